import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { topicTimes } from './topics';

const concept = (name: string, kind: Concept['kind'], confidence = 0.8): Concept => ({
  name,
  kind,
  confidence,
});

it('the topics of a video have their time and their row of the taxonomy, or else the row known to the application', () => {
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 10_000,
    analysis: [
      {
        timestamp: 0,
        concepts: ['cooking', 'terrorism', 'our own'].map((name) => concept(name, 'topic')),
      },
      { timestamp: 2000, concepts: [concept('crime', 'topic', 0.6)] },
      { timestamp: 4000, concepts: [concept('crime', 'topic')] },
      { timestamp: 8000, concepts: [] },
    ],
    taxonomy: {
      version: '3.1',
      topics: [{ name: 'crime', id: '380', path: ['Crime'], isSensitive: true }],
    },
  };
  const short = { ranges: [{ startMs: 0, endMs: 2000 }], totalMs: 2000, share: 0.2, confidence: 0.8 };
  expect(topicTimes(response)).toEqual([
    {
      name: 'crime',
      id: '380',
      path: ['Crime'],
      isSensitive: true,
      ranges: [{ startMs: 2000, endMs: 8000 }],
      totalMs: 6000,
      share: 0.6,
      confidence: 0.8,
    },
    {
      name: 'cooking',
      id: '216',
      path: ['Food & Drink', 'Cooking'],
      isSensitive: false,
      ...short,
    },
    { name: 'our own', id: undefined, path: ['our own'], isSensitive: false, ...short },
    { name: 'terrorism', id: '8FD8nI', path: ['Sensitive Topics', 'Terrorism'], isSensitive: true, ...short },
  ]);
});

it('equally long topics are ordered by confidence, and equally confident ones by name', () => {
  const concepts = [concept('soccer', 'topic'), concept('cooking', 'topic'), concept('travel', 'topic', 0.9)];
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 10_000,
    analysis: [{ timestamp: 0, concepts }],
  };
  expect(topicTimes(response).map(({ name }) => name)).toEqual(['travel', 'cooking', 'soccer']);
});
