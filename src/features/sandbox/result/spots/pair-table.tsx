import { Table, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { withPlacement, type Spot } from '@/targeting/spots/spot';
import type { BreakPairs, Pair } from '@/targeting/spots/pairs';
import { PlayTime } from '../entries/play-time';
import { useFitText } from './fit-text';
import { PairDetails } from './pair-details';
import classes from './spots.module.css';
import type { Preview } from './use-preview';

/** More spots than this are a list in each break: there is no room for as many columns beside the player. */
const MAX_COLUMNS = 4;

type State = 'conflict' | 'long' | 'forbidden' | 'pinned' | 'note' | 'free';

/** In these, a spot cannot be in a break, however well it fits. */
const OUT: readonly State[] = ['conflict', 'long', 'forbidden'];

/** A sign for each state of a pair: color alone is not enough. */
const SIGNS: Readonly<Record<State, string>> = {
  ...{ conflict: '✕', long: '↔', forbidden: '–' },
  ...{ pinned: '●', note: '!', free: '' },
};

function stateOf({ conflicts, choice, spot }: Pair, podSeconds: number): State {
  if (conflicts.some(({ forbids }) => forbids)) return 'conflict';
  if (spot.seconds > podSeconds) return 'long';
  if (choice !== undefined) return choice;
  return conflicts.length > 0 ? 'note' : 'free';
}

interface CellProps {
  pair: Pair;
  timestamp: number;
  podSeconds: number;
  isOpen: boolean;
  controls: string;
  onOpen: () => void;
}

/** How well a spot fits a break, or why it cannot be there; opens the reasons. */
function Cell({ pair, timestamp, podSeconds, isOpen, controls, onOpen }: CellProps) {
  const t = useText();
  const state = stateOf(pair, podSeconds);
  const isOut = OUT.includes(state);
  const { text, measured } = useFitText()(pair.fit);
  const named = { name: pair.spot.name, time: formatTimecode(timestamp), state: t(`spots.state.${state}`) };
  const fit = measured === null ? text : `${text}, ${measured}`;
  return (
    <Table.Td>
      <UnstyledButton
        className={classes.cell}
        data-state={state}
        aria-expanded={isOpen}
        aria-controls={controls}
        aria-label={isOut ? t('spots.cell-out', named) : t('spots.cell', { ...named, fit })}
        onClick={onOpen}
      >
        <bdi className={classes.spotName}>{pair.spot.name}</bdi>
        {isOut ? (
          <span>
            {SIGNS[state]} {named.state}
          </span>
        ) : (
          <span>
            {text} {SIGNS[state]}
            {measured === null ? null : <small className={classes.measured}>{measured}</small>}
          </span>
        )}
      </UnstyledButton>
    </Table.Td>
  );
}

interface BreakRowsProps {
  of: BreakPairs;
  podSeconds: number;
  videoUrl: string;
  onSave: (spot: Spot) => void;
  preview: Preview;
  /** ID of the spot whose reasons are shown. */
  openSpot: string | undefined;
  onOpen: (spot: string | null) => void;
}

/** A break with every spot, and below it the reasons of the one that is open. */
function BreakRows({ of, podSeconds, videoUrl, onSave, preview, openSpot, onOpen }: BreakRowsProps) {
  const { timestamp, step, pairs } = of;
  const details = `spots-${timestamp}`;
  const shown = pairs.find(({ spot }) => spot.id === openSpot);
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (openSpot !== undefined) row.current?.scrollIntoView({ block: 'nearest' });
  }, [openSpot]);
  return (
    <>
      <Table.Tr>
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
              onOpen(pair === shown ? null : pair.spot.id);
            }}
          />
        ))}
      </Table.Tr>
      <Table.Tr ref={row} id={details} hidden={!shown}>
        {shown ? (
          <Table.Td colSpan={pairs.length + 1}>
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
      </Table.Tr>
    </>
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
        {breaks.map((each) => (
          <BreakRows
            key={each.timestamp}
            of={each}
            podSeconds={podSeconds}
            videoUrl={videoUrl}
            onSave={onSave}
            preview={preview}
            openSpot={open?.timestamp === each.timestamp ? open.spot : undefined}
            onOpen={(spot) => setOpen(spot === null ? null : { timestamp: each.timestamp, spot })}
          />
        ))}
      </Table.Tbody>
    </Table>
  );
}
