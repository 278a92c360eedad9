import { describe, expect, it } from 'vitest';
import { PgsDecoder } from './pgs';
import { drawnText, nameOf, rgbaOf } from './testing/drawn-text';
import { composition, pgsClear, pgsPicture, segment } from './testing/pgs-packets';

const TEXT = drawnText(['THE NEW SEASON', 'BEGINS']);

describe('the decoder of PGS', () => {
  it('shows a picture where and as it is defined, and clears the screen', () => {
    const decoder = new PgsDecoder();
    const [screen, ...others] = decoder.decode(Buffer.concat(pgsPicture(TEXT)), 1500);
    expect(others).toEqual([]);
    expect(screen?.atMs).toBe(1500);
    expect(screen?.pictures).toHaveLength(1);
    expect(screen?.pictures[0]).toMatchObject({ left: 100, top: 900 });
    expect(nameOf(screen?.pictures[0]?.image)).toBe(nameOf(rgbaOf(TEXT)));
    expect(decoder.decode(Buffer.concat(pgsClear()), 2500)).toEqual([{ atMs: 2500, pictures: [] }]);
  });

  it('takes segments in packets of their own, at the time of the composition', () => {
    const decoder = new PgsDecoder();
    const screens = pgsPicture(TEXT, { part: 500 }).flatMap((packet, index) =>
      decoder.decode(packet, 1000 + index),
    );
    expect(screens.map(({ atMs }) => atMs)).toEqual([1000]);
    expect(nameOf(screens[0]?.pictures[0]?.image)).toBe(nameOf(rgbaOf(TEXT)));
  });

  it('shows only the part of a cropped picture that is visible', () => {
    const decoder = new PgsDecoder();
    decoder.decode(Buffer.concat(pgsPicture(TEXT)), 0);
    const crop = [{ left: 5, top: 6, crop: [8, 8, 40, 20] }];
    const [screen] = decoder.decode(Buffer.concat([composition(0, crop), segment(0x80, [])]), 100);
    const image = screen?.pictures[0]?.image;
    expect(image).toMatchObject({ width: 40, height: 20 });
    const whole = rgbaOf(TEXT).data;
    const start = (8 * TEXT.width + 8) * 4;
    expect(image?.data.subarray(0, 160)).toEqual(whole.subarray(start, start + 160));
  });

  it('forgets the pictures of another place of the track', () => {
    const decoder = new PgsDecoder();
    decoder.decode(Buffer.concat(pgsPicture(TEXT)), 0);
    decoder.reset();
    const [screen] = decoder.decode(
      Buffer.concat([composition(0, [{ left: 0, top: 0 }]), segment(0x80, [])]),
      100,
    );
    expect(screen?.pictures).toEqual([]);
  });

  it.each([0x40, 0x80])('forgets what was defined before a composition of state %i', (state) => {
    const decoder = new PgsDecoder();
    decoder.decode(Buffer.concat(pgsPicture(TEXT)), 0);
    const again = (of: number) =>
      decoder.decode(Buffer.concat([composition(of, [{ left: 0, top: 0 }]), segment(0x80, [])]), 100);
    expect(again(0)[0]?.pictures).toHaveLength(1);
    expect(again(state)[0]?.pictures).toEqual([]);
  });

  it('survives data that is cut or changed anywhere', () => {
    const packet = Buffer.concat(pgsPicture(drawnText(['ON'], 2)));
    for (let at = 0; at < packet.length; at += 1) {
      const changed = Buffer.from(packet);
      changed[at] = (changed[at] ?? 0) ^ 0xff;
      const decoder = new PgsDecoder();
      for (const damaged of [packet.subarray(0, at), changed]) {
        for (const { pictures } of decoder.decode(damaged, 0))
          for (const { image } of pictures) expect(image.data.length).toBe(image.width * image.height * 4);
      }
    }
  });

  it('shows no more pictures at a time than fill two screens', () => {
    const decoder = new PgsDecoder();
    const large = { width: 1000, height: 1000, pixels: new Uint8Array(1_000_000).fill(1) };
    decoder.decode(Buffer.concat(pgsPicture(large)), 0);
    const many = Array.from({ length: 50 }, () => ({ left: 0, top: 0 }));
    const [screen] = decoder.decode(Buffer.concat([composition(0, many), segment(0x80, [])]), 100);
    expect(screen?.pictures).toHaveLength(4);
  });

  it('reads no picture larger than a screen', () => {
    const huge = segment(0x15, [0, 0, 0, 0xc0, 0, 0, 6, 0xff, 0xff, 0xff, 0xff, 0, 0]);
    const packet = [composition(0x80, [{ left: 0, top: 0 }]), huge, segment(0x80, [])];
    expect(new PgsDecoder().decode(Buffer.concat(packet), 0)[0]?.pictures).toEqual([]);
  });
});
