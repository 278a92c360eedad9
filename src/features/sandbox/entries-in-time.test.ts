import { expect, it } from 'vitest';
import type { AnalysisEntry } from '@/contracts/analysis';
import { withEntry } from './entries-in-time';

it('puts entries into time order, however they come', () => {
  let entries: AnalysisEntry[] = [];
  for (const timestamp of [2000, 0, 3000, 1000, 2000]) {
    entries = withEntry(entries, { timestamp, concepts: [] });
  }
  expect(entries.map(({ timestamp }) => timestamp)).toEqual([0, 1000, 2000, 2000, 3000]);
});
