import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_SCHEMA_PATH, analysisResponseSchema, conceptSchema } from './analysis';
import { MAX_THUMBNAIL_LENGTH, MAX_THUMBNAILS_LENGTH, sceneSchema } from './timeline';
import { MAX_CAPTION_TRACKS, MAX_SENTENCE_WINDOWS, transcriptSchema } from './transcript';
import { MAX_RISK_RANGES, MAX_RISKS } from './topics';
import { MAX_WINDOWS } from './windows';
import { jsonSchemaOf } from './testing/json-schema-of';

/** 512 bytes in base64. */
const VECTOR = `${'A'.repeat(683)}=`;

const file = fileURLToPath(new URL(`../../public${ANALYSIS_SCHEMA_PATH}`, import.meta.url));

it('the published JSON Schema accepts exactly what the contract accepts', () => {
  const published: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  expect(published).toEqual({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'SceneCue analysis result',
    description:
      'What is in a video, and when. Timestamps are milliseconds from its start, confidences go from 0 to 1, loudness is in LUFS. Members that are not named here may be added.',
    ...jsonSchemaOf(analysisResponseSchema),
  });
});

const WINDOW = {
  kind: 'overlay',
  place: 'lower-third',
  start: 0,
  end: 12_000,
  box: { x: 0, y: 0.7, width: 1, height: 0.3 },
  endReason: 'text',
  checked: 1,
};

const CLAIM = { confidence: 0.7, evidence: [{ kind: 'line', timestamp: 40, quote: 'boil the pasta' }] };
const UNDERSTANDING = {
  basis: 'model',
  model: 'gpt-x',
  prompt: '0123456789abcdef',
  discarded: 2,
  scenes: [
    {
      start: 0,
      summary: { text: 'Somebody cooks.', ...CLAIM },
      place: { text: 'a kitchen', confidence: 0.5, evidence: [{ kind: 'frame', timestamp: 0 }] },
      tone: { name: 'casual', intensity: 'low', ...CLAIM },
      topics: [{ id: '216', name: 'cooking', ...CLAIM }],
      risks: [{ id: 'XtODT3', name: 'crime', level: 'low', treatment: 'comedy', ...CLAIM }],
    },
  ],
};

