import { expect, it } from 'vitest';
import type { AnalysisEntry } from '@/contracts/analysis';
import { topicPlaces } from './topic-evidence';

it('each piece of evidence is listed once, in time order, with its highest confidence', () => {
  const said = (words: string, timestamp: number) => ({ kind: 'words' as const, words, timestamp });
  const entry = (timestamp: number, confidence: number, evidence: ReturnType<typeof said>) => ({
    timestamp,
    concepts: [
      { name: 'cooking', confidence, kind: 'topic' as const, evidence },
      { name: 'pets', confidence: 1, kind: 'topic' as const },
    ],
  });
  const entries = [
    entry(0, 0.7, said('simmer, onion', 400)),
    entry(1000, 0.9, said('simmer, onion', 400)),
    entry(2000, 0.6, said('oven', 200)),
  ];
  expect(topicPlaces(entries, 'cooking', 0)).toEqual([
    { timeMs: 200, confidence: 0.6, evidence: said('oven', 200) },
    { timeMs: 400, confidence: 0.9, evidence: said('simmer, onion', 400) },
  ]);
  expect(topicPlaces(entries, 'pets', 0)).toEqual([]);
});

it('evidence below the minimum confidence is left out', () => {
  const said = (timestamp: number, confidence: number): AnalysisEntry => ({
    timestamp,
    concepts: [
      { name: 'travel', confidence, kind: 'topic', evidence: { kind: 'words', words: 'train', timestamp } },
    ],
  });
  const entries = [said(0, 0.4), said(1000, 0.5), said(2000, 0.7)];
  expect(topicPlaces(entries, 'travel', 0.5).map(({ timeMs }) => timeMs)).toEqual([1000, 2000]);
});
