// Skills made of an MCP server's tools (third seed): those with one prefix are one skill, a tool alone is one by itself.

/** An MCP tool by the name that VS Code gives it: `mcp_<server>_<tool>`. */
export interface McpTool {
  readonly name: string;
  readonly description: string;
}

export interface MadeSkill {
  readonly name: string;
  /** The whole SKILL.md. */
  readonly text: string;
}

const NAME = /^mcp_(?<server>[^_]+)_(?<tool>.+)$/;
/** Characters of a tool's description in the text. */
const DESCRIPTION = 400;

/** Sorted by name. Tools that no server brought are passed over. */
export function mcpSkills(tools: readonly McpTool[]): readonly MadeSkill[] {
  const groups = new Map<string, { readonly server: string; readonly prefix: string; readonly tools: McpTool[] }>();
  for (const tool of tools) {
    const { server, tool: own } = NAME.exec(tool.name)?.groups ?? {};
    if (server === undefined || own === undefined) continue;
    // A prefix is what stands before the first "_"; a name without one stands for itself.
    const [prefix = own] = own.split('_');
    const key = skillName(server, prefix);
    const group = groups.get(key) ?? { server, prefix, tools: [] };
    group.tools.push(tool);
    groups.set(key, group);
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, group]) => ({ name, text: skillText(name, group.server, group.prefix, group.tools) }));
}

function skillName(server: string, prefix: string): string {
  const name = `${server}-${prefix}`.toLowerCase().replace(/[^a-z\d]+/g, '-');
  return name.replace(/^-+|-+$/g, '').slice(0, 64);
}

function skillText(name: string, server: string, prefix: string, tools: readonly McpTool[]): string {
  const [only, ...more] = tools;
  const own = tools.map((tool) => NAME.exec(tool.name)?.groups?.tool ?? tool.name);
  const description =
    only && more.length === 0
      ? oneLine(only.description) || `MCP tool: ${own[0]}`
      : `MCP ${prefix} tools: ${own.join(', ')}`;
  return [
    '---',
    `name: ${name}`,
    `description: ${JSON.stringify(description.slice(0, 1024))}`,
    `allowed-tools: ${tools.map((tool) => tool.name).join(' ')}`,
    'metadata:',
    `  server_id: ${JSON.stringify(server)}`,
    ...(more.length > 0 ? [`  prefix: ${JSON.stringify(prefix)}`] : [`  tool_name: ${JSON.stringify(own[0])}`]),
    '---',
    '',
    `These tools come from the MCP server ${server}. What follows are its own descriptions of them.`,
    '',
    ...tools.map((tool) => `- \`${tool.name}\`: ${oneLine(tool.description).slice(0, DESCRIPTION)}`),
    '',
  ].join('\n');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
