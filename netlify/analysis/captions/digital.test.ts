import { expect, it } from 'vitest';
import { lettersOf } from './testing/line21';
import { readDigital, type DigitalPair } from './digital';

/** Define window 0, visible, with 2 rows of 32 columns; and delete all windows. */
const DEFINE = [0x98, 0x38, 0x00, 0x00, 0x01, 0x1f, 0x11];
const DELETE = [0x8c, 0xff];

/** A packet with a block of a service. */
function packet(timeMs: number, service: number, block: readonly number[]): DigitalPair[] {
  const data = [(service << 5) | block.length, ...block];
  const size = Math.ceil((data.length + 1) / 2);
  const bytes = [size, ...data, 0, 0].slice(0, 2 * size);
  return Array.from({ length: size }, (_, pair) => ({
    ...{ timeMs, isStart: pair === 0 },
    ...{ first: bytes[2 * pair] ?? 0, second: bytes[2 * pair + 1] ?? 0 },
  }));
}

it('captions of CEA-708 are shown from their text until their window is deleted, by service', () => {
  const pairs = [
    ...packet(1000, 1, [...DEFINE, ...lettersOf('Good evening')]),
    ...packet(1000, 2, [...DEFINE, ...lettersOf('Buenas noches')]),
    // The second service is the first to be complete.
    ...packet(3000, 2, DELETE),
    ...packet(4000, 1, DELETE),
  ];
  expect(readDigital(pairs, 9000)).toEqual([
    { channel: 'cs1', isCut: false, cues: [{ startMs: 1000, endMs: 4000, text: 'Good evening' }] },
    { channel: 'cs2', isCut: false, cues: [{ startMs: 1000, endMs: 3000, text: 'Buenas noches' }] },
  ]);
});

it('the last caption of CEA-708 ends with the video', () => {
  const pairs = packet(1000, 1, [...DEFINE, ...lettersOf('The end')]);
  expect(readDigital(pairs, 9000)).toEqual([
    { channel: 'cs1', isCut: false, cues: [{ startMs: 1000, endMs: 9000, text: 'The end' }] },
  ]);
});

it('damaged packets of CEA-708 have no text, and do no harm', () => {
  let state = 7;
  const noise = () => (state = (state * 48_271) % 2_147_483_647) % 256;
  const pairs = Array.from({ length: 3000 }, (_, index) => ({
    ...{ timeMs: index, isStart: noise() < 30, first: noise(), second: noise() },
  }));
  expect(() => readDigital(pairs, 9000)).not.toThrow();
  expect(readDigital([], 9000)).toEqual([]);
});
