import type { AnalysisResponse } from '@/contracts/analysis';
import type { Spot } from '../spot';

/** A spot for beer, changed by `changes`. */
export function spotOf(changes: Partial<Spot> = {}): Spot {
  return {
    id: 'a',
    name: 'Summer beer',
    videoUrl: '',
    seconds: 30,
    brand: '',
    product: '1004',
    languages: [],
    avoid: [],
    isExclusive: false,
    placements: [],
    ...changes,
  };
}

/** Two minutes with a break at 60 s, before which these lines are said, five seconds each. */
export function programOf(
  lines: readonly string[],
  language: string | null = 'en',
  changes: Partial<AnalysisResponse> = {},
): AnalysisResponse {
  return {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 120_000,
    analysis: [{ timestamp: 0, concepts: [] }],
    transcript: {
      source: 'file',
      ...(language === null ? {} : { language }),
      lines: lines.map((text, index) => {
        const start = 60_000 - 5000 * (lines.length - index);
        return { start, end: start + 5000, text };
      }),
    },
    ...changes,
  };
}

/** The same topic at all times. */
export const withTopic = (
  name: string,
  id: string,
  level?: 'low' | 'medium' | 'high' | 'floor',
): Partial<AnalysisResponse> => ({
  analysis: [{ timestamp: 0, concepts: [{ name, confidence: 0.9, kind: 'topic' }] }],
  taxonomy: {
    version: '3.1',
    sources: ['said'],
    topics: [{ name, id, path: [name], isSensitive: level !== undefined }],
  },
  ...(level === undefined
    ? {}
    : {
        risks: [{ name, level, ranges: [{ start: 0, end: 120_000, level }], words: [], mentions: 1 }],
      }),
});
