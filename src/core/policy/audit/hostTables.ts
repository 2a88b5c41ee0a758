// Hosts by what they are used for. A host stands for its subdomains; `host/path` means only what begins so.

/** From a host to the beginnings of the paths that are meant; none: all of it. */
export type HostTable = ReadonlyMap<string, readonly string[]>;

/** Words parted by white space, as a look-up. */
function table(words: string): HostTable {
  const hosts = new Map<string, string[]>();
  for (const word of words.trim().split(/\s+/)) {
    const slash = word.indexOf('/');
    const host = slash < 0 ? word : word.slice(0, slash);
    const paths = hosts.get(host) ?? [];
    if (slash >= 0) paths.push(word.slice(slash));
    hosts.set(host, paths);
  }
  return hosts;
}

/** Where anybody can leave or fetch something without a name: pastes, tunnels, request catchers, chat webhooks. */
export const DEAD_DROPS = table(`
  pastebin.com paste.ee hastebin.com ghostbin.com rentry.co rentry.org glot.io dpaste.com dpaste.org controlc.com
  termbin.com ix.io sprunge.us 0x0.st paste.rs paste.gg pastes.io snippet.host bpa.st clbin.com temp.sh cl1p.net
  justpaste.it privatebin.net privatebin.info telegra.ph paste.debian.net toptal.com/developers/hastebin
  transfer.sh file.io anonfiles.com anonfile.com gofile.io catbox.moe tmpfiles.org bashupload.com oshi.at ufile.io
  pixeldrain.com send.cm filebin.net uguu.se pomf.lain.la dropmefiles.com sendspace.com mediafire.com mega.nz
  ngrok.io ngrok.app ngrok.dev ngrok-free.app ngrok-free.dev trycloudflare.com loca.lt localtunnel.me
  localhost.run lhr.life lhr.rocks serveo.net serveousercontent.com pagekite.me tunnelmole.net bore.pub zrok.io
  playit.gg telebit.io pinggy.io pinggy.link pinggy.online loclx.io portmap.io portmap.host
  duckdns.org no-ip.org no-ip.com ddns.net hopto.org zapto.org sytes.net dynu.net dynu.com
  webhook.site requestbin.com requestbin.net pipedream.net requestcatcher.com beeceptor.com hookbin.com postb.in
  ptsv2.com ptsv3.com mockbin.org webhook.cool typedwebhook.tools requestinspector.com webhookinbox.com
  webhook-test.com putsreq.com requestrepo.com
  interact.sh oast.pro oast.live oast.site oast.online oast.fun oast.me oastify.com burpcollaborator.net
  dnslog.cn dnslog.link ceye.io canarytokens.com canarytokens.org bxss.in xss.ht
  discord.com/api/webhooks discordapp.com/api/webhooks canary.discord.com/api/webhooks ptb.discord.com/api/webhooks
  api.telegram.org/bot
`);

export const SHORTENERS = table(`
  bit.ly tinyurl.com t.co is.gd v.gd cutt.ly goo.gl rb.gy t.ly shorturl.at tiny.cc ow.ly buff.ly s.id rebrand.ly
  shorte.st adf.ly bl.ink soo.gd clck.ru u.to qr.ae urlz.fr lnkd.in dub.sh
`);

/** Installers that their makers tell people to pipe into a shell. */
export const INSTALLERS = table(`
  astral.sh sh.rustup.rs rustup.rs static.rust-lang.org bun.sh bun.com deno.land deno.com get.docker.com
  raw.githubusercontent.com/homebrew/ raw.githubusercontent.com/nvm-sh/ raw.githubusercontent.com/ohmyzsh/
  raw.githubusercontent.com/helm/helm/ raw.githubusercontent.com/golangci/ raw.githubusercontent.com/pyenv/
  raw.githubusercontent.com/aquasecurity/ raw.githubusercontent.com/anchore/ raw.githubusercontent.com/trufflesecurity/
  raw.githubusercontent.com/k3d-io/ raw.githubusercontent.com/kubernetes/ raw.githubusercontent.com/argoproj/
  raw.githubusercontent.com/rhysd/ raw.githubusercontent.com/foundry-rs/ raw.githubusercontent.com/github/
  raw.githubusercontent.com/microsoft/ raw.githubusercontent.com/google/ raw.githubusercontent.com/aws/
  raw.githubusercontent.com/hashicorp/ raw.githubusercontent.com/vercel/ raw.githubusercontent.com/anthropics/
  install.python-poetry.org pyenv.run pixi.sh mise.run mise.jdx.dev get.sdkman.io get.pnpm.io get.volta.sh fnm.vercel.app
  deb.nodesource.com rpm.nodesource.com get.helm.sh get.k3s.io baltocdn.com sh.brew.sh get.pulumi.com
  cli.github.com ollama.com ollama.ai claude.ai opencode.ai cursor.com get.nexte.st nixos.org install.determinate.systems
  fly.io/install.sh railway.app/install.sh railway.com/install.sh cli.doppler.com get.jetify.com get.trunk.io
  sdk.cloud.google.com aka.ms get.scoop.sh chocolatey.org community.chocolatey.org
  packages.microsoft.com download.docker.com pkgs.k8s.io apt.releases.hashicorp.com get.haskellup.org
  get-ghcup.haskell.org wasmtime.dev get.wasmer.io foundry.paradigm.xyz release.solana.com
  release.anza.xyz install.duckdb.org get.modular.com magic.modular.com micro.mamba.pm repo.anaconda.com
  repo.continuum.io bootstrap.pypa.io dot.net dotnet.microsoft.com dl.google.com
  awscli.amazonaws.com s3.amazonaws.com/aws-cli releases.hashicorp.com get.rvm.io cli.run.app
  dl.min.io dl.k8s.io nodejs.org go.dev golang.org python.org www.python.org
`);

/** Hosts that say nothing about a skill: registries, vendors' APIs, documentation. */
export const WELL_KNOWN = table(`
  github.com githubusercontent.com gitlab.com bitbucket.org npmjs.com npmjs.org pypi.org pythonhosted.org crates.io
  rubygems.org maven.org docker.com docker.io ghcr.io quay.io microsoft.com azure.com visualstudio.com google.com
  googleapis.com gstatic.com amazonaws.com amazon.com openai.com anthropic.com claude.com huggingface.co
  cloudflare.com vercel.com netlify.com stripe.com slack.com atlassian.com atlassian.net notion.so notion.com linear.app
  figma.com sentry.io datadoghq.com w3.org schema.org json-schema.org mozilla.org wikipedia.org arxiv.org
  nih.gov ebi.ac.uk ncbi.nlm.nih.gov jsdelivr.net unpkg.com cdnjs.cloudflare.com shields.io apache.org
  debian.org ubuntu.com python.org nodejs.org rust-lang.org kubernetes.io
`);

/** Where anybody puts a page up in a minute. */
export const FREE_HOSTING = table(`
  vercel.app netlify.app pages.dev workers.dev github.io gitlab.io glitch.me repl.co replit.app replit.dev onrender.com
  herokuapp.com web.app firebaseapp.com surge.sh 000webhostapp.com wixsite.com blogspot.com sites.google.com
  weebly.com neocities.org infinityfreeapp.com r2.dev deno.dev fly.dev railway.app up.railway.app lovable.app
  notion.site carrd.co framer.website webflow.io tiiny.site ipfs.io dweb.link
`);
