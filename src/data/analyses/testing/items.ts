import type { AnalysisItem } from '../analysis-item';

/** The default time at which items were written, in ms since 1970. */
export const NOW = Date.parse('2026-01-01T08:00:00.000Z');

/** As the adapter writes times. */
export const timeAt = (ms: number) => new Date(ms).toISOString().replace('Z', '000Z');

/** An analysis that was created `age` ms ago and written `quiet` ms ago. */
export function itemOf(
  id: string,
  { age = 0, quiet = 0, ...more }: Partial<AnalysisItem> & { age?: number; quiet?: number } = {},
): AnalysisItem {
  return {
    id,
    state: 'queued',
    progress: 0,
    url: `https://example.com/${id}.mp4`,
    attempt: 1,
    createdAt: timeAt(NOW - age),
    updatedAt: timeAt(NOW - quiet),
    ...more,
  };
}
