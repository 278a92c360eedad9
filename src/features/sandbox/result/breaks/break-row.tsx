import { Button, Group, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import type { MediaPlan, PlannedBreak } from '@/targeting/plan';
import type { BoundaryMoves } from '@/targeting/segment-boundaries';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { Findings } from '../plan/findings';
import type { PlanEditor } from '../plan/use-planning';
import { VerdictChip } from '../plan/verdict-chip';
import { BoundaryNote } from './boundaries';
import { BreakDetails } from './break-details';
import { useReasons } from './break-reasons';
import { useBreakWarnings } from './break-warnings';
import classes from './breaks.module.css';

interface BreakRowProps {
  place: PlannedBreak;
  plan: MediaPlan;
  keepBreak: PlanEditor['keepBreak'];
  onDrop: (timestamp: number) => void;
  onMove: (moves: BoundaryMoves) => void;
}

/** The last picture before a break and the first one after it. */
function Pictures({ place: { timestamp }, plan }: { place: PlannedBreak; plan: MediaPlan }) {
  const { thumbnails = [] } = plan.response;
  const next = thumbnails.findIndex((each) => each.timestamp >= timestamp);
  const pictures = [thumbnails.at(next < 0 ? -1 : next - 1), thumbnails[next]];
  if (thumbnails.length === 0) return null;
  return (
    <div className={classes.pictures}>
      {pictures.map((picture, index) => {
        const isKnown = picture && (index === 1 || picture.timestamp < timestamp);
        return <span key={index}>{isKnown ? <img src={picture.image} alt="" /> : null}</span>;
      })}
    </div>
  );
}

/**
 * Keeps or drops a break. What does not suit goes into no file, and what was added stays until it is dropped: neither
 * can be kept. A place that is not planned has nothing to be dropped.
 */
function Decision({ place, keepBreak, onDrop }: Omit<BreakRowProps, 'plan' | 'onMove'>) {
  const t = useText();
  const { timestamp, verdict, isKept, isAdded, isPlanned } = place;
  const time = formatTimecode(timestamp);
  return (
    <div className={classes.decision}>
      {verdict === 'unsuitable' || isAdded ? null : (
        <Button
          variant={isKept ? 'filled' : 'default'}
          size="xs"
          aria-pressed={isKept}
          aria-label={t('plan.breaks.keep-at', { time })}
          onClick={() => keepBreak(timestamp, !isKept)}
        >
          {t('plan.breaks.keep')}
        </Button>
      )}
      {isPlanned ? (
        <Button
          variant="default"
          size="xs"
          aria-label={t('plan.breaks.drop-at', { time })}
          onClick={() => onDrop(timestamp)}
        >
          {t('plan.breaks.drop')}
        </Button>
      ) : null}
    </div>
  );
}

/** A break or place: when, between which pictures, its score and why, and the user's decision about it. */
export const BreakRow = memo(function BreakRow({ place, plan, keepBreak, onDrop, onMove }: BreakRowProps) {
  const t = useText();
  const { percentWhole } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const warnings = useBreakWarnings(plan)(place);
  const why = useReasons(place);
  const { timestamp, score, verdict, findings, isPlanned } = place;
  const details = `break-${timestamp}-details`;
  return (
    <>
      <Table.Tr id={`break-${timestamp}`} className={classes.break}>
        <Table.Th scope="row" fw={400}>
          <PlayTime timeMs={timestamp} />
          {isPlanned ? (
            <Text component="span" display="block" size="sm" c="dimmed">
              {t('plan.breaks.seconds', { seconds: plan.podSeconds })}
            </Text>
          ) : null}
          <Pictures place={place} plan={plan} />
        </Table.Th>
        <Table.Td className={classes.why}>
          <Group gap={4}>
            <VerdictChip verdict={verdict} />
            <Button
              variant="subtle"
              size="compact-sm"
              px={4}
              fz="xs"
              aria-expanded={isOpen}
              aria-controls={details}
              onClick={() => setOpen(!isOpen)}
            >
              {t('plan.place-score', { share: percentWhole(score) })}
            </Button>
          </Group>
          <Text size="sm">{why.join(' · ')}</Text>
          {warnings.map((warning) => (
            <Text key={warning} size="sm" fw={560} c="var(--warn-ink)">
              {warning}
            </Text>
          ))}
          <BoundaryNote place={place} plan={plan} onMove={onMove} />
          <Findings findings={findings} plan={plan} />
        </Table.Td>
        <Table.Td>
          <Decision place={place} keepBreak={keepBreak} onDrop={onDrop} />
        </Table.Td>
      </Table.Tr>
      <Table.Tr id={details} hidden={!isOpen}>
        {isOpen ? (
          <Table.Td colSpan={3}>
            <BreakDetails place={place} plan={plan} />
          </Table.Td>
        ) : null}
      </Table.Tr>
    </>
  );
});
