import { beforeEach, describe, expect, it } from 'vitest';
import { AudioHoles } from './audio-holes';

let holes: AudioHoles;
beforeEach(() => {
  holes = new AudioHoles();
});

/** Adds packets of 100 ms. */
function add(track: 'audio' | 'video', startMs: number, endMs: number): void {
  for (let timeMs = startMs; timeMs < endMs; timeMs += 100) holes.add(track, timeMs, 100);
}

describe('holes in the audio of a video', () => {
  it('are before, in and after it, where there is video', () => {
    add('video', 0, 10_000);
    add('audio', 1000, 4000);
    add('audio', 6000, 8000);
    expect(holes.report(10_000)).toEqual([
      { startMs: 0, endMs: 1000 },
      { startMs: 4000, endMs: 6000 },
      { startMs: 8000, endMs: 10_000 },
    ]);
  });

  it('are not after its last audio where the end was not reached', () => {
    add('video', 0, 10_000);
    add('audio', 1000, 4000);
    expect(holes.report(undefined)).toEqual([{ startMs: 0, endMs: 1000 }]);
  });

  it('are not where the video has a hole too: that part of it is missing', () => {
    add('video', 0, 3000);
    add('audio', 0, 3000);
    add('video', 9000, 10_000);
    add('audio', 9000, 10_000);
    expect(holes.report(10_000)).toEqual([]);
  });

  it('are while the last frame is shown', () => {
    add('video', 0, 2000);
    add('audio', 0, 2000);
    expect(holes.report(10_000)).toEqual([{ startMs: 2000, endMs: 10_000 }]);
  });

  it('are as long as a window at least', () => {
    add('video', 0, 3000);
    add('audio', 0, 1000);
    add('audio', 1200, 2800);
    expect(holes.report(3000)).toEqual([]);
  });

  it('are unknown without audio, for times out of order and where too much is out of order', () => {
    add('video', 0, 3000);
    expect(holes.report(3000)).toEqual([]);
    holes.endOrder();
    add('audio', 2000, 3000);
    expect(holes.report(3000)).toEqual([]);
    holes.restart();
    add('video', 0, 3000);
    for (let index = 0; index < 11_000; index += 1) holes.add('audio', (index * 7919_000) % 3_000_000, 1);
    expect(holes.report(3000)).toEqual([]);
  });
});
