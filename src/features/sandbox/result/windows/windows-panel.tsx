import { Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import type { CreativeMotion } from '@/targeting/export/windows';
import { matchesFilter, plannedWindows, type WindowFilter } from '@/targeting/windows';
import { ResultPages } from '../result-pages';
import { WindowDownload } from './window-download';
import { WindowSettings } from './window-settings';
import { WindowTable } from './window-table';

/** Number of windows on a page. */
const PAGE = 12;

interface WindowsPanelProps {
  plan: MediaPlan;
  /** What the program is called; undefined for the name of its file. */
  title: string | undefined;
}

/** The windows of a plan in a table, with a filter, and files for bidders and spreadsheets. */
export function WindowsPanel({ plan, title }: WindowsPanelProps) {
  const t = useText();
  const windows = useMemo(() => plannedWindows(plan), [plan]);
  const [filter, setFilter] = useState<WindowFilter>({ kind: 'all', place: 'all', minSeconds: 0 });
  const [chosenPage, setPage] = useState(1);
  const [motion, setMotion] = useState<CreativeMotion>('limited');
  if (windows === undefined) return <Text>{t('windows.not-measured')}</Text>;
  const shown = windows.filter(matchesFilter(filter));
  const pages = Math.ceil(shown.length / PAGE);
  // A filter may have removed pages.
  const page = Math.min(chosenPage, Math.max(pages, 1));
  return (
    <Stack component="section" gap="sm" aria-labelledby="result-windows">
      <Title order={2} size="h4" id="result-windows">
        {t('windows.title')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('windows.text')}
      </Text>
      {windows.length === 0 ? <Text>{t('windows.none')}</Text> : null}
      {windows.length > 0 ? (
        <>
          <WindowSettings
            windows={windows}
            filter={filter}
            onFilter={setFilter}
            motion={motion}
            onMotion={setMotion}
          />
          <WindowDownload windows={shown} videoUrl={plan.response.videoUrl} title={title} motion={motion} />
          <Text role="status" size="sm" c="dimmed">
            {t('windows.count', {
              count: shown.length,
              exported: shown.filter(({ isExported }) => isExported).length,
            })}
          </Text>
          {shown.length > 0 ? <WindowTable windows={shown.slice((page - 1) * PAGE, page * PAGE)} /> : null}
          <ResultPages total={pages} page={page} onChange={setPage} of={t('windows.title')} />
        </>
      ) : null}
    </Stack>
  );
}
