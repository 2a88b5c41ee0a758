// What an agent says of a skill, as a row tells it: an icon and two words.

import type { State, Verdict } from '../../core/explain/verdict';
import { basename } from '../../core/model/paths';
import type { Words } from '../../host/text';
import type { Icon } from './row';

const DIM = 'disabledForeground';
const PASSED: Icon = { id: 'check', color: 'testing.iconPassed' };
const WARNED = 'problemsWarningIcon.foreground';

export const VERDICT_ICONS: Readonly<Record<State, Icon>> = {
  loaded: PASSED,
  cut: { id: 'warning', color: WARNED },
  'over-budget': { id: 'warning', color: WARNED },
  refused: { id: 'error', color: 'problemsErrorIcon.foreground' },
  shadowed: { id: 'layers', color: DIM },
  hidden: { id: 'eye-closed', color: 'descriptionForeground' },
  disabled: { id: 'circle-slash', color: DIM },
  'too-deep': { id: 'fold-down', color: DIM },
  'wrong-place': { id: 'circle-slash', color: DIM },
};

/** The state's short name; the page says the rest. */
export const STATE_WORDS: Readonly<Record<State, string>> = {
  loaded: 'loaded',
  cut: 'cut',
  'over-budget': 'does not fit',
  refused: 'refused',
  shadowed: 'shadowed',
  hidden: 'by hand only',
  disabled: 'off',
  'too-deep': 'too deep',
  'wrong-place': 'elsewhere',
};

/** Empty for a skill that the agent loads as it is. */
export function verdictRemark({ state, winner }: Verdict, { t }: Words): string {
  if (state === 'loaded') return '';
  if (!winner) return t(STATE_WORDS[state]);
  return t('shadowed by {0}', `${winner.root.label}/${basename(winner.directory)}`);
}
