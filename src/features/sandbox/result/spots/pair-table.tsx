import { Table, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { withPlacement, type Spot } from '@/targeting/spots/spot';
import type { BreakPairs, Pair } from '@/targeting/spots/pairs';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { PairDetails } from './pair-details';
import classes from './spots.module.css';
import type { Preview } from './use-preview';

/** More spots than this are a list in each break: there is no room for as many columns beside the player. */
const MAX_COLUMNS = 4;

/** A sign for each state of a pair: color alone is not enough. */
function stateOf({ conflicts, choice, spot }: Pair, podSeconds: number) {
  if (conflicts.some(({ forbids }) => forbids)) return { state: 'conflict', sign: '✕' } as const;
  if (spot.seconds > podSeconds) return { state: 'long', sign: '↔' } as const;
  if (choice === 'forbidden') return { state: 'forbidden', sign: '–' } as const;
  if (choice === 'pinned') return { state: 'pinned', sign: '●' } as const;
  return conflicts.length > 0
    ? ({ state: 'note', sign: '!' } as const)
    : ({ state: 'free', sign: '' } as const);
}

interface CellProps {
  pair: Pair;
  timestamp: number;
  podSeconds: number;
  isOpen: boolean;
  controls: string;
  onOpen: () => void;
}

/** How well a spot fits a break, with its conflicts as a sign; opens the reasons. */
function Cell({ pair, timestamp, podSeconds, isOpen, controls, onOpen }: CellProps) {
  const t = useText();
  const { percent } = useFormats();
  const { state, sign } = stateOf(pair, podSeconds);
  const fit = pair.fit.score === undefined ? t('spots.not-measured') : percent(pair.fit.score);
  return (
    <Table.Td>
      <UnstyledButton
        className={classes.cell}
        data-state={state}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={t('spots.cell', {
          name: pair.spot.name,
          time: formatTimecode(timestamp),
          fit,
          state: t(`spots.state.${state}`),
        })}
        onClick={onOpen}
      >
        <bdi className={classes.spotName}>{pair.spot.name}</bdi>
        <span>
          {pair.fit.score === undefined ? '?' : fit} {sign}
        </span>
      </UnstyledButton>
    </Table.Td>
  );
}

interface PairTableProps {
  breaks: readonly BreakPairs[];
  /** Total length of the advertisements in a break. */
  podSeconds: number;
  spots: readonly Spot[];
  videoUrl: string;
  onSave: (spot: Spot) => void;
  preview: Preview;
}

/** All breaks and spots: how well each pair fits, and what stands against it. */
export function PairTable({ breaks, podSeconds, spots, videoUrl, onSave, preview }: PairTableProps) {
  const t = useText();
  const [open, setOpen] = useState<{ timestamp: number; spot: string } | null>(null);
  return (
    <Table
      className={classes.table}
      data-list={spots.length > MAX_COLUMNS}
      aria-label={t('spots.table')}
      verticalSpacing={4}
      horizontalSpacing={6}
    >
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('spots.column.break')}</Table.Th>
          {spots.map(({ id, name }) => (
            <Table.Th key={id} scope="col">
              <bdi>{name}</bdi>
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {breaks.map(({ timestamp, step, pairs }) => {
          const details = `spots-${timestamp}`;
          const shown =
            open?.timestamp === timestamp ? pairs.find(({ spot }) => spot.id === open.spot) : undefined;
          return [
            <Table.Tr key={timestamp}>
              <Table.Th scope="row" fw={400}>
                <PlayTime timeMs={timestamp} />
              </Table.Th>
              {pairs.map((pair) => (
                <Cell
                  key={pair.spot.id}
                  pair={pair}
                  timestamp={timestamp}
                  podSeconds={podSeconds}
                  isOpen={pair === shown}
                  controls={details}
                  onOpen={() => {
                    // Its button to stop disappears.
                    if (preview.running) preview.stop();
                    setOpen(pair === shown ? null : { timestamp, spot: pair.spot.id });
                  }}
                />
              ))}
            </Table.Tr>,
            <Table.Tr key={details} id={details} hidden={!shown}>
              {shown ? (
                <Table.Td colSpan={spots.length + 1}>
                  <strong>
                    <bdi>{shown.spot.name}</bdi>
                  </strong>
                  <PairDetails
                    pair={shown}
                    step={step}
                    preview={preview}
                    timestamp={timestamp}
                    podSeconds={podSeconds}
                    onChoice={(choice) => onSave(withPlacement(shown.spot, { videoUrl, timestamp, choice }))}
                  />
                </Table.Td>
              ) : null}
            </Table.Tr>,
          ];
        })}
      </Table.Tbody>
    </Table>
  );
}
