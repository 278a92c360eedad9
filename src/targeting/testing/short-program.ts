import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { categoryByName } from '../categories';

/** A concept from one second to another, with its confidence. */
export type Placed = readonly [
  kind: Concept['kind'],
  name: string,
  from: number,
  to: number,
  confidence?: number,
];

/** A result with one entry per second and shots of ten seconds, in which speech was analyzed. */
export function shortProgram(
  seconds: number,
  placed: readonly Placed[],
  rest: Partial<AnalysisResponse> = {},
): AnalysisResponse {
  const rows = placed.flatMap(([kind, name]) => (kind === 'topic' ? (categoryByName(name) ?? []) : []));
  return {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: seconds * 1000,
    analysis: Array.from({ length: seconds }, (_, second) => ({
      timestamp: second * 1000,
      concepts: placed
        .filter(([, , from, to]) => from <= second && second < to)
        .map(([kind, name, , , confidence = 0.9]) => ({ name, confidence, kind })),
    })),
    shots: Array.from({ length: Math.ceil(seconds / 10) }, (_, index) => ({
      start: index * 10_000,
      end: Math.min(seconds, (index + 1) * 10) * 1000,
    })),
    taxonomy: {
      version: '3.1',
      sources: ['said'],
      topics: [...new Set(rows)].map((row) => ({ ...row, path: [...row.path] })),
    },
    risks: [],
    ...rest,
  };
}
