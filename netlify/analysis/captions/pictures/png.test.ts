import { describe, expect, it } from 'vitest';
import { readPng } from './png';
import { drawnText, nameOf, rgbaOf } from './testing/drawn-text';
import { pngOf, pngOfImage } from './testing/png-files';

const IMAGE = rgbaOf(drawnText(['GO'], 2));

describe('the decoder of PNG', () => {
  it('reads colors with opacity, with every filter', () => {
    expect(nameOf(readPng(pngOfImage(IMAGE)))).toBe(nameOf(IMAGE));
  });

  it.each([0, 1, 2, 3, 4])('reads rows of filter %i', (filter) => {
    const rows = [
      [10, 200, 30, 255, 90, 80, 70, 60],
      [250, 3, 30, 25, 9, 8, 70, 61],
      [20, 30, 35, 250, 19, 18, 17, 16],
    ];
    expect(readPng(pngOf(rows, 2, { filter }))?.data).toEqual(Uint8Array.from(rows.flat()));
  });

  it('reads the other types of color', () => {
    expect(readPng(pngOf([[1, 2, 3, 4, 5, 6]], 2, { type: 2 }))?.data).toEqual(
      Uint8Array.from([1, 2, 3, 255, 4, 5, 6, 255]),
    );
    expect(readPng(pngOf([[7, 50, 9, 60]], 2, { type: 4 }))?.data).toEqual(
      Uint8Array.from([7, 7, 7, 50, 9, 9, 9, 60]),
    );
    expect(readPng(pngOf([[7, 50]], 1, { type: 4, depth: 16 }))?.data).toEqual(
      Uint8Array.from([7, 7, 7, 50]),
    );
    expect(readPng(pngOf([[0, 3, 1]], 3, { type: 0, depth: 2 }))?.data).toEqual(
      Uint8Array.from([0, 0, 0, 255, 255, 255, 255, 255, 85, 85, 85, 255]),
    );
    const palette = [
      [9, 8, 7, 0],
      [1, 2, 3, 200],
    ];
    for (const depth of [1, 2, 4, 8] as const)
      expect(readPng(pngOf([[1, 0, 1]], 3, { type: 3, depth, palette }))?.data).toEqual(
        Uint8Array.from([1, 2, 3, 200, 9, 8, 7, 0, 1, 2, 3, 200]),
      );
  });

  it('reads neither damaged files nor those of other kinds', () => {
    expect(readPng(Buffer.from('no image'))).toBeUndefined();
    expect(readPng(pngOf([[1, 2, 3, 4]], 1, { isInterlaced: true }))).toBeUndefined();
    const file = pngOfImage(IMAGE);
    for (let at = 0; at < file.length; at += 7) {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      for (const damaged of [changed, file.subarray(0, at)]) {
        const image = readPng(damaged);
        if (image) expect(image.data).toHaveLength(image.width * image.height * 4);
      }
    }
    expect(readPng(file.subarray(0, 60))).toBeUndefined();
  });

  it('reads no image larger than a screen, whatever it claims', () => {
    const file = pngOfImage(IMAGE);
    file.writeUInt32BE(100_000, 16);
    expect(readPng(file)).toBeUndefined();
  });
});
