import { expect, it } from 'vitest';
import { PARTIAL_CODES, PARTIAL_REASONS } from '@/contracts/partial-reason';
import { inEnglish } from '@/i18n/testing/in-english';
import type { Translate } from '@/i18n/use-text';
import { createFormats, defaultFormatPreferences } from '@/lib/formats';
import { canBeCompleted, isWhole, partialText } from './partial-text';

const t: Translate = (message, values) =>
  inEnglish(typeof message === 'string' ? { id: message, ...(values ? { values } : {}) } : message) ?? '';
const formats = createFormats(defaultFormatPreferences);

it('each reason is a sentence with its times', () => {
  const reasons = [
    { code: 'sampled', values: { fromMs: 90_500, stepMs: 2000 } },
    { code: 'samples-missing', values: {} },
    { code: 'host-slow', values: { kilobitsPerSecond: 4_200, requestMs: 350 } },
  ];
  expect(partialText(reasons, t, formats)).toBe(
    'From 01:30.5 on, about one frame every 2.0 s was analyzed; shots and sounds in between can be missing. ' +
      'Not all of these frames were read: the time or data limit was reached. ' +
      'The host of the video is slow: it sent 4.2 Mbit/s and took 0.4 s per request. ' +
      'Use a faster host or a version with a lower bitrate to have more of it analyzed.',
  );
});

it('an unknown code is shown as it is', () => {
  expect(partialText([{ code: 'moon-phase', values: {} }], t, formats)).toBe('Also missing: moon-phase');
});

it.each(PARTIAL_CODES)('there is a sentence for %s', (code) => {
  const values = Object.fromEntries(PARTIAL_REASONS[code].map((name) => [name, 1000]));
  expect(partialText([{ code, values }], t, formats)).toMatch(/^[A-Z][^{}]+\.$/);
});

it.each([
  ['ends-early', { endMs: 1000, durationMs: 61_000 }, 'The file ends or is damaged at 00:01.0 of 01:01.0.'],
  ['time-up', { endMs: 61_000 }, 'Time ran out at 01:01.0.'],
  ['bytes-limit', { megabytes: 5000 }, /^The limit of 5000 MB read from one video was reached\./],
  [
    'models-cut',
    { frames: 1, ofFrames: 2, textFrames: 3, ofTextFrames: 4, unsafeFrames: 5, faceFrames: 6 },
    'Time ran out: objects were looked for in 1 of 2 frames, text in 3 of 4, unsafe content in 5 and faces in 6.',
  ],
  [
    'own-models-cut',
    { frames: 7, ofFrames: 8 },
    'Time ran out: models added to this installation saw 7 of 8 frames.',
  ],
])('the sentence for %s has its values', (code, values, text) => {
  expect(partialText([{ code, values }], t, formats)).toMatch(text);
});

it('the background may complete what a limit of time or data has cut off, and nothing else', () => {
  const limits = PARTIAL_CODES.filter((code) => canBeCompleted([{ code, values: {} }]));
  expect(limits).toEqual([
    'time-up',
    'sampled',
    'sampled-pictures',
    'samples-missing',
    'long-video',
    'host-slow',
    'bytes-limit',
    'captions-near-samples',
    'transcription-cut',
    'understanding-cut',
    'models-cut',
    'own-models-cut',
  ]);
  expect(
    canBeCompleted([
      { code: 'damaged-frames', values: {} },
      { code: 'time-up', values: {} },
    ]),
  ).toBe(true);
  expect(canBeCompleted()).toBe(false);
});

it('a coverage that is shown as 100 % is whole', () => {
  expect([1, 0.9995, 0.9994, 0, undefined].map(isWhole)).toEqual([true, true, false, false, false]);
});
