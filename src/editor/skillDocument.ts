// An open SKILL.md as it stands at this moment: its text, what comes of it, and the way from offsets to positions.

import * as vscode from 'vscode';
import type { FixContext } from '../core/author/fixes/subject';
import { bodyOf } from '../core/format/body';
import { type HeadContext, type HeadResult, readHead } from '../core/format/document';
import type { Finding } from '../core/model/finding';
import { basename, dirname } from '../core/model/paths';
import type { Skill, SkillHead } from '../core/model/skill';
import { firstSentence } from '../core/prompt/descriptions';
import { toPath } from '../host/uri';

const BOM = '\ufeff';

/** A link of Markdown; what is read of it is its first group. */
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;

/** What the root says of the file. */
export type RootRules = Pick<HeadContext, 'strictName' | 'anyMarkdown'>;

export class SkillDocument {
  readonly document: vscode.TextDocument;
  readonly version: number;
  readonly encoding: string;
  /** As the core knows the file. */
  readonly path: string;
  /** With the byte order mark that the file begins with and VS Code keeps to itself. */
  readonly text: string;
  readonly context: HeadContext;
  readonly result: HeadResult;

  constructor(document: vscode.TextDocument, rules: RootRules) {
    this.document = document;
    this.version = document.version;
    this.encoding = document.encoding;
    this.path = toPath(document.uri);
    this.text = (this.encoding === 'utf8bom' ? BOM : '') + document.getText();
    this.context = {
      ...rules,
      fileName: basename(this.path),
      folderName: basename(dirname(this.path)),
      complete: true,
    };
    this.result = readHead(this.text, this.context);
  }

  get directory(): string {
    return dirname(this.path);
  }

  /** What the head says; undefined where no skill comes of the file. */
  get head(): SkillHead | undefined {
    return this.result.kind === 'skill' ? this.result.head : undefined;
  }

  /** The findings on the head, or the reason why no skill comes of the file. */
  get findings(): readonly Finding[] {
    if (this.result.kind === 'failure') return [this.result.finding];
    return this.head?.findings ?? [];
  }

  /** The catalog's `skill` as it will be when this text is saved. */
  asSkill(skill: Skill | undefined): Skill | undefined {
    return skill && this.head && { ...skill, ...this.head, size: this.text.length };
  }

  /** What is known for fixes: the skill's files, and the names of others, as far as they are needed. */
  fixContext(files: readonly string[] = [], skills: readonly string[] = []): FixContext {
    const summary = firstSentence(bodyOf(this.text).body)?.replace(LINK, '$1');
    return { ...this.context, files, skills, ...(summary && { summary }) };
  }

  offsetAt(position: vscode.Position): number {
    return this.document.offsetAt(position) + this.#shift;
  }

  range(start: number, end: number): vscode.Range {
    return new vscode.Range(this.#positionAt(start), this.#positionAt(end));
  }

  #positionAt(offset: number): vscode.Position {
    return this.document.positionAt(Math.max(0, offset - this.#shift));
  }

  get #shift(): number {
    return this.text.startsWith(BOM) ? 1 : 0;
  }
}
