import { describe, expect, it } from 'vitest';
import type { Understanding } from '@/contracts/understanding';
import type { ProviderResult, RunFacts } from '../../../provider';
import type { SceneFacts, SceneUnderstanding, TopicOffer } from '../../../understanding/scene-understanding';
import type { FrameFindings } from '../measure/measurements';
import { withUnderstanding } from './with-understanding';

const BOX = { x: 0, y: 0, width: 1, height: 0.1 };
const image = 'data:image/jpeg;base64,/9j/AAAA';
const RESULT: ProviderResult = {
  durationMs: 30_000,
  intervalMs: 100,
  entries: [
    { timestamp: 2_000, concepts: [{ name: 'car', confidence: 0.9, kind: 'seen' }] },
    { timestamp: 12_000, concepts: [{ name: 'crime', confidence: 0.9, kind: 'topic' }] },
  ],
  scenes: [
    { start: 0, end: 10_000, endReason: 'black' },
    { start: 10_000, end: 12_000, endReason: 'black', isSlot: true },
    { start: 12_000, end: 29_500, endReason: 'change' },
    { start: 29_500, end: 30_000, endReason: 'end' },
  ],
  thumbnails: [1_000, 11_000, 13_000, 20_000].map((timestamp) => ({ timestamp, image })),
  transcript: {
    source: 'file',
    lines: [
      { start: 1_000, end: 2_000, text: 'Good evening.' },
      { start: 9_500, end: 14_500, text: 'Most of this is said later.' },
    ],
  },
};
const FINDINGS: FrameFindings[] = [
  {
    timeMs: 1_000.4,
    texts: [
      { text: 'NEWS', score: 0.9, box: BOX },
      { text: 'i1l', score: 0.3, box: BOX },
    ],
  },
];
const UNDERSTANDING: Understanding = {
  ...{ basis: 'model', model: 'm', prompt: '0123456789abcdef', discarded: 1 },
  scenes: [{ start: 0, topics: [], risks: [] }],
};

/** What the service is asked, and what the result is. */
async function understood(
  answer: Awaited<ReturnType<SceneUnderstanding['describe']>>,
  result: ProviderResult = RESULT,
) {
  const asked: { scenes: readonly SceneFacts[]; offer: TopicOffer; timeoutMs: number }[] = [];
  const notes: RunFacts[] = [];
  const sceneUnderstanding: SceneUnderstanding = {
    describe: (scenes, offer, timeoutMs) => {
      asked.push({ scenes, offer, timeoutMs });
      return Promise.resolve(answer);
    },
  };
  const log = { begin: () => undefined, warn: () => undefined, note: (facts: RunFacts) => notes.push(facts) };
  const { signal } = new AbortController();
  const request = { sceneUnderstanding, signal, log };
  return { asked, notes, result: await withUnderstanding(result, FINDINGS, request, 5_000) };
}

describe('the scenes of a result', () => {
  it('are sent with what is known of each, without slots and flashes', async () => {
    const { asked } = await understood({ partial: [] });
    expect(asked[0]?.scenes).toEqual([
      {
        ...{ start: 0, end: 10_000, found: ['car'] },
        frames: [{ timestamp: 1_000, image }],
        texts: [{ timestamp: 1_000, text: 'NEWS' }],
        lines: [{ timestamp: 1_000, text: 'Good evening.' }],
      },
      {
        ...{ start: 12_000, end: 29_500, found: ['crime'], texts: [] },
        frames: [
          { timestamp: 13_000, image },
          { timestamp: 20_000, image },
        ],
        lines: [{ timestamp: 9_500, text: 'Most of this is said later.' }],
      },
    ]);
    expect(asked[0]?.offer.sensitive).toHaveLength(11);
    expect(asked[0]?.timeoutMs).toBe(5_000);
  });

  it('get what a model says beside everything else, which stays as it is', async () => {
    const { result, notes } = await understood({ understanding: UNDERSTANDING, partial: [] });
    expect(result).toEqual({ ...RESULT, understanding: UNDERSTANDING });
    expect(notes).toMatchObject([{ scenes: { found: 2, described: 1, discarded: 1 } }]);
  });

  it('say what is missing, after what was missing before', async () => {
    const cut = { code: 'understanding-cut', values: { scenes: 0, ofScenes: 2 } } as const;
    const before = { code: 'captions-cut', values: {} } as const;
    const { result } = await understood({ partial: [cut] }, { ...RESULT, partial: [before] });
    expect(result).toEqual({ ...RESULT, partial: [before, cut] });
  });

  it('stay without it in a result that has no room', async () => {
    const large = { ...RESULT, thumbnails: [{ timestamp: 0, image: 'x'.repeat(5_800_000) }] };
    const { result } = await understood({ understanding: UNDERSTANDING, partial: [] }, large);
    expect(result).toBe(large);
  });

  it('are not sent if the user does not want that', async () => {
    const { signal } = new AbortController();
    expect(await withUnderstanding(RESULT, FINDINGS, { signal }, 5_000)).toBe(RESULT);
  });
});
