import { Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { KINDS, matchesFilter, PLACES, plannedWindows, type WindowFilter } from '@/targeting/windows';
import { ResultPages } from '../result-pages';
import { WindowDownload } from './window-download';
import { WindowTable } from './window-table';

/** Number of windows on a page. */
const PAGE = 12;
/** Minimum lengths that can be chosen, in seconds. */
const SECONDS = [0, 10, 15, 30, 60];

interface WindowsPanelProps {
  plan: MediaPlan;
  /** The user's own name for the program. */
  title: string | undefined;
}

/** The windows of a plan in a table, with a filter, and files for bidders and spreadsheets. */
export function WindowsPanel({ plan, title }: WindowsPanelProps) {
  const t = useText();
  const windows = useMemo(() => plannedWindows(plan), [plan]);
  const [filter, setFilter] = useState<WindowFilter>({ kind: 'all', place: 'all', minSeconds: 0 });
  const [chosenPage, setPage] = useState(1);
  if (windows === undefined) return <Text>{t('windows.not-measured')}</Text>;
  const shown = windows.filter(matchesFilter(filter));
  const pages = Math.ceil(shown.length / PAGE);
  // A filter may have removed pages.
  const page = Math.min(chosenPage, Math.max(pages, 1));
  const change = (changes: Partial<WindowFilter>) => setFilter({ ...filter, ...changes });
  const kinds = KINDS.filter((kind) => windows.some((window) => window.kind === kind));
  const places = PLACES.filter((place) => windows.some((window) => window.place === place));
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
          <Group gap="sm" align="flex-end">
            <NativeSelect
              size="xs"
              label={t('windows.kind')}
              value={filter.kind}
              data={[
                { value: 'all', label: t('windows.all') },
                ...kinds.map((kind) => ({ value: kind, label: t(`windows.kind.${kind}`) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({ kind: kinds.find((kind) => kind === value) ?? 'all' })
              }
            />
            <NativeSelect
              size="xs"
              label={t('windows.place')}
              value={filter.place}
              data={[
                { value: 'all', label: t('windows.all') },
                ...places.map((place) => ({ value: place, label: t(`windows.place.${place}`) })),
              ]}
              onChange={({ currentTarget: { value } }) =>
                change({ place: places.find((place) => place === value) ?? 'all' })
              }
            />
            <NativeSelect
              size="xs"
              label={t('windows.least')}
              value={String(filter.minSeconds)}
              data={SECONDS.map((seconds) => ({
                value: String(seconds),
                label: seconds === 0 ? t('windows.all') : t('windows.seconds', { seconds }),
              }))}
              onChange={({ currentTarget: { value } }) => change({ minSeconds: Number(value) })}
            />
          </Group>
          <WindowDownload windows={shown} videoUrl={plan.response.videoUrl} title={title} />
          <Text role="status" size="sm" c="dimmed">
            {t('windows.count', {
              count: shown.length,
              exported: shown.filter(({ isExported }) => isExported).length,
            })}
          </Text>
          <WindowTable windows={shown.slice((page - 1) * PAGE, page * PAGE)} />
          <ResultPages total={pages} page={page} onChange={setPage} of={t('windows.title')} />
        </>
      ) : null}
    </Stack>
  );
}
