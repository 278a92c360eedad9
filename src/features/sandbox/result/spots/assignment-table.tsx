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
import type { MediaPlan } from '@/targeting/plan';
import { assign } from '@/targeting/spots/assignment';
import { toAssignmentSheet } from '@/targeting/spots/assignment-sheet';
import type { BreakPairs } from '@/targeting/spots/pairs';
import type { Spot } from '@/targeting/spots/spot';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { exportFileName } from '../export/export-file-name';
import { downloadText } from '../export/export-files';

interface AssignmentTableProps {
  plan: MediaPlan;
  breaks: readonly BreakPairs[];
  spots: readonly Spot[];
}

/** The best spots for each break, as a sheet that can be downloaded. */
export function AssignmentTable({ plan, breaks, spots }: AssignmentTableProps) {
  const t = useText();
  const { percent, oneDecimal } = useFormats();
  const [most, setMost] = useState<number | null>(null);
  const [saved, setSaved] = useState<string | null>(null);
  const { podSeconds, response, choices } = plan;
  const assignment = useMemo(
    () => assign(breaks, spots, { podSeconds, most }),
    [breaks, spots, podSeconds, most],
  );
  const placed = new Set(
    assignment.breaks.flatMap(({ timestamp, pairs }) => pairs.map(({ spot }) => `${timestamp} ${spot.id}`)),
  );
  const unplaced = breaks.flatMap(({ timestamp, pairs }) =>
    pairs.filter(({ spot, choice }) => choice === 'pinned' && !placed.has(`${timestamp} ${spot.id}`)),
  );

  function download() {
    const file = exportFileName(response.videoUrl, 'spots.csv', choices.title);
    downloadText(file, 'csv', toAssignmentSheet(assignment, podSeconds));
    setSaved(file);
  }

  return (
    <Stack component="section" gap="xs" aria-labelledby="spots-assignment">
      <Title order={3} size="h4" id="spots-assignment">
        {t('spots.assignment.title')}
      </Title>
      <Group gap="xs" align="flex-end">
        <NativeSelect
          size="xs"
          labelProps={{ fz: 'xs', mb: 2 }}
          label={t('spots.assignment.most')}
          value={most === null ? '' : String(most)}
          data={[
            { value: '', label: t('spots.assignment.every-break') },
            ...breaks.slice(1).map((_, index) => ({
              value: String(index + 1),
              label: t('spots.assignment.times', { count: index + 1 }),
            })),
          ]}
          onChange={({ currentTarget: { value } }) => setMost(value === '' ? null : Number(value))}
        />
        <Button
          size="xs"
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden="true" />}
          onClick={download}
        >
          {t('spots.assignment.download')}
        </Button>
        <Text role="status" size="sm">
          {saved === null ? null : t('plan.breaks.downloaded', { file: saved })}
        </Text>
      </Group>
      <Table aria-labelledby="spots-assignment" verticalSpacing={4} horizontalSpacing={6}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t('spots.column.break')}</Table.Th>
            <Table.Th scope="col">{t('spots.column.spots')}</Table.Th>
            <Table.Th scope="col">{t('spots.column.length')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {assignment.breaks.map(({ timestamp, pairs, seconds }) => (
            <Table.Tr key={timestamp}>
              <Table.Th scope="row" fw={400}>
                <PlayTime timeMs={timestamp} />
              </Table.Th>
              <Table.Td>
                {pairs.length === 0 ? t('spots.assignment.none') : null}
                {pairs.map(({ spot, fit }) => (
                  <div key={spot.id}>
                    <bdi>{spot.name}</bdi>
                    {` · ${fit.score === undefined ? t('spots.not-measured') : percent(fit.score)}`}
                  </div>
                ))}
              </Table.Td>
              <Table.Td>{t('spots.assignment.length', { seconds, pod: podSeconds })}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {unplaced.length > 0 ? (
        <Text size="sm" fw={560} c="var(--warn-ink)">
          {t('spots.assignment.unplaced', {
            names: [...new Set(unplaced.map(({ spot }) => isolated(spot.name)))].join(', '),
          })}
        </Text>
      ) : null}
      <Text size="sm" c="dimmed">
        {t('spots.assignment.sum', { fit: oneDecimal(assignment.fit) })}{' '}
        {t(assignment.isExact ? 'spots.assignment.exact' : 'spots.assignment.near')}
      </Text>
    </Stack>
  );
}
