import { describe, expect, it } from 'vitest';
import { PictureCues } from './picture-cues';
import { drawnText, rgbaOf } from './testing/drawn-text';

const pictureOf = (text: string) => [{ left: 0, top: 0, image: rgbaOf(drawnText([text], 2)) }];
const [ONE, TWO] = [pictureOf('ONE'), pictureOf('TWO')];
const timesOf = (cues: PictureCues) => cues.cues().map(({ startMs, endMs }) => [startMs, endMs]);

describe('captions that are pictures', () => {
  it('last until the screen is cleared or shows something else', () => {
    const cues = new PictureCues();
    cues.show({ atMs: 1000, pictures: ONE });
    cues.show({ atMs: 3000, pictures: TWO });
    cues.show({ atMs: 4500, pictures: [] });
    cues.show({ atMs: 9000, pictures: [] });
    expect(timesOf(cues)).toEqual([
      [1000, 3000],
      [3000, 4500],
    ]);
    expect(cues.cues()[0]?.picture()).toMatchObject({ width: 17 * 2, height: 7 * 2 });
  });

  it('are one where the track repeats what it shows', () => {
    const cues = new PictureCues();
    for (const atMs of [1000, 1500, 2000]) cues.show({ atMs, endMs: atMs + 800, pictures: ONE });
    cues.show({ atMs: 5000, endMs: 5800, pictures: ONE });
    expect(timesOf(cues)).toEqual([
      [1000, 2800],
      [5000, 5800],
    ]);
  });

  it('end after their time even if nothing clears them', () => {
    const cues = new PictureCues();
    cues.show({ atMs: 1000, endMs: 6000, pictures: ONE });
    cues.show({ atMs: 30_000, pictures: TWO });
    expect(timesOf(cues)).toEqual([
      [1000, 6000],
      [30_000, 32_000],
    ]);
  });

  it('are known when the track is read again, also from their middle on', () => {
    const cues = new PictureCues();
    cues.show({ atMs: 1000, pictures: ONE });
    cues.show({ atMs: 4000, pictures: [] });
    for (const atMs of [1000, 2500]) {
      cues.jump();
      cues.show({ atMs, pictures: ONE });
    }
    cues.jump();
    cues.show({ atMs: 60_000, pictures: TWO });
    cues.jump();
    cues.show({ atMs: 90_000, pictures: [] });
    expect(timesOf(cues)).toEqual([
      [1000, 4000],
      [60_000, 62_000],
    ]);
  });

  it('are limited in number', () => {
    const cues = new PictureCues();
    for (let index = 0; index < 5100; index += 1)
      cues.show({ atMs: index * 10, pictures: index % 2 === 0 ? ONE : TWO });
    expect(cues.cues()).toHaveLength(5000);
    expect(cues.isCut).toBe(true);
  });
});
