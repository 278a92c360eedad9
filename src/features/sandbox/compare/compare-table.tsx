import { Anchor, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { Link } from 'wouter';
import { useText, type Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatTimecode } from '@/lib/timecode';
import type { Compared } from '@/targeting/compare';
import { SortableTable } from '@/ui/tables/sortable-table';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import { useVerdictText } from '../result/plan/verdict-text';
import { useConceptName, type ConceptName } from '../use-concept-name';
import { resultPath } from '../use-sandbox';

/** Maximum number of topics shown; the exported file has all of them. */
const MAX_TOPICS = 3;

interface ColumnContext {
  t: Translate;
  formats: Formats;
  nameOf: ConceptName;
  verdictText: ReturnType<typeof useVerdictText>;
  /** Whether there is a brief to match. */
  hasBrief: boolean;
}

const nameOfProgram = ({ title, videoUrl }: Compared) => programName(title, videoUrl);

function breakColumns(t: Translate, { percentWhole }: Formats): TableColumn<Compared>[] {
  return [
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
  ];
}

function columnsOf({ t, formats, nameOf, verdictText, hasBrief }: ColumnContext): TableColumn<Compared>[] {
  const { duration, percent, percentWhole } = formats;
  const bestMatch: TableColumn<Compared> = {
    id: 'match',
    header: t('compare.column.match'),
    text: ({ bestMatch: scene }) =>
      scene ? `${formatTimecode(scene.start)} · ${percentWhole(scene.match?.score ?? 0)}` : t('compare.none'),
    orderBy: ({ bestMatch: scene }) => scene?.match?.score ?? '',
  };
  return [
    {
      id: 'program',
      kind: 'name',
      header: t('compare.column.program'),
      text: nameOfProgram,
      cell: ({ item }) => <ProgramCell item={item} />,
    },
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
      text: verdictText,
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
    ...breakColumns(t, formats),
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

/** Programs with their figures. */
export function CompareTable({ compared, hasBrief }: { compared: readonly Compared[]; hasBrief: boolean }) {
  const t = useText();
  const formats = useFormats();
  const nameOf = useConceptName();
  const verdictText = useVerdictText();
  return (
    <SortableTable
      label={t('compare.title')}
      columns={columnsOf({ t, formats, nameOf, verdictText, hasBrief })}
      entries={compared.map((item, key) => ({ key, item }))}
      wrapsHeaders
    />
  );
}
