import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { hasResult } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { compare } from '@/targeting/compare';
import { planOf } from '@/targeting/plan';
import { CheckField } from '@/ui/fields/check-field';
import { SelectField } from '@/ui/fields/select-field';
import { useComparison } from '../compare/use-comparison';
import { downloadText, type ExportFormat } from '../export/export-files';
import { useProfileName } from '../plan/profile-name';
import { MAX_STORED, madeWith, type OpenedResult } from '../stored/stored-analyses';
import { toListJson, toListSheet, type ListResult } from './results-file';
import type { VideoList } from './video-lists';
import classes from './many.module.css';

interface ListResultsProps {
  list: VideoList;
  library: AnalysisLibrary | null;
  onCompare: (analyses: OpenedResult[]) => void;
}

/** The results of a list in one file, or side by side. They are read one after the other, and not stored. */
export function ListResults({ list, library, onCompare }: ListResultsProps) {
  const t = useText();
  const profileName = useProfileName();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [status, setStatus] = useState<Message | null>(null);
  const [isReading, setReading] = useState(false);
  const closing = useRef<AbortController>(null);
  const finished = list.items.filter((item) => hasResult(item, item.shown));
  const chosen = finished.filter(({ id }) => !left.has(id));
  const { choicesOf, profile, profiles, chooseProfile } = useComparison(finished.map(({ url }) => url));

  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  if (finished.length === 0) return null;
  // Not `disabled`: the focus would leave the button that was pressed.
  const pending = { 'aria-disabled': isReading, 'data-disabled': isReading };

  /** @returns whether all were read; null when the view was closed meanwhile */
  async function readAll(
    take: (item: LibraryItem, response: AnalysisResponse) => void,
  ): Promise<boolean | null> {
    const signal = closing.current?.signal;
    let failures = 0;
    setReading(true);
    for (const [index, item] of chosen.entries()) {
      setStatus({ id: 'many.reading', values: { count: index + 1, total: chosen.length } });
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

  async function download(format: ExportFormat) {
    if (isReading) return;
    const compared = new Map<string, ListResult['compared']>();
    const isWhole = await readAll((item, response) => {
      const [figures] = compare([{ id: item.id, analyzedAt: Date.parse(item.updatedAt), response }], (each) =>
        // As in a comparison, but without a brief: the files of a list name only a profile.
        planOf(each, { ...choicesOf(each.videoUrl), profile, brief: null }),
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

  async function compareChosen() {
    if (isReading) return;
    const analyses: OpenedResult[] = [];
    const isWhole = await readAll((item, response) => {
      const { id, title, updatedAt } = item;
      analyses.push({ id, title, analyzedAt: Date.parse(updatedAt), ...madeWith(item), response });
    });
    // The message about results that could not be read is in this view.
    if (isWhole && analyses.length > 1) onCompare(analyses);
  }

  function choose(id: string, isTaken: boolean) {
    const next = new Set(left);
    if (isTaken) next.delete(id);
    else next.add(id);
    setLeft(next);
  }

  return (
    <>
      <details className={classes.details}>
        <summary>{t('many.results', { taken: chosen.length, total: finished.length })}</summary>
        <ul className={classes.lines}>
          {finished.map(({ id, title, url }) => (
            <li key={id}>
              <CheckField
                label={title ? `${title} · ${url}` : url}
                checked={!left.has(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
            </li>
          ))}
        </ul>
      </details>
      <div className={classes.actions}>
        <SelectField
          size="sm"
          aria-label={t('compare.profile')}
          value={profile.id}
          onChange={(event) => chooseProfile(event.currentTarget.value)}
          data={profiles.map((each) => ({ value: each.id, label: profileName(each) }))}
        />
        {(['csv', 'json'] as const).map((format) => (
          <Button key={format} variant="default" size="sm" {...pending} onClick={() => void download(format)}>
            {t('sandbox.export.download', { format: format.toUpperCase() })}
          </Button>
        ))}
        <Button
          variant="default"
          size="sm"
          {...pending}
          disabled={chosen.length < 2 || chosen.length > MAX_STORED}
          onClick={() => void compareChosen()}
        >
          {t('many.compare')}
        </Button>
        <span role="status">
          {status
            ? t(status)
            : chosen.length > MAX_STORED
              ? t('many.compare-most', { max: MAX_STORED })
              : null}
        </span>
      </div>
    </>
  );
}
