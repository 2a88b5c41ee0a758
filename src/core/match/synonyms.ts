// Everyday synonyms inside English. `SAME` lines mean one thing; the words of a `NEAR` line often stand for one another.

const SAME = `
  pull request, pr, merge request
  command line, cli, terminal
  user interface, ui
  user experience, ux
  continuous integration, ci
  continuous delivery, continuous deployment, cd
  large language model, llm
  sign up, signup, register
  sign in, signin, log in, login
  set up, setup
  clean up, cleanup
  check in, checkin, commit
  code base, codebase
  write up, writeup
  end to end, e2e
  test driven development, tdd
  machine learning, ml
  artificial intelligence, ai
  retrieval augmented generation, rag
  search engine optimization, seo
  object relational mapping, orm
  infrastructure as code, iac
  single sign on, sso
  software development kit, sdk
  product requirements document, prd
  architecture decision record, adr
  text to speech, tts
  speech to text, stt, transcription
  to do, todo, task
  e mail, email
  work flow, workflow
  road map, roadmap
  stand up, standup
  post mortem, postmortem, retrospective
  change log, changelog, release notes
  spread sheet, spreadsheet
  slide deck, slides, pptx, presentation
  word document, docx
  screen shot, screenshot
  key word, keyword
  white space, whitespace
  back end, backend, server side
  front end, frontend, client side
  open source, oss
  knowledge base, wiki
  natural language processing, nlp
  question answering, qa
  quality assurance, qa
  access control, authorization, permission
  personal access token, pat
  service level objective, slo
  site reliability, sre
  web page, page
  unit test, unit testing
  data base, database
  file system, filesystem
  time zone, timezone
  time series, timeseries
  type check, typecheck
  dead code, unused code
  log file, logs
  dark mode, dark theme
  model context protocol, mcp
  cross site scripting, xss
  cross site request forgery, csrf
  server side request forgery, ssrf
  sql injection, sqli
  local file inclusion, lfi, path traversal, directory traversal
  remote code execution, rce
  insecure direct object reference, idor
  privilege escalation, privesc
  open source intelligence, osint, reconnaissance
  two factor authentication, 2fa, multi factor authentication, mfa
  json web token, jwt
  role based access control, rbac
  personally identifiable information, pii, personal data
  static analysis, sast
  software bill of materials, sbom
  accessibility, a11y, wcag
  internationalization, i18n
  localization, l10n
  observability, o11y
  domain driven design, ddd
  behavior driven development, bdd
  server side rendering, ssr
  static site generation, ssg
  single page application, spa
  progressive web app, pwa
  minimum viable product, mvp
  proof of concept, poc
  go to market, gtm
  ideal customer profile, icp
  conversion rate optimization, cro
  applicant tracking system, ats
  key performance indicator, kpi
  objectives and key results, okr
  return on investment, roi
  a b test, ab test, split test, experiment
  optical character recognition, ocr
  extract transform load, etl
  directed acyclic graph, dag
  command injection, shell injection
  out of memory, oom
  queries per second, qps, throughput
  continuous deployment pipeline, cicd, ci cd
  virtual machine, vm
  content delivery network, cdn
  reinforcement learning, rl
  fine tune, finetune
  page speed, load time, web performance
  hot fix, hotfix
  cheat sheet, cheatsheet
  play book, playbook, runbook
  git hub, github
  java script, javascript
  type script, typescript
`;

const NEAR = `
  remove, delete, erase, drop, purge, uninstall, clean
  create, make, build, generate, write, scaffold, author, produce, draft
  add, insert, include, append
  fix, repair, resolve, solve, correct, troubleshoot, debug
  bug, defect, error, issue, problem, failure
  improve, optimize, enhance, better, boost, tune, refine, polish
  speed, performance, fast, slow, latency, quick
  check, verify, validate, test, inspect
  review, audit, inspect, critique, assess, evaluate
  analyze, examine, investigate, study, assess
  find, search, locate, lookup, discover, detect, hunt
  show, display, view, list, print
  explain, describe, understand, teach, clarify
  change, modify, edit, update, alter, adjust
  convert, transform, translate, migrate, turn, export
  upgrade, update, bump, migrate
  deploy, publish, ship, release, launch, host
  setup, configure, install, bootstrap, initialize, onboard
  site, page
  image, picture, photo
  diagram, chart, graph, draw, visualize, plot, figure
  guide, tutorial, walkthrough, tour
  summary, summarize, digest, recap
  plan, roadmap, strategy
  price, pricing, cost, expense, spend, budget
  money, payment, billing
  customer, client, buyer
  company, business, startup
  competitor, rival, competition
  job, career
  compare, versus, comparison
  protect, secure, harden
  security, vulnerability, safe
  attack, exploit, hack, penetration
  password, credential, secret, key
  login, authentication
  signup, registration
  choose, pick, select, decide
  split, divide, break, separate
  merge, combine, join
  save, store, persist
  remember, memory, recall
  get, fetch, retrieve, download, pull
  send, push, submit, post
  run, execute, launch, invoke
  stop, halt, kill, cancel
  monitor, watch, track, observe, observability
  schedule, cron, timer
  simplify, clean, refactor, restructure
  folder, directory
  library, package, module, dependency
  table, spreadsheet, excel, xlsx
  slide, presentation, pptx
  video, movie, clip
  voice, speech, audio
  brainstorm, ideation, idea
  article, post, blog
  copy, text
  advertisement, campaign
  answer, reply, respond
  rewrite, rephrase, paraphrase
  interface, frontend
  layout, design, style
  component, widget
  pipeline, workflow
  agent, assistant, bot
  team, group
  ticket, issue, story
  branch, fork
  history, past, previous
  rule, policy, guideline, standard, convention
  contract, agreement
  legal, law, compliance, regulation
  paper, publication, article
  cite, citation, reference
  metric, measure, kpi
  report, dashboard
  big, large
`;

/** A word or phrase that may stand for another, and how well. */
export interface Synonym {
  readonly phrase: string;
  readonly weight: number;
}

const WEIGHTS = [
  [SAME, 0.9],
  [NEAR, 0.4],
] as const;

/** Every word and phrase that has synonyms, with them. */
export function allSynonyms(): ReadonlyMap<string, readonly Synonym[]> {
  const synonyms = new Map<string, Synonym[]>();
  for (const [table, weight] of WEIGHTS) {
    for (const line of table.split('\n')) {
      const phrases = line.trim().split(', ');
      for (const phrase of phrases) {
        const others = phrases.filter((other) => other !== phrase).map((other) => ({ phrase: other, weight }));
        const known = synonyms.get(phrase);
        if (known) known.push(...others);
        else if (others.length > 0) synonyms.set(phrase, others);
      }
    }
  }
  return synonyms;
}
