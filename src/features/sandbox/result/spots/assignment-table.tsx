import { Button, Group, NativeSelect, Stack, Table, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMemo, useState } from 'react';
import { isolated } from '@/contracts/printable-text';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import type { MediaPlan } from '@/targeting/plan';
import { assign, type Assignment } from '@/targeting/spots/assignment';
import { nameOfProgram } from '@/targeting/program-facts';
import { toAssignmentSheet } from '@/targeting/spots/assignment-sheet';
import { areTopicsMeasured } from '@/targeting/spots/fit';
import type { BreakPairs, Pair } from '@/targeting/spots/pairs';
import { hasAddress, type Spot } from '@/targeting/spots/spot';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { exportFileName } from '../export/export-file-name';
import { downloadText, downloadZip } from '../export/export-files';
import { assetListsOf, chooseMost, mostOf } from './asset-lists';
import { useFitText } from './fit-text';
import classes from './spots.module.css';

/** A spot of a break with how well it fits, or why it only fills the break. */
function AssignedSpot({ pair: { spot, fit, choice } }: { pair: Pair }) {
  const t = useText();
  const { text, measured } = useFitText()(fit);
  const reason = areTopicsMeasured(fit) ? 'spots.fit.no-topic' : 'spots.assignment.topics-not-measured';
  const said = fit.hasTopic
    ? [text, ...(measured === null ? [] : [measured])]
    : [t('spots.assignment.fills', { reason: t(reason) })];
  return (
    <div>
      <bdi>{spot.name}</bdi>
      <Text span size="sm" {...(fit.hasTopic ? {} : { c: 'dimmed' })}>
        {['', ...(choice === 'pinned' ? [t('spots.assignment.pinned')] : []), ...said].join(' · ')}
      </Text>
    </div>
  );
}

/** The names of spots as a list, each once. */
const namesOf = (spots: readonly Spot[]): string =>
  joinNames([...new Set(spots.map(({ name }) => isolated(name)))]);

/** Saves an assignment as a sheet, or as asset lists for players; says what was saved. */
function Downloads({ plan, assignment }: { plan: MediaPlan; assignment: Assignment }) {
  const t = useText();
  const [saved, setSaved] = useState<{ file: string; isAssets: boolean } | null>(null);
  const { podSeconds } = plan;
  const withoutAddress = assignment.breaks
    .flatMap(({ pairs }) => pairs.map(({ spot }) => spot))
    .filter((spot) => !hasAddress(spot));

  function save(isAssets: boolean) {
    const extension = isAssets ? 'asset-lists.zip' : 'spots.csv';
    const file = exportFileName(plan.response.videoUrl, extension, nameOfProgram(plan));
    if (isAssets) downloadZip(file, assetListsOf(plan, assignment));
    else downloadText(file, 'csv', toAssignmentSheet(assignment, podSeconds));
    setSaved({ file, isAssets });
  }

  return (
    <>
      {([false, true] as const).map((isAssets) => (
        <Button
          key={String(isAssets)}
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={() => save(isAssets)}
        >
          {t(isAssets ? 'spots.assignment.asset-lists' : 'spots.assignment.download')}
        </Button>
      ))}
      <div role="status">
        {saved === null ? null : <Text size="sm">{t('plan.breaks.downloaded', { file: saved.file })}</Text>}
        {saved?.isAssets && withoutAddress.length > 0 ? (
          <Text size="sm">{t('spots.assignment.no-address', { names: namesOf(withoutAddress) })}</Text>
        ) : null}
      </div>
    </>
  );
}

interface MostSelectProps {
  /** How often a spot may run at most; null without a limit. */
  most: number | null;
  breakCount: number;
  onChoose: (most: number | null) => void;
}

/** How often a spot may run in the program. */
function MostSelect({ most, breakCount, onChoose }: MostSelectProps) {
  const t = useText();
  return (
    <NativeSelect
      size="xs"
      labelProps={{ fz: 'xs', mb: 2 }}
      label={t('spots.assignment.most')}
      value={most === null || most >= breakCount ? '' : String(most)}
      data={[
        { value: '', label: t('spots.assignment.every-break') },
        ...Array.from({ length: Math.max(0, breakCount - 1) }, (_, index) => ({
          value: String(index + 1),
          label: t('spots.assignment.times', { count: index + 1 }),
        })),
      ]}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? null : Number(value))}
    />
  );
}

