import type { LibraryItem } from '@/data/analyses/library-state';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { StoredAnalysis } from '../stored/stored-analyses';
import { answerWith } from './answers';

/** Ten minutes about cooking, with a sensitive topic for the last `crimeMs` of them. */
export function program(
  name: string,
  crimeMs: number,
  more: Partial<AnalysisResponse> = {},
): AnalysisResponse {
  const concept = (each: string) => ({ name: each, confidence: 0.9, kind: 'topic' as const });
  return answerWith({
    videoUrl: `https://cdn.example.com/${name}.mp4`,
    provider: 'embedded',
    durationMs: 600_000,
    analysis: [
      { timestamp: 0, concepts: [concept('cooking')] },
      ...(crimeMs > 0 ? [{ timestamp: 600_000 - crimeMs, concepts: [concept('crime')] }] : []),
    ],
    taxonomy: {
      version: '3.1',
      sources: ['said'],
      topics: [
        { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
        { name: 'crime', id: '380', path: ['Crime'], isSensitive: true },
      ],
    },
    risks: [
      {
        name: 'crime',
        level: 'medium',
        ranges: [{ start: 600_000 - crimeMs, end: 600_000, level: 'medium' }],
        words: ['theft'],
        mentions: 1,
      },
    ],
    ...more,
  });
}

export const stored = (response: AnalysisResponse, id = response.videoUrl): StoredAnalysis => ({
  id,
  analyzedAt: Date.UTC(2026, 2, 4, 12),
  size: 1,
  response,
});

/** An analysis of the library that is done. */
export const onServer = (name: string): LibraryItem => ({
  id: name,
  state: 'done',
  shown: 'done',
  progress: 1,
  parts: 1,
  url: `https://cdn.example.com/${name}.mp4`,
  title: `Title of ${name}`,
  attempt: 2,
  createdAt: '2026-03-04T12:00:00.000000Z',
  updatedAt: '2026-03-04T12:00:00.000000Z',
});
