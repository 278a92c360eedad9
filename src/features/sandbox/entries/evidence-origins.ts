import type { Evidence } from '@/contracts/analysis';

/** How a concept was found, in the order in which it is displayed. */
export function originsOf(evidence: Evidence) {
  if (evidence.kind === 'measurement') return ['measured'] as const;
  if (evidence.sources?.length) return evidence.sources;
  return [evidence.kind === 'words' ? 'said' : 'seen'] as const;
}
