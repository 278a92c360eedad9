import { useText } from '@/i18n/use-text';
import type { ProgramVerdict } from '@/targeting/plan';
import classes from './verdict-chip.module.css';

type Verdict = ProgramVerdict['verdict'];

/** A separate sign for each verdict: color alone is not enough. */
const SIGNS: Readonly<Record<Verdict, string>> = {
  suitable: '✓',
  partly: '◐',
  unsuitable: '✕',
  'not-assessed': '?',
};

/** Whether something suits the profile. */
export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const t = useText();
  return (
    <span className={classes.verdict} data-verdict={verdict}>
      <span aria-hidden="true">{SIGNS[verdict]}</span> {t(`plan.verdict.${verdict}`)}
    </span>
  );
}
