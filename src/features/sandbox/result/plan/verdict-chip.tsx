import { Badge } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import type { CSSProperties } from 'react';
import { useText } from '@/i18n/use-text';
import type { ProgramVerdict } from '@/targeting/plan';

type Verdict = ProgramVerdict['verdict'];

const colors = (background: string, text: string, border: string) =>
  ({
    '--badge-bg': `var(--${background})`,
    '--badge-color': `var(--${text})`,
    '--badge-bd': `1px solid var(--${border})`,
  }) as CSSProperties;

/** A separate sign for each verdict: color alone is not enough. Unsuitable is not the red of a low confidence. */
const LOOKS: Readonly<Record<Verdict, { sign: string; style: CSSProperties }>> = {
  suitable: { sign: '✓', style: colors('good-soft', 'good-ink', 'good-line') },
  partly: { sign: '◐', style: colors('warn-soft', 'warn-ink', 'warn-line') },
  unsuitable: { sign: '✕', style: colors('ink', 'surface', 'ink') },
  'not-assessed': { sign: '?', style: colors('surface', 'ink', 'line-strong') },
};

/** Whether something suits the profile. */
export function VerdictChip({ verdict }: { verdict: Verdict }) {
  const t = useText();
  const { sign, style } = LOOKS[verdict];
  return (
    <Badge
      component="span"
      size="lg"
      tt="none"
      fw={620}
      // Never shortened: a column of a table would be as narrow as it can be.
      style={{ ...style, minWidth: 'max-content' }}
      data-verdict={verdict}
    >
      <span aria-hidden="true">{sign}</span> {t(`plan.verdict.${verdict}`)}
    </Badge>
  );
}
