// Paths in the core: an absolute native path, or `scheme://authority/path` (raw, not percent-encoded) off the disk.

const URI = /^[a-z][a-z\d+.-]+:\/\//i;
const WINDOWS = /^(?:[a-z]:[\\/]|\\\\)/i;

/** True for a place that is not on a disk, such as `vscode-vfs://github/owner/repo`. */
export function isUri(path: string): boolean {
  return URI.test(path);
}

/** The separator that `path` is written with. */
export function separatorOf(path: string): '/' | '\\' {
  return !path.startsWith('/') && WINDOWS.test(path) ? '\\' : '/';
}

/** `segments` may hold `/`; they are written in the manner of `base`. */
export function join(base: string, ...segments: readonly string[]): string {
  const separator = separatorOf(base);
  let path = base;
  for (const segment of segments) {
    const native = separator === '\\' ? segment.replaceAll('/', '\\') : segment;
    path = path.endsWith('/') || path.endsWith('\\') ? path + native : path + separator + native;
  }
  return path;
}

function lastSeparator(path: string): number {
  return separatorOf(path) === '\\' ? Math.max(path.lastIndexOf('\\'), path.lastIndexOf('/')) : path.lastIndexOf('/');
}

/** The last segment; empty for a path that ends with a separator. */
export function basename(path: string): string {
  return path.slice(lastSeparator(path) + 1);
}

/** All but the last segment. */
export function dirname(path: string): string {
  const at = lastSeparator(path);
  return at <= 0 ? path.slice(0, 1) : path.slice(0, at);
}

/** The extension with its dot, in lower case; empty if there is none. */
export function extname(path: string): string {
  const name = basename(path);
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot).toLowerCase() : '';
}

/** True if `path` is `folder` or lies below it. */
export function isInside(folder: string, path: string): boolean {
  if (path === folder) return true;
  const base = folder.endsWith('/') || folder.endsWith('\\') ? folder : folder + separatorOf(folder);
  return path.startsWith(base);
}

/** The way from `folder` to `path` below it, with `/`; `path` itself where it is not below. */
export function relative(folder: string, path: string): string {
  if (!isInside(folder, path) || path === folder) return path === folder ? '' : path;
  const base = folder.endsWith('/') || folder.endsWith('\\') ? folder : folder + separatorOf(folder);
  return path.slice(base.length).replaceAll('\\', '/');
}

/** True for an absolute native path or a URI. */
export function isAbsolute(path: string): boolean {
  return path.startsWith('/') || WINDOWS.test(path) || isUri(path);
}

/** What no `..` leads out of: `/`, `C:\`, `\\server\share\`, `scheme://authority/`. */
const PREFIX = /^(?:[a-z]:[\\/]|\\\\[^\\/]+[\\/][^\\/]+[\\/]?|[a-z][a-z\d+.-]+:\/\/[^/]*\/?|\/)/i;

/** `path` as seen from the absolute `base`, with `.`, `..`, doubled and trailing separators taken out. */
export function resolve(base: string, path: string): string {
  const whole = isAbsolute(path) ? path : join(base, path);
  const separator = separatorOf(whole);
  const prefix = PREFIX.exec(whole)?.[0] ?? '';
  const segments: string[] = [];
  for (const segment of whole.slice(prefix.length).split(separator === '/' ? '/' : /[\\/]/)) {
    if (segment === '..') segments.pop();
    else if (segment !== '.' && segment !== '') segments.push(segment);
  }
  const start = separator === '/' ? prefix : prefix.replaceAll('/', '\\');
  return (start.endsWith(separator) ? start : start + separator) + segments.join(separator);
}
