import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import type { PlannedWindow } from '@/targeting/windows';
import { CardTable } from '../../card-table';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { VerdictChip } from '../plan/verdict-chip';

const COLUMNS = ['format', 'time', 'length', 'end', 'verdict'] as const;

/** One page of windows. */
export function WindowTable({ windows }: { windows: readonly PlannedWindow[] }) {
  const t = useText();
  const { number, percent } = useFormats();

  function row({ kind, place, start, end, share, endReason, checked, verdict }: PlannedWindow) {
    const unchecked =
      checked === 0 ? t('windows.not-checked') : t('windows.partly-checked', { share: percent(checked) });
    const cells = [
      <div key="format">
        <Text size="sm" fw={560}>
          {t(`windows.kind.${kind}`)}
        </Text>
        <Text size="xs" c="dimmed">
          {t(`windows.place.${place}`)}
          {place === 'frame' ? null : ` · ${t('windows.share', { share: percent(share) })}`}
        </Text>
      </div>,
      <PlayTime key="time" timeMs={start} />,
      t('windows.seconds', { seconds: number(Math.floor((end - start) / 100) / 10) }),
      <div key="end">
        <Text size="sm">{endReason ? t(`windows.end.${endReason}`) : null}</Text>
        {checked < 1 ? (
          <Text size="xs" c="dimmed">
            {unchecked}
          </Text>
        ) : null}
      </div>,
      <VerdictChip key="verdict" verdict={verdict} />,
    ];
    return { key: `${kind} ${place} ${String(start)} ${String(share)}`, cells };
  }

  return (
    <CardTable
      label={t('windows.title')}
      columns={COLUMNS.map((column) => t(`windows.column.${column}`))}
      rows={windows.map(row)}
    />
  );
}
