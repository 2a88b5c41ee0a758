// The page of a finding: what its code in Problems and hovers leads to.

import * as vscode from 'vscode';
import { fill } from '../core/model/finding';
import { FINDINGS, type FindingCode } from '../core/model/findings';
import type { Services } from '../host/services';

const SCHEME = 'skillshelf-finding';

export function registerExplanations({ settings }: Pick<Services, 'settings'>): vscode.Disposable {
  return vscode.Disposable.from(
    vscode.workspace.registerTextDocumentContentProvider(SCHEME, {
      provideTextDocumentContent: ({ path }) => pageOf(path.replace(/^\/|\.md$/g, ''), settings.current.rules),
    }),
    vscode.commands.registerCommand('skillshelf.editor.explain', async (code: unknown) => {
      if (!isCode(code)) return;
      await vscode.commands.executeCommand(
        'markdown.showPreview',
        vscode.Uri.from({ scheme: SCHEME, path: `/${code}.md` }),
      );
    }),
  );
}

function isCode(code: unknown): code is FindingCode {
  return typeof code === 'string' && Object.hasOwn(FINDINGS, code);
}

function pageOf(code: string, rules: Readonly<Record<string, string>>): string {
  if (!isCode(code)) return '';
  const { t } = vscode.l10n;
  const { message, remedy, severity } = FINDINGS[code];
  const set = rules[code];
  return [
    `# ${code}`,
    withPlaces(t(message)),
    `**${t('What to do')}**`,
    withPlaces(t(remedy)),
    `**${t('Severity')}**`,
    set && set !== severity ? t('{0}, by your settings; {1} as it comes', set, severity) : severity,
    t('To change it, or to switch the rule off, put this into your settings:'),
    `\`\`\`json\n"skillshelf.rules": { "${code}": "off" }\n\`\`\``,
  ].join('\n\n');
}

/** `{key}` is shown as a place, for here it has no value. */
function withPlaces(sentence: string): string {
  const places = Object.fromEntries([...sentence.matchAll(/\{(\w+)\}/g)].map(([, key = '']) => [key, `‹${key}›`]));
  return fill(sentence, places);
}
