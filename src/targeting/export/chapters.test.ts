import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { planOf } from '../plan';
import { USUAL_PROFILE } from '../suitability';
import { toChapters } from './chapters';

const topic = (name: string): Concept => ({ name, confidence: 0.8, kind: 'topic' });

it('each scene is a chapter with its topics, and no name breaks the file', () => {
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 3_700_000,
    analysis: [
      { timestamp: 0, concepts: [topic('cooking'), topic('-->\n\n<v x> & more')] },
      { timestamp: 20_000, concepts: [topic('cooking')] },
      { timestamp: 40_000, concepts: [] },
    ],
    scenes: [
      { start: 0, end: 40_000, endReason: 'black' },
      { start: 40_000, end: 42_000, endReason: 'black', isSlot: true },
      { start: 42_000, end: 3_700_000, endReason: 'end' },
    ],
  };
  const planned = (of: AnalysisResponse) =>
    planOf(of, {
      profile: USUAL_PROFILE,
      brief: null,
      corrections: [],
      breakOptions: {},
      kept: [],
      dropped: [],
      podSeconds: 60,
    });
  expect(toChapters(planned(response))).toBe(
    [
      'WEBVTT\n',
      '00:00:00.000 --> 00:00:40.000\n1 · cooking, --&gt; &lt;v x&gt; &amp; more\n',
      '00:00:42.000 --> 01:01:40.000\n2\n',
    ].join('\n'),
  );
  expect(toChapters(planned({ ...response, scenes: [] }))).toBe('WEBVTT\n');
});
