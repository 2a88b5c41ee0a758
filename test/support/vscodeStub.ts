// A `vscode` for the web bundle outside VS Code: every name is there, can be called, awaited and listed, and does nothing.

/** Values that code asks about; a path such as `workspace.workspaceFolders`. */
export type Known = Readonly<Record<string, unknown>>;

export function vscodeStub(known: Known, at = ''): unknown {
  function target(): void {
    // only its being a function counts
  }
  const stub: object = new Proxy(target, {
    get(_, key) {
      if (key === 'prototype') return target.prototype;
      if (key === 'then') return undefined; // awaited, it is itself
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === Symbol.toPrimitive) return () => at;
      const name = at ? `${at}.${String(key)}` : String(key);
      return name in known ? known[name] : vscodeStub(known, name);
    },
    has: () => true,
    set: () => true, // properties of what it made
    apply: () => vscodeStub(known, `${at}()`),
    construct: (_, args, newTarget) =>
      newTarget === stub ? (vscodeStub(known, `new ${at}`) as object) : Reflect.construct(target, args, newTarget),
  });
  return stub;
}
