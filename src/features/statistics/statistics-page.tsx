import { Group, Progress, Stack, Text } from '@mantine/core';
import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { Card } from '@/ui/layouts/card';
import { Figures } from '@/ui/layouts/figures';
import { useFormats } from '@/ui/use-formats';
import { sampleSources, sampleStatistics, sampleViews, type Source, type Statistic } from './sample-data';
import classes from './statistics-page.module.css';
import { ViewsChart } from './views-chart';
import { ViewsTable } from './views-table';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';

function formatValue({ kind, amount }: Statistic['value'], { compact, percent }: Formats): string {
  if (kind === 'count') return compact(amount);
  if (kind === 'share') return percent(amount);
  return `${Math.floor(amount / 60)}:${String(amount % 60).padStart(2, '0')}`;
}

/** The change of a figure: as text, with an arrow and a color. */
function Trend({ change }: { change: number }) {
  const t = useText();
  const { percent } = useFormats();
  const grows = change >= 0;
  const Arrow = grows ? IconTrendingUp : IconTrendingDown;
  return (
    <Text component="span" inherit c={grows ? 'var(--good-ink)' : 'var(--bad-ink)'}>
      <Arrow size={17} style={{ marginRight: 6, verticalAlign: '-3px' }} aria-hidden="true" />
      {t(grows ? 'statistics.increase' : 'statistics.decrease', { change: percent(Math.abs(change)) })}
    </Text>
  );
}

/** The sources of views, each with its share as a number and as a bar. */
function SourceList({ sources }: { sources: readonly Source[] }) {
  const t = useText();
  const { percent } = useFormats();
  return (
    <ol className={classes.sources}>
      {sources.map(({ label, share }) => (
        <li key={label}>
          <Group justify="space-between" mb={8}>
            <span>{t(label)}</span> <strong>{percent(share)}</strong>
          </Group>
          <Progress value={share * 100} aria-hidden="true" />
        </li>
      ))}
    </ol>
  );
}

/** Viewing figures: sample data. */
export function StatisticsPage() {
  const t = useText();
  const formats = useFormats();
  /** The month that the pointer is on, in the chart or in the table; both mark it. */
  const [highlighted, setHighlighted] = useState<number | null>(null);
  return (
    <>
      <Figures
        label={t('statistics.key-figures')}
        figures={sampleStatistics.map(({ label, value, trend }) => ({
          label: t(label),
          value: formatValue(value, formats),
          note: <Trend change={trend} />,
        }))}
      />
      <Stack gap="lg">
        <Card title={t('statistics.views-over-time')}>
          <Group align="stretch" gap="xl">
            <ViewsChart series={sampleViews} highlighted={highlighted} onHighlight={setHighlighted} />
            <ViewsTable series={sampleViews} highlighted={highlighted} onHighlight={setHighlighted} />
          </Group>
        </Card>
        <Card title={t('statistics.top-sources')}>
          <SourceList sources={sampleSources} />
        </Card>
      </Stack>
    </>
  );
}
