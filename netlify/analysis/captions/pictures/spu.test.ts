import { describe, expect, it } from 'vitest';
import { SpuDecoder } from './spu';
import { drawnText, nameOf, rgbaOf } from './testing/drawn-text';
import { SPU_HEADER, spuClear, spuPicture } from './testing/spu-packets';

const TEXT = drawnText(['THE BEST STORY', 'GO HOME']);

/** The ground has the color of the palette, and is transparent. */
const COLORS = [
  [0, 128, 0, 0],
  [255, 255, 255, 255],
  [0, 0, 0, 255],
];

describe('the decoder of VobSub', () => {
  it('shows a picture where, when and as it is defined', () => {
    const [screen, ...others] = new SpuDecoder(SPU_HEADER).decode(
      spuPicture(TEXT, { showMs: 500, hideMs: 3000 }),
      1000,
    );
    expect(others).toEqual([]);
    expect(Math.abs((screen?.atMs ?? 0) - 1500)).toBeLessThan(12);
    expect(Math.abs((screen?.endMs ?? 0) - 4000)).toBeLessThan(12);
    expect(screen?.pictures).toHaveLength(1);
    expect(screen?.pictures[0]).toMatchObject({ left: 80, top: 460 });
    expect(nameOf(screen?.pictures[0]?.image)).toBe(nameOf(rgbaOf(TEXT, COLORS)));
  });

  it('has no end if the unit has none, and clears the screen where one says so', () => {
    const decoder = new SpuDecoder(SPU_HEADER);
    expect(decoder.decode(spuPicture(TEXT), 1000)).toMatchObject([{ atMs: 1000, endMs: undefined }]);
    decoder.reset();
    expect(decoder.decode(spuClear(), 2000)).toEqual([{ atMs: 2000, pictures: [] }]);
  });

  it('has white letters on black if there is no palette', () => {
    const colors = [[0, 0, 0, 0], ...COLORS.slice(1)];
    const [screen] = new SpuDecoder().decode(spuPicture(TEXT), 0);
    expect(nameOf(screen?.pictures[0]?.image)).toBe(nameOf(rgbaOf(TEXT, colors)));
  });

  it('survives data that is cut or changed anywhere', () => {
    const packet = spuPicture(drawnText(['GO'], 2), { hideMs: 500 });
    for (let at = 0; at < packet.length; at += 1) {
      const changed = Buffer.from(packet);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      for (const damaged of [packet.subarray(0, at), changed]) {
        for (const { pictures } of new SpuDecoder(SPU_HEADER).decode(damaged, 0))
          for (const { image } of pictures) expect(image.data.length).toBe(image.width * image.height * 4);
      }
    }
  });
});
