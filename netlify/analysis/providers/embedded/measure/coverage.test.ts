import { describe, expect, it } from 'vitest';
import { filmOf } from '../concepts/testing/film';
import { coveredShare } from '../../../coverage';
import { coverageOf } from './coverage';

const span = (startMs: number, endMs: number) => ({ startMs, endMs });

describe('the share that stretches cover', () => {
  it('counts each moment once, and none beyond the film', () => {
    expect(coveredShare([], 1000)).toBe(0);
    expect(coveredShare([span(500, 900), span(0, 600), span(100, 200)], 1000)).toBe(0.9);
    expect(coveredShare([span(-500, 100), span(900, 5000)], 1000)).toBe(0.2);
    expect(coveredShare([span(800, 200)], 1000)).toBe(0);
    expect(coveredShare([span(0, 500)], 0)).toBe(0);
  });

  it('is 1 for all of it alone', () => {
    expect(coveredShare([span(0, 9999)], 10_000)).toBe(0.999);
    const tenths = Array.from({ length: 300 }, (_, index) => span(index * 0.1, index * 0.1 + 0.1));
    expect(coveredShare(tenths, 30)).toBe(1);
  });
});

describe('the coverage of a film', () => {
  const film = filmOf({ seconds: 20 });

  it('is what was decoded of it', () => {
    expect(coverageOf(film)).toBe(1);
    const cutOff = {
      ...film,
      pictures: film.pictures.filter(({ timeMs }) => timeMs < 12_000),
      sounds: [],
      watched: [span(0, 12_000)],
    };
    expect(coverageOf(cutOff)).toBe(0.6);
  });

  it('is, where it was sampled, a second from each picture on and what was watched or heard', () => {
    const sampled = {
      ...film,
      pictures: film.pictures.filter(({ timeMs }) => timeMs % 5000 === 0),
      sounds: [],
      watched: [],
    };
    expect(coverageOf(sampled)).toBe(0.2);
    // From 5 to 10 s every frame, then the second of the picture at 10 s.
    expect(coverageOf({ ...sampled, watched: [span(5000, 10_000)] })).toBe(0.4);
    const sounds = film.sounds.filter(({ timeMs }) => timeMs % 5000 < 1500);
    expect(coverageOf({ ...sampled, sounds })).toBe(0.3);
  });

  it('does not count words', () => {
    const cues = [{ startMs: 0, endMs: 20_000, text: 'Words all along.' }];
    expect(coverageOf({ ...film, pictures: [], sounds: [], watched: [], cues })).toBe(0);
  });
});
