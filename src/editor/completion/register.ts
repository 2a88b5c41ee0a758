// Completion of keys, values, names, tools and paths, while a SKILL.md is written.

import * as vscode from 'vscode';
import { type Completion, type CompletionKind, completionsAt, type Offers } from '../../core/author/completions';
import { spotAt } from '../../core/author/spot';
import { READERS } from '../../core/format/readers';
import { visibleLine } from '../../core/model/hidden';
import { basename, dirname } from '../../core/model/paths';
import { filesBeside } from '../../core/prompt/resources';
import type { Services } from '../../host/services';
import { vscodeWords } from '../../host/text';
import type { SkillDocuments } from '../documents';
import { fieldHelp } from '../hover/fieldHelp';
import { SELECTOR } from '../selector';
import type { SkillDocument } from '../skillDocument';
import { isOwnRequest, nativeLabels } from './nativeLabels';

const KINDS: Readonly<Record<CompletionKind, vscode.CompletionItemKind>> = {
  'file-start': vscode.CompletionItemKind.Snippet,
  key: vscode.CompletionItemKind.Property,
  value: vscode.CompletionItemKind.EnumMember,
  name: vscode.CompletionItemKind.Value,
  skill: vscode.CompletionItemKind.Module,
  tool: vscode.CompletionItemKind.Method,
  file: vscode.CompletionItemKind.File,
  folder: vscode.CompletionItemKind.Folder,
};

/** Readers that stand beside a key. */
const READERS_SHOWN = 2;

/** What of a description stands beside a name. */
const DETAIL = 80;

type Needs = Pick<Services, 'catalog' | 'files'>;

export function registerCompletion(services: Needs, documents: SkillDocuments): vscode.Disposable {
  return vscode.languages.registerCompletionItemProvider(
    SELECTOR,
    {
      async provideCompletionItems(document, position, token, context) {
        const read = isOwnRequest(context) ? undefined : documents.of(document);
        if (!read) return [];
        const offset = read.offsetAt(position);
        const completions = completionsAt(read.text, offset, await offersFor(read, offset, services, token));
        if (completions.length === 0 || token.isCancellationRequested) return [];
        const native = await nativeLabels(document, position);
        return completions.filter(({ label }) => !native.has(label)).map((each, index) => item(read, each, index));
      },
    },
    ...['/', '(', ':', ' ', '-', ','],
  );
}

async function offersFor(
  read: SkillDocument,
  offset: number,
  { catalog, files }: Needs,
  token: vscode.CancellationToken,
): Promise<Offers> {
  const isLink = spotAt(read.text, offset)?.kind === 'link';
  const others = catalog.snapshot.winners.filter(({ path }) => path !== read.path);
  return {
    folderName: basename(dirname(read.path)),
    skills: others.map(({ name, description }) => ({ name, description: visibleLine(description).slice(0, DETAIL) })),
    tools: vscode.lm.tools.map(({ name, description }) => ({
      name,
      detail: visibleLine(description).slice(0, DETAIL),
    })),
    files: isLink ? await filesBeside(read, files, token) : [],
  };
}

function item(read: SkillDocument, completion: Completion, index: number): vscode.CompletionItem {
  const { kind, label, detail, field, insert, start, end, more } = completion;
  const description = field
    ? field.readBy
        .slice(0, READERS_SHOWN)
        .map((reader) => READERS[reader])
        .join(', ')
    : detail;
  const shown = kind === 'file-start' ? vscode.l10n.t('New skill') : label;
  const result = new vscode.CompletionItem({ label: shown, ...(description && { description }) }, KINDS[kind]);
  result.range = read.range(start, end);
  result.insertText = 'snippet' in insert ? new vscode.SnippetString(insert.snippet) : insert.text;
  result.sortText = String(index).padStart(4, '0');
  if (kind === 'file-start') result.filterText = '--- SKILL name';
  if (field) result.documentation = new vscode.MarkdownString(fieldHelp(field, vscodeWords));
  if (more) result.command = { command: 'editor.action.triggerSuggest', title: '' };
  return result;
}
