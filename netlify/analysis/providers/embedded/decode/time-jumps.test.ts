import { describe, expect, it } from 'vitest';
import { TimeJumps } from './time-jumps';

const [VIDEO, AUDIO] = [0, 1];

/** When packets of 40 ms are shown, in ms. */
function shown(jumps: TimeJumps, packets: readonly (readonly [track: number, timeMs: number])[]): number[] {
  return packets.map(([track, timeMs]) => timeMs + jumps.shiftOf(track, timeMs, 40));
}

/** Times of packets of a track that lasts from one time to another. */
function packets(track: number, fromMs: number, toMs: number): [track: number, timeMs: number][] {
  return Array.from({ length: (toMs - fromMs) / 40 }, (_, index) => [track, fromMs + index * 40]);
}

describe('time stamps that jump', () => {
  it.each([
    ['back', 0],
    ['far ahead', 60_000],
  ])('%s: the next part follows the one before it', (_, startMs) => {
    const jumps = new TimeJumps();
    const times = shown(jumps, [...packets(VIDEO, 0, 4000), ...packets(VIDEO, startMs, startMs + 4000)]);
    expect(times).toEqual(packets(VIDEO, 0, 8000).map(([, timeMs]) => timeMs));
    expect(jumps.hasFound).toBe(true);
  });

  it('move every track alike, whichever comes first', () => {
    const jumps = new TimeJumps();
    shown(jumps, [...packets(VIDEO, 0, 4000), ...packets(AUDIO, 0, 3800)]);
    // The last audio of the first part comes after the first frame of the second part.
    expect(shown(jumps, [[VIDEO, 0], ...packets(AUDIO, 3800, 4000), [AUDIO, 20], [VIDEO, 40]])).toEqual([
      4000, 3800, 3840, 3880, 3920, 3960, 4020, 4040,
    ]);
  });

  it('do so at every join: a part in the middle of another one', () => {
    const jumps = new TimeJumps();
    const times = shown(jumps, [
      ...packets(VIDEO, 0, 60_000),
      ...packets(VIDEO, 0, 20_000),
      ...packets(VIDEO, 60_000, 80_000),
    ]);
    expect(times).toEqual(packets(VIDEO, 0, 100_000).map(([, timeMs]) => timeMs));
  });

  it('move a track that begins in a later part', () => {
    const jumps = new TimeJumps();
    shown(jumps, [...packets(VIDEO, 0, 4000), ...packets(VIDEO, 0, 400)]);
    expect(shown(jumps, [[AUDIO, 360]])).toEqual([4360]);
  });

  it('are not a gap in one track, a late start or a step that is small', () => {
    const jumps = new TimeJumps();
    shown(jumps, packets(VIDEO, 0, 60_000));
    expect(
      shown(jumps, [
        [AUDIO, 0],
        [AUDIO, 30_000],
        [VIDEO, 69_000],
        [VIDEO, 68_500],
      ]),
    ).toEqual([0, 30_000, 69_000, 68_500]);
    expect(jumps.hasFound).toBe(false);
  });

  it.each([9_000_000, 9000, 1000, 0])(
    'of a single damaged packet at %d ms move nothing else',
    (damagedMs) => {
      const jumps = new TimeJumps();
      shown(jumps, [...packets(VIDEO, 0, 4000), ...packets(AUDIO, 0, 4000)]);
      shown(jumps, [[VIDEO, damagedMs]]);
      expect(
        shown(jumps, [
          [AUDIO, 4000],
          [VIDEO, 4040],
          [AUDIO, 4040],
          [VIDEO, 4080],
        ]),
      ).toEqual([4000, 4040, 4040, 4080]);
      expect(jumps.hasFound).toBe(false);
    },
  );
});
