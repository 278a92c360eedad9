import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { bestBreaks } from '@/targeting/best-of-plan';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { useReasons } from '../breaks/break-reasons';
import { useBreakWarnings } from '../breaks/break-warnings';
import { ExportedBreaks } from '../breaks/exported-breaks';
import { PlayTime } from '../entries/play-time';
import { VerdictChip } from '../plan/verdict-chip';
import { useAddressValue } from '../../use-address-value';

function Break({ place, plan }: { place: PlannedBreak; plan: MediaPlan }) {
  const t = useText();
  const warnings = useBreakWarnings(plan)(place);
  const { timestamp, score, verdict, reasons } = place;
  const { percentWhole } = useFormats();
  const why = useReasons({ ...place, reasons: reasons.slice(0, 1) });
  return (
    <Group component="li" gap="0 12px">
      <PlayTime timeMs={timestamp} />
      <Text size="sm" miw={120}>
        {t('plan.place-score', { share: percentWhole(score) })}
      </Text>
      <VerdictChip verdict={verdict} />
      <Text size="sm">{why.join(' · ')}</Text>
      {warnings.length > 0 ? (
        <Text size="sm" fw={560} c="var(--warn-ink)">
          {warnings.join(' ')}
        </Text>
      ) : null}
    </Group>
  );
}

/** The best breaks of the plan, each with its score and the main reason for it; or why there is none. */
export const BestBreaks = memo(function BestBreaks({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const [, setView] = useAddressValue('view');
  const best = bestBreaks(plan.breaks);
  return (
    <Paper withBorder px="md" py="xs">
      <Group justify="space-between" gap="xs">
        <Title order={4} size="md" id="best-breaks">
          {t('plan.glance.best-break')}
        </Title>
        <Anchor
          component="button"
          type="button"
          size="sm"
          py={3}
          onClick={() => setView('breaks', { pushes: true })}
        >
          {t('plan.glance.all-breaks')}
        </Anchor>
      </Group>
      {best.length > 0 ? (
        <ol aria-labelledby="best-breaks">
          {best.map((place) => (
            <Break key={place.timestamp} place={place} plan={plan} />
          ))}
        </ol>
      ) : plan.breaks.length > 0 || plan.isAllDropped ? (
        <ExportedBreaks plan={plan} />
      ) : (
        <Text size="sm">{t('plan.breaks.none')}</Text>
      )}
    </Paper>
  );
});
