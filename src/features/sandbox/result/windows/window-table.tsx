import { Table, Text } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import type { PlannedWindow } from '@/targeting/windows';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { VerdictChip } from '../plan/verdict-chip';

const COLUMNS = ['format', 'time', 'length', 'end', 'verdict'] as const;

function WindowRow({ window }: { window: PlannedWindow }) {
  const t = useText();
  const { number, percent } = useFormats();
  const { kind, place, start, end, share, endReason, checked, verdict } = window;
  return (
    <Table.Tr>
      <Table.Td>
        <Text size="sm" fw={560}>
          {t(`windows.kind.${kind}`)}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`windows.place.${place}`)}
          {place === 'frame' ? null : ` · ${t('windows.share', { share: percent(share) })}`}
        </Text>
      </Table.Td>
      <Table.Td>
        <PlayTime timeMs={start} />
      </Table.Td>
      <Table.Td>{t('windows.seconds', { seconds: number(Math.floor((end - start) / 100) / 10) })}</Table.Td>
      <Table.Td>
        <Text size="sm">{endReason ? t(`windows.end.${endReason}`) : null}</Text>
        {checked < 1 ? (
          <Text size="xs" c="dimmed">
            {checked === 0
              ? t('windows.not-checked')
              : t('windows.partly-checked', { share: percent(checked) })}
          </Text>
        ) : null}
      </Table.Td>
      <Table.Td>
        <VerdictChip verdict={verdict} />
      </Table.Td>
    </Table.Tr>
  );
}

/** One page of windows. On a phone it scrolls sideways. */
export function WindowTable({ windows }: { windows: readonly PlannedWindow[] }) {
  const t = useText();
  return (
    <Table.ScrollContainer minWidth={520} type="native" aria-label={t('windows.title')}>
      <Table aria-label={t('windows.title')} verticalSpacing={6} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            {COLUMNS.map((column) => (
              <Table.Th key={column} scope="col">
                {t(`windows.column.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {windows.map((window) => (
            <WindowRow
              key={`${window.kind} ${window.place} ${String(window.start)} ${String(window.share)}`}
              window={window}
            />
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
