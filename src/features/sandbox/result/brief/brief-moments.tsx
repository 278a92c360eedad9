import { Group, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import type { BriefMoment } from '@/targeting/brief-moments';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { PlayTime } from '../entries/play-time';
import { VerdictChip } from '../plan/verdict-chip';

/** The moments that fit the brief, the best first, each with its score and what meets which wish for how long. */
export function BriefMoments({ moments }: { moments: readonly BriefMoment[] }) {
  const t = useText();
  const { duration, percentWhole } = useFormats();
  const nameOf = useConceptName();
  return (
    <>
      {moments.every(({ verdict }) => verdict === 'unsuitable') ? (
        <Text size="sm" c="dimmed">
          {t('plan.brief.only-unsuitable')}
        </Text>
      ) : null}
      <ol aria-label={t('plan.brief.best')}>
        {moments.map(({ startMs, verdict, match }) => (
          <Group component="li" key={startMs} gap="0 12px">
            <PlayTime timeMs={startMs} />
            <Text size="sm" miw={120}>
              {t('plan.brief-match', { share: percentWhole(match.score) })}
            </Text>
            <VerdictChip verdict={verdict} />
            <Text size="sm">
              {match.reasons
                .map(({ concepts, ms }) => `${concepts.map(nameOf).join(', ')} ${duration(ms)}`)
                .join(' · ')}
            </Text>
          </Group>
        ))}
      </ol>
    </>
  );
}
