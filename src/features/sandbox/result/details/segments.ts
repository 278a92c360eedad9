import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';

/** Consecutive entries with the same concepts. */
export interface Segment extends TimeRange {
  /** The concepts that distinguish segments, each with its highest confidence. */
  concepts: Concept[];
}

/**
 * Joins consecutive entries that have the same concepts. Concepts of the kinds `look` and `technical` are left out:
 * they come and go independently.
 *
 * @param entries in time order
 * @param totalMs where the last entry ends
 */
export function segmentsOf(entries: readonly AnalysisEntry[], totalMs: number): Segment[] {
  const segments: (Segment & { key: string })[] = [];
  entries.forEach(({ timestamp, concepts }, index) => {
    const endMs = entries[index + 1]?.timestamp ?? Math.max(totalMs, timestamp);
    const counted = concepts.filter(({ kind }) => kind !== 'technical' && kind !== 'look');
    const key = JSON.stringify(counted.map(({ name }) => name).sort());
    const last = segments.at(-1);
    if (last?.key !== key) {
      segments.push({ startMs: timestamp, endMs, concepts: counted, key });
      return;
    }
    last.endMs = endMs;
    last.concepts = last.concepts.map((concept) => {
      const same = counted.find(({ name }) => name === concept.name);
      return same && same.confidence > concept.confidence ? same : concept;
    });
  });
  return segments.map(({ startMs, endMs, concepts }) => ({ startMs, endMs, concepts }));
}
