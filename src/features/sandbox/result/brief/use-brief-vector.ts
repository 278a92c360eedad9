import { use, useEffect, useState } from 'react';
import type { BriefOutcome } from '@/contracts/brief-vector';
import { useConnection } from '@/lib/use-connection';
import { EncodeBriefContext } from '../../use-sandbox';

/** Pause after the last change of a brief before it is sent, in ms. */
const PAUSE_MS = 600;

type BriefVector = BriefOutcome | { kind: 'loading' } | { kind: 'offline' };

/**
 * The vector of a brief, which a function computes. A brief is sent once, when the planner has paused.
 *
 * @param isWanted nothing is sent while it is false
 * @returns its state, and a function that asks again after a failure
 */
export function useBriefVector(text: string, isWanted: boolean): { state: BriefVector; retry: () => void } {
  const encode = use(EncodeBriefContext);
  const isOnline = useConnection() === 'online';
  const [answered, setAnswered] = useState<{ brief: string; outcome: BriefOutcome } | null>(null);
  const brief = text.trim();
  const outcome = answered?.brief === brief ? answered.outcome : undefined;
  const isAsked = isWanted && isOnline && brief !== '' && outcome === undefined;

  useEffect(() => {
    if (!isAsked || encode === null) return undefined;
    const ending = new AbortController();
    const settle = (settled: BriefOutcome) => {
      if (!ending.signal.aborted) setAnswered({ brief, outcome: settled });
    };
    const timer = setTimeout(() => {
      encode(brief, ending.signal).then(settle, () => settle({ kind: 'failed' }));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [isAsked, encode, brief]);

  const isKnown = outcome !== undefined && (isOnline || outcome.kind !== 'failed');
  const state = isKnown ? outcome : { kind: isOnline ? ('loading' as const) : ('offline' as const) };
  return { state, retry: () => setAnswered(null) };
}
