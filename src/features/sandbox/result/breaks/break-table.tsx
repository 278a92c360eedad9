import { Accordion, Button, Group, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { splitBreaks } from '@/targeting/best-of-plan';
import type { PlannedBreak } from '@/targeting/plan';
import type { BoundaryMoves } from '@/targeting/segment-boundaries';
import { PlayTime } from '../entries/play-time';
import type { PlanEditor } from '../plan/use-planning';
import { ResultPages } from '../result-pages';
import { BreakRow } from './break-row';
import classes from './breaks.module.css';

interface BreakTablesProps {
  planning: PlanEditor;
  onDrop: (timestamp: number) => void;
  onMove: (moves: BoundaryMoves) => void;
}

/** Number of breaks of a page. */
const PAGE = 50;

const COLUMNS = ['time', 'fit', 'decision'] as const;

function BreakTable({
  label,
  places,
  planning,
  onDrop,
  onMove,
}: BreakTablesProps & { label: string; places: readonly PlannedBreak[] }) {
  const t = useText();
  const [chosen, setPage] = useState(1);
  const total = Math.ceil(places.length / PAGE);
  const page = Math.min(chosen, total);
  return (
    <>
      <Table className={classes.table} aria-label={label} verticalSpacing={6} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th key={column} scope="col">
                {t(`plan.breaks.column.${column}`)}
                {column === 'time' && planning.plan.response.thumbnails?.length ? (
                  <Text component="span" display="block" size="xs" c="dimmed">
                    {t('plan.breaks.column.pictures')}
                  </Text>
                ) : null}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {places.slice((page - 1) * PAGE, page * PAGE).map((place) => (
            <BreakRow
              key={place.timestamp}
              place={place}
              plan={planning.plan}
              keepBreak={planning.keepBreak}
              onDrop={onDrop}
              onMove={onMove}
            />
          ))}
        </Table.Tbody>
      </Table>
      <ResultPages total={total} page={page} onChange={setPage} of={label} />
    </>
  );
}

/** The dropped breaks, each with a button that brings it back. */
function Dropped({ planning }: { planning: PlanEditor }) {
  const t = useText();
  return (
    <Group component="ul" gap="xs">
      {planning.plan.choices.dropped.map((timestamp) => (
        <Group component="li" key={timestamp} gap={4}>
          <PlayTime timeMs={timestamp} />
          <Button
            variant="default"
            size="xs"
            aria-label={t('plan.breaks.restore-at', { time: formatTimecode(timestamp) })}
            onClick={() => planning.dropBreak(timestamp, false)}
          >
            {t('plan.breaks.restore')}
          </Button>
        </Group>
      ))}
    </Group>
  );
}

/** The planned breaks; folded, other places and what was dropped. */
export const BreakTables = memo(function BreakTables({ planning, onDrop, onMove }: BreakTablesProps) {
  const t = useText();
  const { breaks, choices } = planning.plan;
  const { planned, others } = splitBreaks(breaks);
  const { length: dropped } = choices.dropped;
  return (
    <Stack className={classes.tables ?? ''} gap="xs">
      {planned.length > 0 ? (
        <BreakTable
          label={t('plan.breaks.planned')}
          places={planned}
          planning={planning}
          onDrop={onDrop}
          onMove={onMove}
        />
      ) : null}
      <Accordion multiple keepMountedMode="display-none" variant="contained" transitionDuration={0} order={3}>
        {others.length > 0 ? (
          <Accordion.Item value="others">
            <Accordion.Control>{t('plan.breaks.others', { count: others.length })}</Accordion.Control>
            <Accordion.Panel>
              <Text size="sm" c="dimmed">
                {t('plan.breaks.others-text')}
              </Text>
              <BreakTable
                label={t('plan.breaks.others', { count: others.length })}
                places={others}
                planning={planning}
                onDrop={onDrop}
                onMove={onMove}
              />
            </Accordion.Panel>
          </Accordion.Item>
        ) : null}
        {dropped > 0 ? (
          <Accordion.Item value="dropped">
            <Accordion.Control>{t('plan.breaks.dropped', { count: dropped })}</Accordion.Control>
            <Accordion.Panel>
              <Dropped planning={planning} />
            </Accordion.Panel>
          </Accordion.Item>
        ) : null}
      </Accordion>
    </Stack>
  );
});
