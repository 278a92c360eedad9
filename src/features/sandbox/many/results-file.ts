import type { LibraryItem } from '@/analyses/library';
import { toCsvText, type CsvCell } from '@/lib/csv';
import type { Compared } from '@/targeting/compare';

const COLUMNS = [
  'title',
  'url',
  'state',
  'duration_ms',
  'coverage',
  'topics',
  'topic_minutes',
  'verdict',
  'suitable_ms',
  'breaks',
  'best_break_ms',
  'error_code',
  'error',
];

export interface ListResult {
  item: LibraryItem;
  /** Missing where there is no result, or it could not be read. */
  compared: Compared | undefined;
}

const minutes = (ms: number) => Math.round(ms / 600) / 100;

/** The results of a list as CSV: one line for each analysis, those without a result too. */
export function toListSheet(results: readonly ListResult[]): string {
  const rows = results.map(({ item, compared }): CsvCell[] => [
    item.title,
    item.url,
    item.shown,
    item.durationMs ?? compared?.durationMs,
    item.coverage,
    compared?.topics.map(({ name }) => name).join('; '),
    compared?.topics.map(({ totalMs }) => minutes(totalMs)).join('; '),
    compared?.verdict,
    compared?.suitableMs,
    compared?.breaks,
    compared?.bestBreak?.timestamp,
    item.error?.code,
    item.error?.message,
  ]);
  return toCsvText([COLUMNS, ...rows]);
}

/** The same as JSON. @param profile the name of the profile that verdicts and breaks are of */
export function toListJson(results: readonly ListResult[], profile: string): string {
  const videos = results.map(({ item, compared }) => ({
    title: item.title,
    url: item.url,
    state: item.shown,
    durationMs: item.durationMs ?? compared?.durationMs,
    coverage: item.coverage,
    topics: compared?.topics.map(({ name, id, totalMs }) => ({ name, id, minutes: minutes(totalMs) })),
    verdict: compared?.verdict,
    suitableMs: compared?.suitableMs,
    breaks: compared?.breaks,
    bestBreakMs: compared?.bestBreak?.timestamp,
    error: item.error,
  }));
  return `${JSON.stringify({ profile, videos }, null, 2)}\n`;
}
