import { describe, expect, it } from 'vitest';
import { drawnText, nameOf, rgbaOf } from './testing/drawn-text';
import { pngOfImage } from './testing/png-files';
import { imageDocument } from './testing/ttml-samples';
import { TtmlPictureDecoder } from './ttml-pictures';

const [ONE, TWO] = ['GO HOME', 'STORY'].map((text) => rgbaOf(drawnText([text])));
const FILES = [ONE, TWO].map((image) => pngOfImage(image ?? { width: 0, height: 0, data: new Uint8Array() }));

const decoded = (sample: Uint8Array, timeMs = 0, originMs = 0) =>
  Array.from(new TtmlPictureDecoder(originMs).decode(sample, timeMs)).map(({ atMs, endMs, pictures }) => ({
    ...{ atMs, endMs },
    images: pictures.map(({ image }) => nameOf(image)),
  }));

describe('images in TTML', () => {
  it('follow the document in its sample', () => {
    const body = `<div begin="1s" end="2s" smpte:backgroundImage="urn:mpeg:14496-30:subs:2"/>
      <div begin="3s" end="4.5s"><image src="urn:mpeg:14496-30:subs:1"/></div>`;
    expect(decoded(Buffer.concat([imageDocument(body), ...FILES]))).toEqual([
      { atMs: 1000, endMs: 2000, images: [nameOf(TWO)] },
      { atMs: 3000, endMs: 4500, images: [nameOf(ONE)] },
    ]);
  });

  it('are in the document itself', () => {
    const images = FILES.map(
      (file, index) =>
        `<smpte:image xml:id="i${index}" imageType="PNG" encoding="Base64">\n${file.toString('base64')}\n</smpte:image>`,
    );
    const body = '<div begin="0s" end="2s" smpte:backgroundImage="#i1"/>';
    expect(decoded(imageDocument(body, images.join('')))).toEqual([
      { atMs: 0, endMs: 2000, images: [nameOf(TWO)] },
    ]);
  });

  it('are shown together, one below the other', () => {
    const body = [1, 2]
      .map(
        (number) =>
          `<div begin="1s" end="${number}.5s" smpte:backgroundImage="urn:mpeg:14496-30:subs:${number}"/>`,
      )
      .join('');
    const [screen] = new TtmlPictureDecoder(0).decode(Buffer.concat([imageDocument(body), ...FILES]), 0);
    expect(screen).toMatchObject({ atMs: 1000, endMs: 2500, pictures: [{ top: 0 }, {}] });
    expect(screen?.pictures[1]?.top).toBeGreaterThan(ONE?.height ?? 0);
  });

  it('have the times of the track, or of their sample', () => {
    const sample = (from: number) =>
      Buffer.concat([
        imageDocument(
          `<div begin="${from + 1}s" end="${from + 2}s" smpte:backgroundImage="urn:mpeg:14496-30:subs:1"/>`,
        ),
        ...FILES,
      ]);
    expect(decoded(sample(60), 60_000)).toMatchObject([{ atMs: 61_000, endMs: 62_000 }]);
    expect(decoded(sample(60), 50_000, 10_000)).toMatchObject([{ atMs: 51_000, endMs: 52_000 }]);
    expect(decoded(sample(0), 60_000)).toMatchObject([{ atMs: 61_000, endMs: 62_000 }]);
  });

  it('are none where a document has text, is damaged, or names an image that is missing', () => {
    expect(decoded(imageDocument('<div><p begin="1s" end="2s">An image of text</p></div>'))).toEqual([]);
    expect(decoded(Buffer.from('<tt><image'))).toEqual([]);
    const missing = imageDocument('<div begin="1s" end="2s" smpte:backgroundImage="#none"/>');
    expect(decoded(missing)).toEqual([]);
  });
});
