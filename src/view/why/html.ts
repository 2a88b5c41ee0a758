// The frame of our pages: no script at all, one style with a nonce, links that run our own commands only.

import { visibleLine } from '../../core/model/hidden';

/** A stranger's text, or a sentence with one in it, on one line. */
export function escapeHtml(text: string): string {
  return visibleLine(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** `label` is HTML. */
export function commandAnchor(label: string, command: string, ...args: readonly unknown[]): string {
  return `<a href="command:${command}?${escapeHtml(encodeURIComponent(JSON.stringify(args)))}">${label}</a>`;
}

export interface Frame {
  readonly title: string;
  /** HTML. */
  readonly body: string;
  readonly nonce: string;
  readonly language: string;
}

export function pageHtml({ title, body, nonce, language }: Frame): string {
  return `<!DOCTYPE html>
<html lang="${escapeHtml(language)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'nonce-${nonce}';">
<title>${escapeHtml(title)}</title>
<style nonce="${nonce}">${STYLE}</style>
</head>
<body><main>${body}</main></body>
</html>`;
}

const STYLE = `
body { padding: 0; color: var(--vscode-foreground); font: 13px/1.5 var(--vscode-font-family); }
main { max-width: 860px; margin: 0 auto; padding: 22px 28px 48px; }
h1 { font-size: 20px; font-weight: 600; margin: 0 0 2px; }
h2 { font-size: 11px; font-weight: 600; letter-spacing: .06em; text-transform: uppercase;
  color: var(--vscode-descriptionForeground); margin: 30px 0 6px; }
p { margin: 4px 0; }
a { color: var(--vscode-textLink-foreground); text-decoration: none; }
a:hover { color: var(--vscode-textLink-activeForeground); text-decoration: underline; }
a:focus-visible { outline: 1px solid var(--vscode-focusBorder); outline-offset: 2px; }
.dim { color: var(--vscode-descriptionForeground); }
.lead { margin: 14px 0 0; font-size: 14px; }
.chips { display: flex; flex-wrap: wrap; gap: 6px; margin: 8px 0 0; padding: 0; list-style: none; }
.chips li { border: 1px solid var(--vscode-widget-border, var(--vscode-panel-border)); border-radius: 4px; padding: 1px 9px; }
.chips li::before { content: '✓'; color: var(--vscode-testing-iconPassed); margin-right: 6px; }
.rows { display: grid; grid-template-columns: 116px 96px 1fr; margin: 0; }
.rows > * { padding: 9px 12px 9px 0; border-top: 1px solid var(--vscode-panel-border); margin: 0; }
.agent { font-weight: 600; }
.state { color: var(--vscode-descriptionForeground); white-space: nowrap; }
.state.bad { color: var(--vscode-errorForeground); }
.state.warn { color: var(--vscode-editorWarning-foreground); }
.fix, .seen { display: block; margin-top: 3px; }
.chips + .seen { margin-top: 8px; }
.fix::before { content: '→ '; color: var(--vscode-descriptionForeground); }
.bar { fill: var(--vscode-progressBar-background); }
.bar.full { fill: var(--vscode-editorWarning-foreground); }
.track { display: block; border-radius: 3px; background: var(--vscode-input-background);
  border: 1px solid var(--vscode-widget-border, transparent); overflow: hidden; margin: 6px 0 4px; }
.meter { padding: 14px 0; border-top: 1px solid var(--vscode-panel-border); }
.meter header { display: flex; justify-content: space-between; gap: 16px; }
.names { margin: 4px 0 0; }
@media (max-width: 560px) { .rows { grid-template-columns: 1fr auto; } .rows .said { grid-column: 1 / -1; border-top: 0; padding-top: 0; } }
`;
