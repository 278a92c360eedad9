import { Button, Group, NativeSelect, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import type { AnalysisResponse } from '@/contracts/analysis';
import { hasResult } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { compare } from '@/targeting/compare';
import { planOf } from '@/targeting/plan';
import { asShown } from '../as-shown';
import { useComparison } from '../compare/use-comparison';
import { downloadText, type ExportFormat } from '../result/export/export-files';
import { useProfileName } from '../result/plan/profile-name';
import { MAX_STORED } from '../stored/stored-analyses';
import { ListTable } from './list-table';
import { toListJson, toListSheet, type ListResult } from './results-file';
import type { VideoList } from './video-lists';

/** Reads results of a list one after the other. They are not stored. */
function useReading(library: AnalysisLibrary | null) {
  const [status, setStatus] = useState<Message | null>(null);
  const [isReading, setReading] = useState(false);
  const closing = useRef<AbortController>(null);

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  /** @returns whether all were read; null when the view was closed meanwhile */
  async function readAll(
    items: readonly LibraryItem[],
    take: (item: LibraryItem, response: AnalysisResponse) => void,
  ): Promise<boolean | null> {
    const signal = closing.current?.signal;
    let failures = 0;
    setReading(true);
    for (const [index, item] of items.entries()) {
      setStatus({ id: 'many.reading', values: { count: index + 1, total: items.length } });
      try {
        const response = await library?.result(item);
        if (response) take(item, response);
      } catch (error) {
        failures += 1;
        console.error('Reading a result of a list failed', error);
      }
      if (signal?.aborted) return null;
    }
    setReading(false);
    setStatus(failures > 0 ? { id: 'many.unread', values: { count: failures } } : null);
    return failures === 0;
  }
  return { readAll, isReading, status, setStatus };
}

interface ListResultsProps {
  list: VideoList;
  library: AnalysisLibrary | null;
}

interface ListDownload extends ListResultsProps {
  /** The IDs of the videos that are left out. */
  left: ReadonlySet<string>;
  /** The results that are not. */
  chosen: readonly LibraryItem[];
  comparison: ReturnType<typeof useComparison>;
}

/** Reads the chosen results and saves them as one file. */
function useListDownload({ list, library, left, chosen, comparison: { choicesOf, profile } }: ListDownload) {
  const profileName = useProfileName();
  const { readAll, isReading, status, setStatus } = useReading(library);

  async function download(format: ExportFormat) {
    if (isReading) return;
    const compared = new Map<string, ListResult['compared']>();
    const isWhole = await readAll(chosen, (item, response) => {
      const [figures] = compare([{ id: item.id, analyzedAt: Date.parse(item.updatedAt), response }], (each) =>
        // As in a comparison, but without a brief: the files of a list name only a profile.
        planOf(asShown(each), { ...choicesOf(each.videoUrl), profile, brief: null }),
      );
      compared.set(item.id, figures);
    });
    if (isWhole === null) return;
    const results = list.items
      .filter(({ id }) => !left.has(id))
      .map((item) => ({ item, compared: compared.get(item.id) }));
    const write = format === 'csv' ? toListSheet : toListJson;
    const text = write(results, profileName(profile));
    const day = new Date(list.createdAt).toISOString().slice(0, 10);
    const file = `analyses-${day}.${format}`;
    downloadText(file, format, text);
    if (isWhole) setStatus({ id: 'plan.breaks.downloaded', values: { file } });
  }
  return { download, isReading, status };
}

interface ResultActionsProps extends ListResultsProps {
  left: ReadonlySet<string>;
  finished: readonly LibraryItem[];
}

/** What is done with the results: one file, under a profile, or a comparison. */
function ResultActions({ list, library, left, finished }: ResultActionsProps) {
  const t = useText();
  const profileName = useProfileName();
  const chosen = finished.filter(({ id }) => !left.has(id));
  const comparison = useComparison(finished.map(({ url }) => url));
  const { profile, profiles, chooseProfile } = comparison;
  const { download, isReading, status } = useListDownload({ list, library, left, chosen, comparison });
  const canCompare = chosen.length > 1 && chosen.length <= MAX_STORED;
  return (
    <Group gap="sm">
      <Text size="sm">{t('many.results', { taken: chosen.length, total: finished.length })}</Text>
      <NativeSelect
        aria-label={t('compare.profile')}
        value={profile.id}
        onChange={(event) => chooseProfile(event.currentTarget.value)}
        data={profiles.map((each) => ({ value: each.id, label: profileName(each) }))}
      />
      {(['csv', 'json'] as const).map((format) => (
        <Button
          key={format}
          variant="default"
          size="sm"
          // Not `disabled`: the focus would leave the button that was pressed.
          aria-disabled={isReading}
          data-disabled={isReading}
          onClick={() => void download(format)}
        >
          {t('sandbox.export.download', { format: format.toUpperCase() })}
        </Button>
      ))}
      {canCompare ? (
        <Button
          component={Link}
          href={`${paths.compare}?ids=${chosen.map(({ id }) => id).join(',')}`}
          variant="default"
          size="sm"
        >
          {t('many.compare')}
        </Button>
      ) : null}
      <span role="status">
        {status ? t(status) : canCompare ? null : t('many.compare-most', { max: MAX_STORED })}
      </span>
    </Group>
  );
}

/** The videos of a list, and their results in one file or side by side. */
export function ListResults({ list, library }: ListResultsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const finished = list.items.filter((item) => hasResult(item, item.shown));

  function choose(id: string, isTaken: boolean) {
    const next = new Set(left);
    if (isTaken) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  return (
    <>
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Text component="summary" w="fit-content" py="xs">
          {t('many.videos', { count: list.items.length })}
        </Text>
        {isOpen ? <ListTable items={list.items} left={left} onChoose={choose} /> : null}
      </details>
      {finished.length > 0 ? (
        <ResultActions list={list} library={library} left={left} finished={finished} />
      ) : null}
    </>
  );
}
