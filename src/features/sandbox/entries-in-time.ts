import type { AnalysisEntry } from '@/contracts/analysis';

/** Puts an entry where it belongs in time. @param entries in time order; not changed */
export function withEntry(entries: readonly AnalysisEntry[], entry: AnalysisEntry): AnalysisEntry[] {
  const after = entries.findLastIndex(({ timestamp }) => timestamp <= entry.timestamp);
  return entries.toSpliced(after + 1, 0, entry);
}
