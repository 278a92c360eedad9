import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { describedScenes } from './scenes';

const concept = (name: string, kind: Concept['kind']): Concept => ({ name, confidence: 0.8, kind });

it('each scene lists its topics, the longest first, and slots are left out', () => {
  const front: Concept = {
    ...concept('weather', 'topic'),
    evidence: { kind: 'words', words: 'a cold front', timestamp: 0 },
  };
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 60_000,
    analysis: [
      { timestamp: 0, concepts: [front, concept('speech', 'sound')] },
      { timestamp: 5000, concepts: [concept('cooking', 'topic'), concept('cup', 'seen')] },
      { timestamp: 22_000, concepts: [concept('soccer', 'topic')] },
    ],
    scenes: [
      { start: 0, end: 20_000, endReason: 'black', keyFrame: 7000 },
      { start: 20_000, end: 22_000, isSlot: true },
      { start: 22_000, end: 60_000, endReason: 'end' },
    ],
  };
  expect(describedScenes(response)).toEqual([
    {
      start: 0,
      end: 20_000,
      endReason: 'black',
      keyFrame: 7000,
      topics: ['cooking', 'weather'],
      seen: ['cup'],
      look: [],
      sound: ['speech'],
      words: ['a cold front'],
    },
    {
      start: 22_000,
      end: 60_000,
      endReason: 'end',
      topics: ['soccer'],
      seen: [],
      look: [],
      sound: [],
      words: [],
    },
  ]);
  expect(describedScenes({ ...response, scenes: undefined })).toEqual([]);
});
