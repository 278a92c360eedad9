import { describe, expect, it } from 'vitest';
import { textSamples, webVtt } from './timed-text.mjs';
import { JPEG, toYuv420, VIDEO } from './yuv.mjs';

/** @param {readonly [number, number, number]} colour */
function flat(colour) {
  return Uint8Array.from({ length: 12 }, (_, index) => colour[index % 3] ?? 0);
}

describe('toYuv420', () => {
  it.each([
    ['black', [0, 0, 0], [16, 128, 128]],
    ['white', [255, 255, 255], [235, 128, 128]],
    ['red', [255, 0, 0], [63, 102, 240]],
    ['green', [0, 255, 0], [173, 42, 26]],
    ['blue', [0, 0, 255], [32, 240, 118]],
  ])('writes %s as ITU-R BT.709 has it', (_, colour, codes) => {
    const [red = 0, green = 0, blue = 0] = colour;
    const yuv = toYuv420(flat([red, green, blue]), 2, 2, VIDEO);
    expect([yuv[0], yuv[4], yuv[5]]).toEqual(codes);
    expect([...yuv.subarray(0, 4)]).toEqual([codes[0], codes[0], codes[0], codes[0]]);
  });

  it('uses the full range for JPEG', () => {
    expect([...toYuv420(flat([255, 255, 255]), 2, 2, JPEG)]).toEqual([255, 255, 255, 255, 128, 128]);
    expect(toYuv420(flat([0, 0, 255]), 2, 2, JPEG)[4]).toBe(255);
  });
});

const CUES = [
  { startMs: 500, endMs: 1500, text: 'Olé!' },
  { startMs: 1500, endMs: 2500, text: 'Two' },
];

it('fills the time between lines with empty samples', () => {
  expect(
    textSamples(CUES, 3000).map(({ startMs, durationMs, data }) => [
      startMs,
      durationMs,
      data.toString('hex'),
    ]),
  ).toEqual([
    [0, 500, '0000'],
    [500, 1000, '00054f6cc3a921'],
    [1500, 1000, '000354776f'],
    [2500, 500, '0000'],
  ]);
});

it('writes WebVTT', () => {
  expect(webVtt(CUES)).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:01.500\nOlé!\n\n00:00:01.500 --> 00:00:02.500\nTwo\n',
  );
});
