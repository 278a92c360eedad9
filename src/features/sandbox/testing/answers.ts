import type { AnalysisResponse, Concept } from '@/contracts/analysis';

/** A video that nothing can play. */
export const VIDEO = 'https://example.com/programme.mp4';

/** A picture in the format of a response; no browser can show it. */
export const PICTURE = 'data:image/jpeg;base64,/9j/2wBD/9k=';

/** A successful answer of the function with one moment, changed by `changes`. */
export function answerWith(changes: Partial<AnalysisResponse> = {}): AnalysisResponse {
  return {
    status: 'success',
    videoUrl: VIDEO,
    analysis: [{ timestamp: 14_000, concepts: [{ name: 'black frame', confidence: 0.999 }] }],
    ...changes,
  };
}

/** An answer with everything that one can contain, except scenes and a taxonomy. */
export function richAnswer(changes: Partial<AnalysisResponse> = {}): AnalysisResponse {
  return answerWith({
    analysis: [
      {
        timestamp: 0,
        concepts: [
          {
            name: 'test pattern',
            confidence: 0.98,
            kind: 'technical',
            evidence: { kind: 'measurement', measurement: 'share of even stripes', value: 0.875, unit: '' },
          },
          { name: 'tone', confidence: 0.6 },
        ],
      },
      {
        timestamp: 2000,
        concepts: [
          { name: 'scene cut', confidence: 0.97 },
          {
            name: 'cooking',
            confidence: 0.84,
            kind: 'topic',
            evidence: { kind: 'words', words: '=Whisk the eggs, "gently"', timestamp: 2300 },
          },
        ],
      },
      { timestamp: 5000, concepts: [] },
      { timestamp: 18_000, concepts: [{ name: 'black frame', confidence: 0.999 }] },
    ],
    durationMs: 30_000,
    intervalMs: 1000,
    coverage: 0.925,
    bytesRead: 923_071,
    loudness: { integratedLufs: -23.4, truePeakDb: -1.2 },
    thumbnails: [
      { timestamp: 500, image: PICTURE },
      { timestamp: 1500, image: PICTURE },
    ],
    shots: [
      { start: 0, end: 2000 },
      { start: 2000, end: 30_000 },
    ],
    sound: [
      { timestamp: 0, loudness: -42.5 },
      { timestamp: 12_000, loudness: -14 },
      { timestamp: 18_000, loudness: -70 },
    ],
    ...changes,
  });
}

/** Cooking, soccer and crime, as the taxonomy knows them. */
export const TAXONOMY: NonNullable<AnalysisResponse['taxonomy']> = {
  version: '3.1',
  sources: ['said', 'seen'],
  topics: [
    { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
    { name: 'soccer', id: '533', path: ['Sports', 'Soccer'], isSensitive: false },
    { name: 'crime', id: '380', path: ['Crime'], isSensitive: true },
  ],
};

export const topic = (name: string): Concept => ({ name, confidence: 0.9, kind: 'topic' });
const black: Concept = { name: 'black frame', confidence: 1, kind: 'technical' };
const silence: Concept = { name: 'silence', confidence: 1, kind: 'sound' };

/** Two minutes to plan: cooking, black and silence at 50 s, then crime, then soccer from 90 s on. */
export function plannedAnswer(changes: Partial<AnalysisResponse> = {}): AnalysisResponse {
  return answerWith({
    durationMs: 120_000,
    analysis: [
      { timestamp: 0, concepts: [topic('cooking'), { name: 'cup', confidence: 0.6, kind: 'seen' }] },
      { timestamp: 50_000, concepts: [black, silence] },
      { timestamp: 52_000, concepts: [topic('crime')] },
      { timestamp: 90_000, concepts: [topic('soccer')] },
    ],
    shots: [0, 50_000, 52_000, 90_000].map((start, index, all) => ({
      start,
      end: all[index + 1] ?? 120_000,
    })),
    scenes: [
      { start: 0, end: 50_000, endReason: 'black' },
      { start: 50_000, end: 52_000, endReason: 'black', isSlot: true },
      { start: 52_000, end: 120_000, endReason: 'end' },
    ],
    speech: [{ start: 60_000, end: 80_000 }],
    sound: [{ timestamp: 30_000, loudness: -24 }],
    taxonomy: TAXONOMY,
    ...changes,
  });
}

/** What a model says about the second scene of `plannedAnswer`. */
export const MODEL_ANSWER: NonNullable<AnalysisResponse['understanding']> = {
  basis: 'model',
  model: 'vision-1',
  prompt: '0123456789abcdef',
  discarded: 2,
  scenes: [
    {
      start: 52_000,
      summary: {
        text: 'A reporter tells of a robbery.',
        confidence: 0.9,
        evidence: [
          { kind: 'frame', timestamp: 60_000 },
          { kind: 'line', timestamp: 62_000 },
        ],
      },
      place: { text: 'a street', confidence: 0.6, evidence: [{ kind: 'frame', timestamp: 60_000 }] },
      tone: {
        ...{ name: 'informational', intensity: 'medium', confidence: 0.8 },
        evidence: [{ kind: 'text', timestamp: 70_000, quote: 'CHANNEL 4' }],
      },
      topics: [
        {
          ...{ id: '386', name: 'politics', confidence: 0.7 },
          evidence: [{ kind: 'line', timestamp: 62_000, quote: 'the mayor said' }],
        },
      ],
      risks: [
        {
          ...{ id: 'XtODT3', name: 'crime', level: 'medium', treatment: 'news', confidence: 0.85 },
          evidence: [{ kind: 'line', timestamp: 62_000, quote: 'robbed the bank' }],
        },
      ],
    },
  ],
};
