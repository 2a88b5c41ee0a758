// A skill's files as the chat's tree.

/** As vscode.ChatResponseFileTree. */
export interface TreeEntry {
  name: string;
  children?: TreeEntry[];
}

/** `files` are relative, with `/`; folders come first where their first file does. */
export function fileTree(folder: string, files: readonly string[]): TreeEntry {
  const root: TreeEntry = { name: folder, children: [] };
  for (const file of files) {
    let at = root;
    for (const name of file.split('/')) {
      at.children ??= [];
      const known = at.children.find((child) => child.name === name);
      const next = known ?? { name };
      if (!known) at.children.push(next);
      at = next;
    }
  }
  return root;
}
