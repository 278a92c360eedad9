import { Anchor, Stack, Table, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs';
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs';
import IconArrowsSort from '@tabler/icons-react/dist/esm/icons/IconArrowsSort.mjs';
import { useState } from 'react';
import { Link } from 'wouter';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { nextOrder, orderRows, type TableOrder } from '@/lib/table-order';
import { formatTimecode } from '@/lib/timecode';
import type { Compared } from '@/targeting/compare';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import { useConceptName, type ConceptName } from '../use-concept-name';
import { resultPath } from '../use-sandbox';

/** Maximum number of topics shown; the exported file has all of them. */
const MAX_TOPICS = 3;

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort };

interface Column {
  id: string;
  header: string;
  text: (item: Compared) => string;
  /** What rows are sorted by, otherwise the text. Empty text comes last. */
  orderBy?: (item: Compared) => string | number;
}

interface ColumnContext {
  t: Translate;
  formats: Formats;
  nameOf: ConceptName;
  /** Whether there is a brief to match. */
  hasBrief: boolean;
}

const nameOfProgram = ({ title, videoUrl }: Compared) => programName(title, videoUrl);

function columnsOf({
  t,
  formats: { duration, percent, percentWhole },
  nameOf,
  hasBrief,
}: ColumnContext): Column[] {
  const bestMatch: Column = {
    id: 'match',
    header: t('compare.column.match'),
    text: ({ bestMatch: scene }) =>
      scene ? `${formatTimecode(scene.start)} · ${percentWhole(scene.match?.score ?? 0)}` : t('compare.none'),
    orderBy: ({ bestMatch: scene }) => scene?.match?.score ?? '',
  };
  return [
    { id: 'program', header: t('compare.column.program'), text: nameOfProgram },
    {
      id: 'suitable',
      header: t('compare.column.suitable'),
      text: ({ verdict, suitableMs, suitableShare }) =>
        verdict === 'not-assessed'
          ? t('plan.verdict.not-assessed')
          : `${duration(suitableMs)} · ${percent(suitableShare)}`,
      orderBy: ({ verdict, suitableMs }) => (verdict === 'not-assessed' ? '' : suitableMs),
    },
    {
      id: 'share',
      header: t('compare.column.verdict'),
      text: ({ verdict }) => t(`plan.verdict.${verdict}`),
      orderBy: ({ verdict, suitableShare }) => (verdict === 'not-assessed' ? '' : suitableShare),
    },
    {
      id: 'topics',
      header: t('compare.column.topics'),
      text: ({ topics }) =>
        topics
          .slice(0, MAX_TOPICS)
          .map(({ name, share }) => `${nameOf(name)} ${percent(share)}`)
          .join(', '),
    },
    {
      id: 'breaks',
      header: t('compare.column.breaks'),
      text: ({ verdict, breaks }) =>
        verdict === 'not-assessed' && breaks === 0 ? t('plan.verdict.not-assessed') : String(breaks),
      orderBy: ({ breaks }) => breaks,
    },
    {
      id: 'break',
      header: t('compare.column.best-break'),
      text: ({ bestBreak }) =>
        bestBreak
          ? `${formatTimecode(bestBreak.timestamp)} · ${percentWhole(bestBreak.score)}`
          : t('compare.none'),
      orderBy: ({ bestBreak }) => bestBreak?.score ?? '',
    },
    ...(hasBrief ? [bestMatch] : []),
  ];
}

/** The program of a row, with what limits its comparison. */
function ProgramCell({ item }: { item: Compared }) {
  const t = useText();
  const { duration, moment } = useFormats();
  const { id, videoUrl, durationMs, analyzedAt, notes } = item;
  return (
    <Stack gap={2} miw={180} maw={320}>
      <Anchor component={Link} href={resultPath(id)} fw={600} dir="auto">
        {nameOfProgram(item)}
      </Anchor>
      <Text size="sm" c="dimmed" truncate title={videoUrl}>
        {videoUrl}
      </Text>
      <Text size="sm" c="dimmed">{`${duration(durationMs)} · ${moment(analyzedAt)}`}</Text>
      {notes.length > 0 ? (
        <Text size="sm" c="var(--warn-ink)">
          {notes.map((note) => t(`compare.note.${note}`)).join(' ')}
        </Text>
      ) : null}
    </Stack>
  );
}

/** Programs with their figures. Pressing a header sorts by its column; pressing it again reverses the order. */
export function CompareTable({ compared, hasBrief }: { compared: readonly Compared[]; hasBrief: boolean }) {
  const t = useText();
  const formats = useFormats();
  const nameOf = useConceptName();
  const [order, setOrder] = useState<TableOrder | null>(null);
  const columns = columnsOf({ t, formats, nameOf, hasBrief });
  const ordering = columns.find(({ id }) => id === order?.column);
  const rows =
    order && ordering
      ? orderRows(compared, ordering.orderBy ?? ordering.text, order.direction, formats.locale)
      : compared;

  return (
    <Table.ScrollContainer
      minWidth={880}
      type="native"
      role="region"
      aria-label={t('compare.title')}
      tabIndex={0}
    >
      <Table aria-label={t('compare.title')} verticalSpacing="sm" tabularNums>
        <Table.Thead>
          <Table.Tr>
            {columns.map(({ id, header }) => {
              const direction = order?.column === id ? order.direction : 'none';
              const Icon = ICONS[direction];
              return (
                <Table.Th key={id} scope="col" aria-sort={direction}>
                  <UnstyledButton fw={600} fz="sm" mih={44} onClick={() => setOrder(nextOrder(order, id))}>
                    {header} <Icon size={15} aria-hidden="true" />
                  </UnstyledButton>
                </Table.Th>
              );
            })}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((item) => (
            <Table.Tr key={item.id}>
              {columns.map(({ id, text }) =>
                id === 'program' ? (
                  <Table.Th key={id} scope="row" fw={400}>
                    <ProgramCell item={item} />
                  </Table.Th>
                ) : (
                  <Table.Td key={id}>{text(item)}</Table.Td>
                ),
              )}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
