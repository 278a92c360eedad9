import { Button, Group, Paper, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useEffect, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { AnalysisParts } from './analysis-parts';
import type { AnalysisRun } from '../use-analysis';
import { useProgressText } from './progress-text';

/** Whole seconds since the component was mounted. */
function useElapsedSeconds(): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const start = performance.now();
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - start) / 1000)), 250);
    return () => clearInterval(timer);
  }, []);
  return seconds;
}

interface AnalysisProgressProps {
  analysis: AnalysisRun;
  onCancel: () => void;
}

/**
 * The stage, the percentage and the elapsed time of a running analysis. Without a percentage the bar is indeterminate.
 * It announces nothing: the page does that, rarely.
 */
export function AnalysisProgress({ analysis: { progress, parts }, onCancel }: AnalysisProgressProps) {
  const t = useText();
  const { number, percent } = useFormats();
  const progressText = useProgressText();
  const seconds = useElapsedSeconds();
  return (
    <Paper component="section" withBorder p="md" aria-label={t('sandbox.progress.label')}>
      <Group gap="md" mb="sm">
        <Text fw={600} flex="1 1 200px">
          {t(progress ? `sandbox.progress.${progress.stage}` : 'sandbox.progress.text')}{' '}
          {progress ? (
            <Text span c="var(--accent-ink)">
              {percent(progress.percent / 100)}
            </Text>
          ) : null}
        </Text>
        <Text size="sm" c="dimmed" ff="monospace" aria-hidden="true">
          {t('sandbox.seconds', { seconds: number(seconds) })}
        </Text>
        <Button variant="default" size="sm" onClick={onCancel}>
          {t('tables.cancel')}
        </Button>
      </Group>
      <Progress.Root size="lg">
        <Progress.Section
          value={progress?.percent ?? 100}
          striped={!progress}
          animated={!progress}
          withAria={false}
          role="progressbar"
          aria-label={t('sandbox.progress.label')}
          {...(progress
            ? {
                'aria-valuenow': progress.percent,
                'aria-valuemin': 0,
                'aria-valuemax': 100,
                'aria-valuetext': progressText(progress),
              }
            : {})}
        />
      </Progress.Root>
      {Object.keys(parts).length === 0 ? null : <AnalysisParts parts={parts} />}
    </Paper>
  );
}
