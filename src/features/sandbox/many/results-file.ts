import type { LibraryItem } from '@/data/analyses/library-state';
import { toCsvText, type CsvCell } from '@/lib/csv';
import type { Compared } from '@/targeting/compare';

const COLUMNS = [
  'title',
  'url',
  'state',
  'analyzed_at',
  'duration_ms',
  'coverage',
  'topics',
  'topic_minutes',
  'profile',
  'verdict',
  'suitable_ms',
  'breaks',
  'best_break_ms',
  'notes',
  'error_code',
  'error',
];

export interface ListResult {
  item: LibraryItem;
  /** Missing if there is no result, or if it could not be read. */
  compared: Compared | undefined;
}

/** In American spelling, as on the page. */
const stateOf = ({ shown }: LibraryItem) => (shown === 'cancelled' ? 'canceled' : shown);

/** As in a comparison; missing without a result. */
const analyzedAt = (compared: Compared | undefined) =>
  compared && new Date(compared.analyzedAt).toISOString();

const minutes = (ms: number) => Math.round(ms / 600) / 100;

/** Undefined if the video was not assessed: zero would read as a verdict. */
const suitableMsOf = (compared: Compared | undefined) =>
  compared?.verdict === 'not-assessed' ? undefined : compared?.suitableMs;

/**
 * The results of a list as CSV: one line for each analysis, including those without a result.
 * @param profile the name of the profile that the verdicts and breaks are based on
 */
export function toListSheet(results: readonly ListResult[], profile: string): string {
  const rows = results.map(({ item, compared }): CsvCell[] => [
    item.title,
    item.url,
    stateOf(item),
    analyzedAt(compared),
    item.durationMs ?? compared?.durationMs,
    item.coverage,
    compared?.topics.map(({ name }) => name).join('; '),
    compared?.topics.map(({ totalMs }) => minutes(totalMs)).join('; '),
    compared && profile,
    compared?.verdict,
    suitableMsOf(compared),
    compared?.breaks,
    compared?.bestBreak?.timestamp,
    compared?.notes.join('; '),
    item.error?.code,
    item.error?.message,
  ]);
  return toCsvText([COLUMNS, ...rows]);
}

/** The same as JSON. */
export function toListJson(results: readonly ListResult[], profile: string): string {
  const videos = results.map(({ item, compared }) => ({
    title: item.title,
    url: item.url,
    state: stateOf(item),
    analyzedAt: analyzedAt(compared),
    durationMs: item.durationMs ?? compared?.durationMs,
    coverage: item.coverage,
    topics: compared?.topics.map(({ name, id, totalMs }) => ({ name, id, minutes: minutes(totalMs) })),
    verdict: compared?.verdict,
    suitableMs: suitableMsOf(compared),
    breaks: compared?.breaks,
    bestBreakMs: compared?.bestBreak?.timestamp,
    notes: compared?.notes,
    error: item.error,
  }));
  return `${JSON.stringify({ profile, videos }, null, 2)}\n`;
}
