import { describe, expect, it } from 'vitest';
import { shiftOf, shiftToVideo, timestampMapOf, timingOf } from './timing';

describe('a line of times', () => {
  it.each([
    ['00:00:01.000 --> 00:00:02.000', 1000, 2000],
    ['01:02.345 --> 100:00:00.000 position:10%,line-left align:left', 62_345, 360_000_000],
    ['0:00:01,5 --> 0:00:02,25', 1500, 2250],
    ['00:01.123456 --> 00:02', 1123, 2000],
    ['  00:01.000   -->\t00:02.000', 1000, 2000],
    // Without an end after its start: two seconds.
    ['00:01.000 --> 00:01.000', 1000, 3000],
    ['00:01.000 --> 00:00.500', 1000, 3000],
    ['00:01.000 -->', 1000, 3000],
    // As players read them.
    ['00: 00: 01, 000 --> 00: 00: 03, 500', 1000, 3500],
    ['00:00:05,000 -> 00:00:07,000', 5000, 7000],
    ['00:00:05,000 —> 00:00:07,000', 5000, 7000],
    ['00:00:05,000 -- > 00:00:07,000', 5000, 7000],
    ['00:00:05,000 → 00:00:07,000', 5000, 7000],
    ['00:00:01,249.0999999999999 --> 00:00:03,251.79999999999995', 1249, 3251],
    ['00:00:01.12345678901234567890 --> 00:00:02.5', 1123, 2500],
    ['00:00:01:500 --> 00:00:02:750', 1500, 2750],
    ['00:00:01;500 --> 00:00:02;750', 1500, 2750],
    ['00:00:01,000-->00:00:02,000X1:100 X2:200', 1000, 2000],
    ['-00:00:01,000 --> 00:00:02,000', 0, 2000],
    ['-00:09.0 --> -00:05.0', 0, -5000],
  ])('%s', (line, startMs, endMs) => {
    expect(timingOf(line)).toEqual({ startMs, endMs });
  });

  it.each(['1:2:3:4 --> 00:02.000', '00:0x:01 --> 00:02.000', '00:01.0 or so --> 00:02.0', '12:345 --> 1'])(
    'is invalid without a valid start: %s',
    (line) => {
      expect(timingOf(line)).toBe('invalid');
    },
  );

  it.each(['00:01.000 00:02.000', 'A --> B', 'Go --> 12:30', '1 -> 2', '-> see page 5', '12:30 is noon', ''])(
    'is another line if it does not begin with a time or has no arrow: %s',
    (line) => {
      expect(timingOf(line)).toBeUndefined();
    },
  );
});

describe('the map of timestamps', () => {
  it('converts times of the file to those of the stream', () => {
    const map = timestampMapOf('X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:04.000');
    expect(map).toEqual({ localMs: 4000, mpegTs: 900_000 });
    expect(map === undefined ? undefined : shiftOf(map)).toBe(6000);
  });
});

describe('the times of a stream', () => {
  it('are relative to its video, whatever the value of its clock', () => {
    expect(shiftToVideo({ localMs: 0, mpegTs: 900_000 }, 10_000)).toBe(0);
    expect(shiftToVideo({ localMs: 4_000, mpegTs: 900_000 }, 10_000)).toBe(-4_000);
    expect(shiftToVideo(undefined, 1_400)).toBe(-1_400);
  });

  it('continue when its clock wraps around', () => {
    expect(shiftToVideo({ localMs: 0, mpegTs: 90_000 }, 2 ** 33 / 90 - 2_000)).toBeCloseTo(3_000);
    expect(shiftToVideo({ localMs: 0, mpegTs: 2 ** 33 - 90_000 }, 500)).toBeCloseTo(-1_500);
  });
});
