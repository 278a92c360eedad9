import { describe, expect, it } from 'vitest';
import { DvbDecoder } from './dvb';
import { drawnText, nameOf, rgbaOf } from './testing/drawn-text';
import { dvbClear, dvbPicture, pageOf, segment } from './testing/dvb-packets';

const TEXT = drawnText(['THE BEST STORY', 'GO HOME']);
const imageIn = (packet: Uint8Array) => new DvbDecoder().decode(packet, 0)[0]?.pictures[0]?.image;

describe('the decoder of DVB subtitles', () => {
  it('shows a picture where and as it is defined, until its time is over', () => {
    const decoder = new DvbDecoder();
    const [screen, ...others] = decoder.decode(dvbPicture(TEXT), 1500);
    expect(others).toEqual([]);
    expect(screen).toMatchObject({ atMs: 1500, endMs: 11_500, pictures: [{ left: 90, top: 450 }] });
    expect(screen?.pictures).toHaveLength(1);
    expect(nameOf(screen?.pictures[0]?.image)).toBe(nameOf(rgbaOf(TEXT)));
    expect(decoder.decode(dvbClear(), 4000)).toEqual([{ atMs: 4000, endMs: 14_000, pictures: [] }]);
  });

  it.each([2, 4, 8] as const)('reads pixels of %i bits', (depth) => {
    expect(nameOf(imageIn(dvbPicture(TEXT, { depth })))).toBe(nameOf(rgbaOf(TEXT)));
  });

  it('reads strings of 8 bits as FFmpeg ends them', () => {
    expect(nameOf(imageIn(dvbPicture(TEXT, { depth: 8, end8: [0] })))).toBe(nameOf(rgbaOf(TEXT)));
  });

  it.each([
    [2, 4, [0, 7, 8]],
    [2, 8, [0, 0x77, 0x88]],
    [4, 8, [0, 0x11, 0x22]],
  ] as const)('maps pixels of %i bits to those of %i', (stringDepth, depth, colors) => {
    const clut = Array.from({ length: 256 }, () => [0, 128, 128, 255]);
    clut[colors[1]] = [235, 128, 128, 0];
    clut[colors[2]] = [16, 128, 128, 0];
    expect(nameOf(imageIn(dvbPicture(TEXT, { stringDepth, depth, clut })))).toBe(nameOf(rgbaOf(TEXT)));
  });

  it('uses the default colors if none are defined', () => {
    const colors = [
      [0, 0, 0, 0],
      [255, 255, 255, 255],
      [0, 0, 0, 255],
    ];
    expect(nameOf(imageIn(dvbPicture(TEXT, { depth: 2, clut: [] })))).toBe(nameOf(rgbaOf(TEXT, colors)));
    const four = [
      [0, 0, 0, 0],
      [255, 0, 0, 255],
      [0, 255, 0, 255],
    ];
    expect(nameOf(imageIn(dvbPicture(TEXT, { depth: 4, clut: [] })))).toBe(nameOf(rgbaOf(TEXT, four)));
    const eight = [
      [0, 0, 0, 0],
      [255, 0, 0, 64],
      [0, 255, 0, 64],
    ];
    expect(nameOf(imageIn(dvbPicture(TEXT, { depth: 8, clut: [] })))).toBe(nameOf(rgbaOf(TEXT, eight)));
  });

  it('goes on with the regions of earlier packets', () => {
    const decoder = new DvbDecoder();
    decoder.decode(dvbPicture(TEXT), 0);
    const again = pageOf(1, 5, 0, [{ left: 10, top: 20 }]);
    const [picture] = decoder.decode(again, 1000)[0]?.pictures ?? [];
    expect(picture).toMatchObject({ left: 10, top: 20 });
    expect(nameOf(picture?.image)).toBe(nameOf(rgbaOf(TEXT)));
    decoder.reset();
    expect(decoder.decode(again, 2000)[0]?.pictures).toEqual([]);
  });

  it.each([1, 2])('forgets what was defined before a page of state %i', (state) => {
    const decoder = new DvbDecoder();
    decoder.decode(dvbPicture(TEXT), 0);
    expect(decoder.decode(pageOf(1, 5, state, [{ left: 0, top: 0 }]), 1000)[0]?.pictures).toEqual([]);
  });

  it('shows the upper field twice if there is no other', () => {
    const shown = imageIn(dvbPicture(TEXT, { hasLowerField: false }));
    const pixels = TEXT.pixels.map((_, at) => {
      const [row, column] = [Math.floor(at / TEXT.width), at % TEXT.width];
      return TEXT.pixels[(row - (row % 2)) * TEXT.width + column] ?? 0;
    });
    expect(nameOf(shown)).toBe(nameOf(rgbaOf({ ...TEXT, pixels })));
  });

  it('leaves what is there where pixels of color 1 do not change it', () => {
    const shown = imageIn(dvbPicture(TEXT, { isTransparent: true }));
    const pixels = TEXT.pixels.map((color) => (color === 1 ? 0 : color));
    expect(nameOf(shown)).toBe(nameOf(rgbaOf({ ...TEXT, pixels })));
  });

  it('reads the pages of its service only', () => {
    const description = Buffer.from([0, 3, 0, 4, 0x10]);
    const decoder = new DvbDecoder(description);
    expect(decoder.decode(dvbPicture(TEXT, { page: 1 }), 0)).toEqual([]);
    expect(decoder.decode(dvbPicture(TEXT, { page: 3 }), 0)).toHaveLength(1);
    expect(decoder.decode(dvbPicture(TEXT, { page: 4 }), 0)).toHaveLength(1);
  });

  it('reads packets with the header of their stream', () => {
    const packet = Buffer.concat([Buffer.from([0x20, 0]), dvbPicture(TEXT), Buffer.from([0xff])]);
    expect(nameOf(imageIn(packet))).toBe(nameOf(rgbaOf(TEXT)));
  });

  it('survives data that is cut or changed anywhere', () => {
    const packet = dvbPicture(drawnText(['GO'], 2));
    for (let at = 0; at < packet.length; at += 1) {
      const changed = Buffer.from(packet);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      for (const damaged of [packet.subarray(0, at), changed]) {
        for (const { pictures } of new DvbDecoder().decode(damaged, 0))
          for (const { image } of pictures) expect(image.data.length).toBe(image.width * image.height * 4);
      }
    }
  });

  it('shows no more regions at a time than fill two screens', () => {
    const decoder = new DvbDecoder();
    const large = { width: 1000, height: 1000, pixels: new Uint8Array(1_000_000).fill(1) };
    decoder.decode(dvbPicture(large), 0);
    const many = Array.from({ length: 50 }, () => ({ left: 0, top: 0 }));
    expect(decoder.decode(pageOf(1, 5, 0, many), 100)[0]?.pictures).toHaveLength(4);
  });

  it('reads no region larger than a screen', () => {
    const region = segment(0x11, 1, [5, 0x0f, 0xff, 0xff, 0xff, 0xff, 0x6f, 9, 0, 0]);
    const packet = Buffer.concat([pageOf(1, 5, 2, [{ left: 0, top: 0 }]), region]);
    expect(new DvbDecoder().decode(packet, 0)[0]?.pictures).toEqual([]);
  });
});
