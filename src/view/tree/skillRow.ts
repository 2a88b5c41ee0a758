// A skill's row: the state as icon and first words, then what the skill is for.

import { isOwn, unitOf } from '../../core/author/unit';
import { visibleLine } from '../../core/model/hidden';
import { basename } from '../../core/model/paths';
import type { Words } from '../../host/text';
import { trustWords } from '../../host/trust/words';
import { auditNodes, findingNodes } from './items';
import type { SkillNode, SkillState } from './nodes';
import type { Icon, Row } from './row';
import { shortWords } from './shortWords';
import { STATE_WORDS, VERDICT_ICONS, verdictRemark } from './verdictWords';

export const STATE_ICONS: Readonly<Record<SkillState, Icon>> = {
  ok: { id: 'check', color: 'testing.iconPassed' },
  unchecked: { id: 'circle-outline', color: 'testing.iconUnset' },
  warning: { id: 'warning', color: 'problemsWarningIcon.foreground' },
  error: { id: 'error', color: 'problemsErrorIcon.foreground' },
  risky: { id: 'shield', color: 'problemsWarningIcon.foreground' },
  blocked: { id: 'shield', color: 'problemsErrorIcon.foreground' },
  shadowed: { id: 'layers', color: 'disabledForeground' },
  withheld: { id: 'lock', color: 'descriptionForeground' },
  disabled: { id: 'circle-slash', color: 'disabledForeground' },
};

export function skillRow(node: SkillNode, words: Words): Row {
  const { skill, state, verdict } = node;
  const label = visibleLine(skill.name);
  const summary = visibleLine(skill.description);
  const remark = skillRemark(node, words);
  return {
    label,
    description: [remark, (verdict?.state ?? state) === 'shadowed' ? '' : summary].filter(Boolean).join(' · '),
    icon: verdict ? VERDICT_ICONS[verdict.state] : STATE_ICONS[state],
    ...(DIMMED.has(verdict?.state ?? state) && { tone: 'shadowed' }),
    expansion: 'collapsed',
    context: contextOf(node),
    spoken: [label, stateWords(node, words), summary].filter(Boolean).join(', '),
  };
}

const DIMMED: ReadonlySet<string> = new Set(['shadowed', 'disabled']);

/** The words that menus look for. `decided`: the person said whether models get it; `own`: may be renamed, moved and deleted; `copyable`: may be copied to the workspace. */
function contextOf({ skill, state, standing }: SkillNode): string {
  const isProject = skill.root.scope === 'project';
  const words = [
    skill.root.source !== 'bundled' && (standing.decision ? 'decided' : 'undecided'),
    isProject && 'inWorkspace',
    isOwn(skill) && 'own',
    !isProject && unitOf(skill) !== undefined && 'copyable',
  ];
  return ['skill', state, ...words].filter(Boolean).join(' ');
}

/** What is worth knowing before the description; empty for a skill that is as it should be. */
export function skillRemark(node: SkillNode, words: Words): string {
  const { t } = words;
  if (node.verdict) return verdictRemark(node.verdict, words);
  switch (node.state) {
    case 'shadowed':
      return shadowWords(node, words);
    case 'withheld':
      return node.standing.kind === 'restricted' ? t('withheld') : t('kept from models');
    case 'blocked':
      return t('blocked');
    case 'risky':
      return riskWords(node, words);
    case 'disabled':
      return t('off');
    case 'ok':
    case 'unchecked':
      if (node.twins.length > 0) return twinWords(node, words);
      return node.skill.modelInvocable ? '' : t('by hand only');
    default:
      return problemWords(node, words);
  }
}

function riskWords(node: SkillNode, { t }: Words): string {
  const risks = auditNodes(node).length;
  return risks === 1 ? t('1 risk') : t('{0} risks', risks);
}

function problemWords(node: SkillNode, words: Words): string {
  const problems = findingNodes(node).filter(({ finding }) => finding.severity !== 'info');
  const first = problems[0];
  if (first && problems.length === 1) return shortWords(first.finding, words);
  return words.t('{0} problems', problems.length);
}

function twinWords({ twins }: SkillNode, { t }: Words): string {
  return t('also in {0}', twins.map(({ root }) => root.folder?.name ?? root.label).join(', '));
}

function shadowWords({ skill, winner }: SkillNode, { t }: Words): string {
  if (!winner) return '';
  const where = winner.root === skill.root ? basename(winner.directory) : winner.root.label;
  return t('shadowed by {0}', where);
}

/** The state as a sentence's part, for a screen reader and the hover. */
export function stateWords(node: SkillNode, words: Words): string {
  const { t } = words;
  if (node.verdict) return t(STATE_WORDS[node.verdict.state]);
  switch (node.state) {
    case 'ok':
      return node.twins.length > 0 ? twinWords(node, words) : t('ok');
    case 'shadowed':
      return shadowWords(node, words);
    case 'withheld':
    case 'blocked':
      return trustWords(node.standing, words);
    case 'risky':
      return `${riskWords(node, words)}, ${trustWords(node.standing, words)}`;
    case 'unchecked':
      return t('not checked yet');
    case 'disabled':
      return t('switched off for models; started by hand it works');
    default:
      return problemWords(node, words);
  }
}
