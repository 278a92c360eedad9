import { expect, it } from 'vitest';
import type { Concept } from '@/contracts/analysis';
import { segmentsOf } from './segments';

const speech = (confidence: number): Concept => ({ name: 'speech', confidence, kind: 'sound' });
const sharp: Concept = { name: 'sharp picture', confidence: 0.9, kind: 'technical' };

it('entries with the same concepts are joined, each with its highest confidence; technical concepts do not count', () => {
  const entries = [
    { timestamp: 0, concepts: [speech(0.6), sharp] },
    { timestamp: 1000, concepts: [speech(0.8)] },
    { timestamp: 2000, concepts: [] },
    { timestamp: 3000, concepts: [sharp] },
    { timestamp: 4000, concepts: [speech(0.7)] },
  ];
  expect(segmentsOf(entries, 5000)).toEqual([
    { startMs: 0, endMs: 2000, concepts: [speech(0.8)] },
    { startMs: 2000, endMs: 4000, concepts: [] },
    { startMs: 4000, endMs: 5000, concepts: [speech(0.7)] },
  ]);
});