/** A break with its spots and their length. */
function AssignedBreak({
  assigned,
  podSeconds,
}: {
  assigned: Assignment['breaks'][number];
  podSeconds: number;
}) {
  const t = useText();
  const { timestamp, pairs, seconds } = assigned;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={400}>
        <PlayTime timeMs={timestamp} />
      </Table.Th>
      <Table.Td>
        {pairs.length === 0 ? t('spots.assignment.none') : null}
        {pairs.map((pair) => (
          <AssignedSpot key={pair.spot.id} pair={pair} />
        ))}
        {pairs.some(({ conflicts }) => conflicts.some(({ kind }) => kind === 'grave')) ? (
          <Text size="sm" fw={560} c="var(--warn-ink)">
            <span aria-hidden="true">!</span> {t('spots.conflict.grave')}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>{t('spots.assignment.length', { seconds, pod: podSeconds })}</Table.Td>
    </Table.Tr>
  );
}

/** The spots that the user wants in a break and that are not in it. */
function unplacedSpots(breaks: readonly BreakPairs[], assignment: Assignment): Spot[] {
  const keyOf = (timestamp: number, spot: Spot) => `${timestamp} ${spot.id}`;
  const placed = new Set(
    assignment.breaks.flatMap(({ timestamp, pairs }) => pairs.map(({ spot }) => keyOf(timestamp, spot))),
  );
  return breaks.flatMap(({ timestamp, pairs }) =>
    pairs
      .filter(({ spot, choice }) => choice === 'pinned' && !placed.has(keyOf(timestamp, spot)))
      .map(({ spot }) => spot),
  );
}

/** The spots that are in no break: those that may be in none, and those for which others fit as well or better. */
function spotsNowhere(
  breaks: readonly BreakPairs[],
  spots: readonly Spot[],
  { breaks: assigned }: Assignment,
) {
  const placed = new Set(assigned.flatMap(({ pairs }) => pairs.map(({ spot }) => spot.id)));
  const nowhere = spots.filter(({ id }) => !placed.has(id));
  const isAllowed = ({ id }: Spot) =>
    breaks.some(({ pairs }) => pairs.some(({ spot, isForbidden }) => spot.id === id && !isForbidden));
  return { forbidden: nowhere.filter((spot) => !isAllowed(spot)), others: nowhere.filter(isAllowed) };
}

/** Names the spots that are in no break, with why. */
function Nowhere({
  breaks,
  spots,
  assignment,
}: {
  breaks: readonly BreakPairs[];
  spots: readonly Spot[];
  assignment: Assignment;
}) {
  const t = useText();
  const nowhere = spotsNowhere(breaks, spots, assignment);
  return (['forbidden', 'others'] as const).map((kind) =>
    nowhere[kind].length > 0 ? (
      <Text key={kind} size="sm">
        {t(`spots.assignment.nowhere.${kind}`, { names: namesOf(nowhere[kind]) })}
      </Text>
    ) : null,
  );
}

interface AssignmentTableProps {
  plan: MediaPlan;
  breaks: readonly BreakPairs[];
  spots: readonly Spot[];
}

/** The best spots for each break, as a sheet that can be downloaded. */
export function AssignmentTable({ plan, breaks, spots }: AssignmentTableProps) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const [most, setMost] = useState(() => mostOf(plan));
  const { podSeconds } = plan;
  const assignment = useMemo(
    () => assign(breaks, spots, { podSeconds, most }),
    [breaks, spots, podSeconds, most],
  );
  const unplaced = unplacedSpots(breaks, assignment);

  return (
    <Stack component="section" gap="xs" aria-labelledby="spots-assignment">
      <Title order={3} size="h4" id="spots-assignment">
        {t('spots.assignment.title')}
      </Title>
      <Group gap="xs" align="flex-end">
        <MostSelect
          most={most}
          breakCount={breaks.length}
          onChoose={(chosen) => {
            chooseMost(plan, chosen);
            setMost(chosen);
          }}
        />
        <Downloads plan={plan} assignment={assignment} />
      </Group>
      <Table
        className={classes.assigned}
        aria-labelledby="spots-assignment"
        verticalSpacing={4}
        horizontalSpacing={6}
      >
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('spots.column.break')}</Table.Th>
            <Table.Th scope="col">{t('spots.column.spots')}</Table.Th>
            <Table.Th scope="col">{t('spots.column.length')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {assignment.breaks.map((assigned) => (
            <AssignedBreak key={assigned.timestamp} assigned={assigned} podSeconds={podSeconds} />
          ))}
        </Table.Tbody>
      </Table>
      {unplaced.length > 0 ? (
        <Text size="sm" fw={560} c="var(--warn-ink)">
          {t('spots.assignment.unplaced', { names: namesOf(unplaced) })}
        </Text>
      ) : null}
      <Nowhere breaks={breaks} spots={spots} assignment={assignment} />
      <Text size="sm" c="dimmed">
        {t('spots.assignment.sum', { count: assignment.count, fit: oneDecimal(assignment.fit) })}{' '}
        {assignment.fillers > 0 ? t('spots.assignment.fillers', { count: assignment.fillers }) : null}{' '}
        {t(assignment.isExact ? 'spots.assignment.exact' : 'spots.assignment.near')}
      </Text>
    </Stack>
  );
}
