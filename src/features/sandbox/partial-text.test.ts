import { expect, it } from 'vitest';
import { PARTIAL_CODES } from '@/contracts/partial-reason';
import { inEnglish } from '@/i18n/testing/in-english';
import type { Translate } from '@/i18n/use-text';
import { createFormats, defaultFormatPreferences } from '@/lib/formats';
import { partialText } from './partial-text';

const t: Translate = (message, values) =>
  inEnglish(typeof message === 'string' ? { id: message, ...(values ? { values } : {}) } : message) ?? '';
const formats = createFormats(defaultFormatPreferences);

it('says each reason in a sentence, with its times', () => {
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

it('names a code that it does not know', () => {
  expect(partialText([{ code: 'moon-phase', values: {} }], t, formats)).toBe('Also missing: moon-phase');
});

it.each(PARTIAL_CODES)('has a sentence for %s', (code) => {
  expect(partialText([{ code, values: {} }], t, formats)).toMatch(/^[A-Z][^{}]+\.$/);
});