describe('a response of the contract', () => {
  const answer = { status: 'success', videoUrl: 'https://example.com/a.mp4', analysis: [] };
  const isValid = (extra: object) => v.is(analysisResponseSchema, { ...answer, ...extra });
  const image = (length: number) => `data:image/jpeg;base64,/9j/${'A'.repeat(length)}`;

  it('may have no optional field, or all of them', () => {
    expect(isValid({})).toBe(true);
    const everything = {
      provider: 'embedded',
      durationMs: 2000,
      intervalMs: 200,
      coverage: 1,
      bytesRead: 1_000,
      loudness: { integratedLufs: -23, truePeakDb: -1 },
      speech: [{ start: 0, end: 500 }],
      transcript: {
        source: 'track',
        language: 'en',
        track: { id: 'track-2', kind: 'captions', language: 'en', title: 'English (SDH)' },
        tracks: [{ id: 'track-2', kind: 'captions', language: 'en' }, { id: 'picture-cc1' }],
        lines: [{ start: 0, end: 500, text: 'Hello' }],
      },
      segmentBoundaries: [0, 1001, 2000],
      sentences: { model: 'use-lite', windows: [{ start: 0, end: 500, vector: VECTOR }] },
      taxonomy: { version: '3.1', topics: [], sources: ['said'] },
      fileFacts: {
        ...{ title: 'Week 4', series: 'The Talent Show', season: '25', episode: 4, genre: 'Reality' },
        ...{ network: 'ABC', contentRating: 'TV-PG', firstBroadcast: '2024-02-29', language: 'en' },
      },
      risks: [],
      understanding: UNDERSTANDING,
      measurements: 'GwcAAA==',
      windows: [WINDOW],
      thumbnails: [{ timestamp: 0, image: image(8) }],
      shots: [{ start: 0, end: 2000 }],
      scenes: [
        { start: 0, end: 1500, keyFrame: 0, endReason: 'black' },
        { start: 1500, end: 2000, endReason: 'end', isSlot: true },
      ],
      sound: [{ timestamp: 0, loudness: -70 }],
      light: [{ timestamp: 0, light: 0.4 }],
      partial: [{ code: 'sampled', values: { fromMs: 0, stepMs: 2000 } }],
      analysis: [
        {
          timestamp: 0,
          concepts: [
            {
              name: 'a',
              confidence: 1,
              kind: 'look',
              evidence: { kind: 'measurement', measurement: 'mean light', value: 0.02, unit: '' },
            },
            {
              name: 'b',
              confidence: 1,
              kind: 'topic',
              evidence: { kind: 'words', words: 'boil the pasta', timestamp: 40 },
            },
            {
              name: 'c',
              confidence: 1,
              kind: 'seen',
              evidence: { kind: 'detection', label: 'dog', timestamp: 40, score: 0.9 },
            },
          ],
        },
      ],
    };
    expect(isValid(everything)).toBe(true);
    expect(Object.keys({ ...answer, ...everything }).sort()).toEqual(
      Object.keys(analysisResponseSchema.entries).sort(),
    );
  });

  it.each([
    ['a claim without evidence', { topics: [{ id: '216', name: 'cooking', confidence: 1, evidence: [] }] }],
    ['a claim without its own confidence', { summary: { ...CLAIM, text: 'x', confidence: undefined } }],
    ['an unknown treatment', { risks: [{ id: 'a', name: 'a', level: 'low', treatment: 'ad', ...CLAIM }] }],
    ['a text without an end', { place: { text: 'x'.repeat(101), ...CLAIM } }],
  ])('drops all that a model says if it has %s', (_, scene) => {
    const [first] = UNDERSTANDING.scenes;
    const understanding = { ...UNDERSTANDING, scenes: [{ ...first, ...scene }] };
    const read = v.parse(analysisResponseSchema, { ...answer, understanding });
    expect(read).toEqual(answer);
    expect(v.parse(analysisResponseSchema, { ...answer, understanding: UNDERSTANDING })).toEqual({
      ...answer,
      understanding: UNDERSTANDING,
    });
  });

  it('drops kinds and evidence that this version does not know', () => {
    const concept = { name: 'a', confidence: 1 };
    const read = (extra: object) => v.parse(conceptSchema, { ...concept, ...extra });
    expect(read({ kind: 'smell', evidence: { kind: 'nose', strength: 1 } })).toEqual(concept);
    expect(
      read({ evidence: { words: 'without a kind, as older versions stored it', timestamp: 0 } }),
    ).toEqual(concept);
  });

  it('drops the reason for the end of a scene that this version does not know', () => {
    const scene = { start: 0, end: 2000 };
    expect(v.parse(sceneSchema, { ...scene, endReason: 'curtain' })).toEqual(scene);
    expect(v.is(sceneSchema, { start: 2, end: 1 })).toBe(false);
  });

  it('drops tracks that it cannot name, and kinds of tracks that this version does not know', () => {
    const read = (members: object) => v.parse(transcriptSchema, { lines: [], ...members });
    expect(read({ track: { id: 'track-1', kind: 'sung' } })).toEqual({ lines: [], track: { id: 'track-1' } });
    for (const track of [{ id: '-' }, { id: 'a'.repeat(33) }, { id: 'a', title: 'a'.repeat(101) }])
      expect(read({ track, tracks: [track] })).toEqual({ lines: [] });
    const tracks = Array.from({ length: MAX_CAPTION_TRACKS }, (_, at) => ({ id: `track-${at}` }));
    expect(read({ tracks })).toEqual({ lines: [], tracks });
    expect(read({ tracks: [...tracks, { id: 'one-more' }] })).toEqual({ lines: [] });
  });

  it('drops vectors that cannot be compared, or of which there are too many', () => {
    const window = { start: 0, end: 500, vector: VECTOR };
    const read = (sentences: object) => v.parse(analysisResponseSchema, { ...answer, sentences }).sentences;
    const ofModel = (...windows: object[]) => ({ model: 'use-lite', windows });
    expect(read(ofModel(window))).toEqual(ofModel(window));
    expect(read({ ...ofModel(window), model: 'another' })).toBeUndefined();
    expect(read(ofModel({ ...window, end: -1 }))).toBeUndefined();
    expect(read(ofModel({ ...window, start: 501 }))).toBeUndefined();
    for (const vector of ['', VECTOR.slice(4), `${VECTOR}AAAA`, VECTOR.replace('A', '-')])
      expect(read(ofModel({ ...window, vector }))).toBeUndefined();
    expect(read(ofModel(...Array<object>(MAX_SENTENCE_WINDOWS).fill(window)))).toBeDefined();
    expect(read(ofModel(...Array<object>(MAX_SENTENCE_WINDOWS + 1).fill(window)))).toBeUndefined();
  });

  it('drops windows of an unknown kind or too many, and the reason for an end that this version does not know', () => {
    const read = (...windows: object[]) => v.parse(analysisResponseSchema, { ...answer, windows }).windows;
    expect(read({ ...WINDOW, endReason: 'applause' })).toEqual([{ ...WINDOW, endReason: undefined }]);
    expect(read({ ...WINDOW, kind: 'banner' })).toBeUndefined();
    expect(read({ ...WINDOW, end: -1 })).toBeUndefined();
    expect(read(...Array<object>(MAX_WINDOWS + 1).fill(WINDOW))).toBeUndefined();
  });

  it('may be partial with a code that this version does not know, but not with a text alone', () => {
    expect(isValid({ partial: [{ code: 'moon-phase', values: { phase: 3 } }] })).toBe(true);
    expect(isValid({ partial: 'The file is cut off.' })).toBe(false);
  });

  it.each([
    'https://example.com/a.jpg',
    'data:image/svg+xml;base64,/9j/AAAA',
    'data:image/jpeg;base64,PHN2ZyB4bWxucz0i',
    'data:image/jpeg;base64,/9j/" onerror="x',
    'javascript:alert(1)',
    image(MAX_THUMBNAIL_LENGTH),
  ])('may not have any thumbnail except a small JPEG in a data URL: %.40s', (url) => {
    expect(isValid({ thumbnails: [{ timestamp: 0, image: url }] })).toBe(false);
  });

  it('may have less than a megabyte of thumbnails', () => {
    const large = { timestamp: 0, image: image(99_000) };
    const count = Math.floor(MAX_THUMBNAILS_LENGTH / large.image.length);
    expect(isValid({ thumbnails: Array(count).fill(large) })).toBe(true);
    expect(isValid({ thumbnails: Array(count + 1).fill(large) })).toBe(false);
  });

  it('drops risks that exceed the limits of an analysis', () => {
    const risk = (count: number) => ({
      name: 'crime',
      level: 'low',
      ranges: Array.from({ length: count }, (_, index) => ({ start: index, end: index + 1, level: 'low' })),
      words: [],
      mentions: count,
    });
    const read = (risks: object[]) => v.parse(analysisResponseSchema, { ...answer, risks }).risks;
    expect(read(Array<object>(MAX_RISKS).fill(risk(MAX_RISK_RANGES)))).toHaveLength(MAX_RISKS);
    expect(read([risk(MAX_RISK_RANGES + 1)])).toBeUndefined();
    expect(read(Array<object>(MAX_RISKS + 1).fill(risk(1)))).toBeUndefined();
  });

  it('drops facts of the file that are not of their kind', () => {
    const read = (fileFacts: object) => v.parse(analysisResponseSchema, { ...answer, fileFacts }).fileFacts;
    expect(read({ episode: 4, title: 'x'.repeat(200) })).toEqual({ episode: 4, title: 'x'.repeat(200) });
    for (const firstBroadcast of ['2023-02-29', '2023', '2023-13-01', 'today'])
      expect(read({ firstBroadcast })).toBeUndefined();
    expect(read({ title: 'x'.repeat(201) })).toBeUndefined();
    expect(read({ episode: -1 })).toBeUndefined();
  });

  it('may not have a shot that ends before it begins, or a loudness without a number', () => {
    expect(isValid({ shots: [{ start: 2, end: 1 }] })).toBe(false);
    expect(isValid({ sound: [{ timestamp: 0, loudness: null }] })).toBe(false);
  });
});
