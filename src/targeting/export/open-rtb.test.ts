import { expect, it } from 'vitest';
import type { AnalysisResponse, Concept } from '@/contracts/analysis';
import { planOf } from '../plan';
import { ownContentId } from '../program-facts';
import { PRESETS, type SuitabilityProfile } from '../suitability';
import { toOpenRtb } from './open-rtb';

const [careful] = PRESETS as [SuitabilityProfile];

const topic = (name: string): Concept => ({ name, confidence: 0.8, kind: 'topic' });

it('the content has the topics of the program, and each break those of its lookback', () => {
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 100_400,
    analysis: [
      { timestamp: 0, concepts: [topic('cooking'), topic('of an older version')] },
      {
        timestamp: 60_000,
        concepts: [topic('soccer'), { name: 'ball', confidence: 0.7, kind: 'seen' }],
      },
      { timestamp: 80_000, concepts: [] },
    ],
    taxonomy: {
      version: '3.1',
      topics: [
        { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
        { name: 'soccer', id: '533', path: ['Sports', 'Soccer'], isSensitive: false },
      ],
    },
  };
  const { content, breaks } = toOpenRtb(
    planOf(response, {
      profile: careful,
      brief: null,
      corrections: [],
      breakOptions: {},
      kept: [70_000],
      dropped: [],
      podSeconds: 90,
    }),
    { issuer: 'scenecue.example' },
  );
  expect(content).toEqual({
    url: 'https://example.com/program.mp4',
    len: 100,
    context: 1,
    livestream: 0,
    realtime: 0,
    cat: ['216', '533'],
    cattax: 9,
    data: [
      {
        id: 'scenecue',
        name: 'scenecue.example',
        cids: [ownContentId('https://example.com/program.mp4')],
        ext: { segtax: 9 },
        segment: [
          { id: '216', name: 'Food & Drink > Cooking', value: '0.5976' },
          { id: '533', name: 'Sports > Soccer', value: '0.1992' },
        ],
      },
      {
        id: 'scenecue-seen',
        name: 'scenecue.example',
        segment: [{ id: 'ball', name: 'ball', value: '0.1992' }],
      },
    ],
  });
  expect(breaks).toMatchObject([
    {
      timestamp: 70_000,
      video: { podid: 'break-70000', poddur: 90, startdelay: 70 },
      content: {
        cat: ['216', '533'],
        data: [{ segment: [{ value: '0.6667' }, { value: '0.3333' }] }, { id: 'scenecue-seen' }],
      },
    },
  ]);
});

it('the list of topics is empty when no topic was found', () => {
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4',
    durationMs: 100_000,
    analysis: [{ timestamp: 0, concepts: [{ name: 'ball', confidence: 0.7, kind: 'seen' }] }],
  };
  const plan = planOf(response, {
    profile: careful,
    brief: null,
    corrections: [],
    breakOptions: {},
    kept: [],
    dropped: [],
    podSeconds: 90,
  });
  expect(toOpenRtb(plan, { issuer: 'scenecue.example' }).content).toMatchObject({
    cat: [],
    data: [{ id: 'scenecue', name: 'scenecue.example', segment: [] }, { id: 'scenecue-seen' }],
  });
});

it('the program has the title of the user, its length in whole seconds, and its URL without the query', () => {
  const response: AnalysisResponse = {
    status: 'success',
    videoUrl: 'https://example.com/program.mp4?X-Amz-Signature=secret',
    durationMs: 100_600,
    analysis: [],
  };
  const plan = planOf(response, {
    profile: careful,
    brief: null,
    corrections: [],
    breakOptions: {},
    kept: [50_000],
    dropped: [],
    podSeconds: 90,
    title: 'The Program',
  });
  const { content, breaks } = toOpenRtb(plan, { issuer: 'scenecue.example' });
  expect(content).toMatchObject({ title: 'The Program', len: 101, url: 'https://example.com/program.mp4' });
  expect(JSON.stringify(breaks)).not.toContain('secret');
  expect(breaks).toMatchObject([{ content: { title: 'The Program', len: 101 } }]);
});
