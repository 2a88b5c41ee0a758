// Which language a file or a code fence is written in, as far as the rules care.

export type Language =
  | 'markdown'
  | 'shell'
  | 'powershell'
  | 'batch'
  | 'python'
  | 'javascript'
  | 'ruby'
  | 'perl'
  | 'php'
  | 'go'
  | 'rust'
  | 'java'
  | 'applescript'
  | 'json'
  | 'yaml'
  | 'toml'
  | 'config'
  | 'html'
  | 'data'
  | 'unknown';

// biome-ignore format: a table
const BY_WORD: Readonly<Record<string, Language>> = {
  md: 'markdown', mdx: 'markdown', markdown: 'markdown', txt: 'markdown', rst: 'markdown', adoc: 'markdown',
  sh: 'shell', bash: 'shell', zsh: 'shell', fish: 'shell', ksh: 'shell', shell: 'shell', console: 'shell',
  terminal: 'shell', command: 'shell', dockerfile: 'shell', makefile: 'shell', mk: 'shell', just: 'shell',
  ps1: 'powershell', psm1: 'powershell', powershell: 'powershell', pwsh: 'powershell',
  bat: 'batch', cmd: 'batch', vbs: 'batch',
  py: 'python', pyw: 'python', python: 'python', python3: 'python', ipynb: 'python', pth: 'python',
  js: 'javascript', mjs: 'javascript', cjs: 'javascript', jsx: 'javascript', ts: 'javascript', tsx: 'javascript',
  mts: 'javascript', cts: 'javascript', javascript: 'javascript', typescript: 'javascript', node: 'javascript',
  rb: 'ruby', ruby: 'ruby', pl: 'perl', perl: 'perl', php: 'php', go: 'go', golang: 'go', rs: 'rust', rust: 'rust',
  java: 'java', kt: 'java', kotlin: 'java', cs: 'java', csharp: 'java', swift: 'java', c: 'java', cpp: 'java',
  scpt: 'applescript', applescript: 'applescript', osascript: 'applescript',
  json: 'json', jsonc: 'json', json5: 'json', yaml: 'yaml', yml: 'yaml', toml: 'toml',
  ini: 'config', cfg: 'config', conf: 'config', env: 'config', properties: 'config', plist: 'config',
  html: 'html', htm: 'html', svg: 'html', xml: 'html', vue: 'html',
  csv: 'data', tsv: 'data', sql: 'data', css: 'data', scss: 'data', log: 'data',
};

// biome-ignore format: a table
const SCRIPTS: ReadonlySet<Language> = new Set([
  'shell', 'powershell', 'batch', 'python', 'javascript', 'ruby', 'perl', 'php', 'go', 'rust', 'java', 'applescript', 'html',
]);

/** The language that a word names: an extension without its dot, or what stands after a code fence. */
export function languageOfWord(word: string): Language {
  return BY_WORD[word.toLowerCase()] ?? 'unknown';
}

/** The language of a file, by its name, else by its first line. */
export function languageOfFile(path: string, text: string): Language {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const word = name.slice(name.lastIndexOf('.') + 1);
  const byName = languageOfWord(word);
  if (byName !== 'unknown') return byName;
  if (!text.startsWith('#!')) return 'unknown';
  const program = /^#![^\n]{0,80}?\b(bash|zsh|sh|python|node|ruby|perl|php|pwsh|deno|bun)/.exec(text)?.[1];
  return program === 'deno' || program === 'bun' ? 'javascript' : languageOfWord(program ?? '');
}

/** True for a language that a machine runs. */
export function isScript(language: Language): boolean {
  return SCRIPTS.has(language);
}
