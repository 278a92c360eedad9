import type { Evidence } from '@/contracts/analysis';
import { isByHand } from '@/targeting/corrections';

/** How a concept was found, in the order in which it is displayed. */
export function originsOf(evidence: Evidence) {
  if (isByHand({ evidence })) return ['by-hand'] as const;
  if (evidence.kind === 'measurement') return ['measured'] as const;
  if (evidence.sources?.length) return evidence.sources;
  return [evidence.kind === 'words' ? 'said' : 'seen'] as const;
}
