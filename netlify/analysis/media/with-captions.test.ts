import { describe, expect, it } from 'vitest';
import { filmOf } from '../concepts/testing/film';
import { withCaptions } from './with-captions';

const cue = (startMs: number, endMs: number) => ({ startMs, endMs, text: `at ${startMs}` });
const film = filmOf({ seconds: 10, cues: [{ startMs: 0, endMs: 1000, text: 'in the file' }] });
const file = (...cues: ReturnType<typeof cue>[]) => ({ cues, timestampMap: undefined, isCut: false });

describe('captions from elsewhere', () => {
  it('take the place of the film’s own, and none lasts longer than the film', () => {
    const { cues, partial } = withCaptions(film, file(cue(500, 900), cue(9000, 12_000), cue(10_000, 11_000)));
    expect(cues).toEqual([cue(500, 900), { ...cue(9000, 10_000), text: 'at 9000' }]);
    expect(partial).toBeUndefined();
  });

  it('are said not to have been used when they are those of a longer film', () => {
    const { cues, partial } = withCaptions({ ...film, partial: 'Cut off.' }, file(cue(20_000, 21_000)));
    expect(cues).toEqual([]);
    expect(partial).toBe('Cut off. All captions begin after the end of the video, so none of them was used.');
  });

  it('are said to have been cut', () => {
    expect(withCaptions(film, { ...file(cue(0, 1)), isCut: true }).partial).toContain('left out');
  });
});
