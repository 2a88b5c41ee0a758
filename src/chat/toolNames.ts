// What an agent's name for a tool means among the tools that are here.

/** Compared without case and punctuation: `web_search` is `webSearch`. */
export function resolveTool(name: string, tools: readonly string[]): readonly string[] {
  const wanted = plain(name);
  return tools.filter((tool) => plain(tool) === wanted);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}
