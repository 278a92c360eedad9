import imscDoc, { type ImscElement } from 'imsc/src/main/js/doc.js';
import { captionText } from '../caption-reader';
import { prepareTtml } from '../ttml-source';
import { MAX_SHOWN, type PictureDecoder, type PlacedPicture, type RgbaImage, type Screen } from './picture';
import { PNG_SIGNATURE, readPng } from './png';

/** End of a document; images can follow it. */
const END = /<\/(?:[\w.-]+:)?tt\s*>/;
/** An image within the document (SMPTE ST 2052-1, 5.5.2). */
const EMBEDDED = /<(?:[\w.-]+:)?image\s([^<>]*[^/<>])>([^<]+)<\//g;
/** Name of an image that follows the document, by its number from 1 (ISO/IEC 14496-30, 6.4). */
const FOLLOWING = /^urn:mpeg:14496-30:subs:(\d+)$/;
const IGNORE = { info: ignore, warn: ignore, error: ignore, fatal: ignore };
/** Maximum number of images of a document, and their length in bytes. */
const [MAX_IMAGES, MAX_BYTES] = [2000, 4 * 1024 * 1024];
/** Distance in pixels of images that are shown at the same time: their places are not read. */
const DISTANCE = 40;

interface ShownImage {
  startMs: number;
  endMs: number;
  source: string;
}

/**
 * Decodes samples of TTML whose text is images: PNG files in the document, or after it in the same sample (image profile
 * of W3C, TTML Profiles for Internet Media Subtitles and Captions; ISO/IEC 14496-30).
 */
export class TtmlPictureDecoder implements PictureDecoder {
  readonly #originMs: number;
  /** Whether the times of documents count from the start of their samples. */
  #isRelative = false;

  /** @param originMs time of the track at the start of the video, in ms */
  constructor(originMs: number) {
    this.#originMs = originMs;
  }

  reset(): void {
    // Every sample is whole.
  }

  *decode(packet: Uint8Array, timeMs: number): Generator<Screen> {
    const { shown, imageOf } = documentOf(packet);
    // As with text: some writers count times from the start of the sample.
    this.#isRelative ||=
      timeMs > 0 &&
      shown.length > 0 &&
      shown.every(({ startMs, endMs }) => startMs > 0 && endMs - this.#originMs <= timeMs);
    const shiftMs = this.#isRelative ? timeMs : -this.#originMs;
    const screens = new Map<number, { endMs: number; sources: string[] }>();
    for (const { startMs, endMs, source } of shown) {
      const atMs = Math.max(timeMs, startMs + shiftMs);
      if (endMs + shiftMs <= atMs) continue;
      const { endMs: lastMs, sources } = screens.get(atMs) ?? { endMs: 0, sources: [] };
      screens.set(atMs, { endMs: Math.max(lastMs, endMs + shiftMs), sources: [...sources, source] });
    }
    // One after the other: a document can have the images of a whole film.
    for (const [atMs, { endMs, sources }] of [...screens].sort(([one], [other]) => one - other)) {
      const pictures = placed(sources, imageOf);
      if (pictures.length > 0) yield { atMs, endMs: Number.isFinite(endMs) ? endMs : undefined, pictures };
    }
  }
}

/** Images that are shown at the same time, one below the other. */
function placed(
  sources: readonly string[],
  imageOf: (source: string) => RgbaImage | undefined,
): PlacedPicture[] {
  let left = MAX_SHOWN;
  let top = 0;
  return sources.flatMap((source): PlacedPicture[] => {
    const image = left < 0 ? undefined : imageOf(source);
    if (image === undefined) return [];
    left -= image.width * image.height;
    const picture = { left: 0, top, image };
    top += image.height + DISTANCE;
    return [picture];
  });
}

/** The images that a document shows, and a function that decodes one by its name. */
function documentOf(sample: Uint8Array): {
  shown: ShownImage[];
  imageOf: (source: string) => RgbaImage | undefined;
} {
  const bytes = Buffer.from(sample.buffer, sample.byteOffset, sample.length);
  const end = END.exec(bytes.toString('latin1'));
  const length = end === null ? bytes.length : end.index + end[0].length;
  const shown: ShownImage[] = [];
  const files = new Map<string, Uint8Array>();
  try {
    const xml = captionText(bytes.subarray(0, length));
    if (!/image/i.test(xml)) return { shown, imageOf: () => undefined };
    const body = imscDoc.fromXML(prepareTtml(xml).xml, IGNORE)?.body;
    if (body) collect(body, { startMs: 0, endMs: Infinity }, shown);
    for (const [, attributes = '', base64 = ''] of xml.matchAll(EMBEDDED)) {
      const id = /xml:id\s*=\s*["']([^"']+)["']/.exec(attributes)?.[1];
      if (id !== undefined && base64.length < MAX_BYTES) files.set(id, Buffer.from(base64, 'base64'));
    }
  } catch {
    // Text of such a document is not read, either.
  }
  const following = filesAfter(bytes.subarray(length));
  const imageOf = (source: string) => {
    const number = FOLLOWING.exec(source)?.[1];
    const file = number === undefined ? files.get(source.replace(/^#/, '')) : following[Number(number) - 1];
    return file && readPng(file);
  };
  return { shown, imageOf };
}

/** Adds the images of an element. @param within when its parents are displayed */
function collect(element: ImscElement, within: Omit<ShownImage, 'source'>, shown: ShownImage[]): void {
  // An image that is an attribute of its parent has no times of its own.
  const startMs = Math.max(within.startMs, Math.round((element.begin || 0) * 1000));
  const endMs = Math.min(within.endMs, Math.round((element.end || Infinity) * 1000));
  if (endMs <= startMs || shown.length >= MAX_IMAGES) return;
  if (element.kind === 'image' && element.src) shown.push({ startMs, endMs, source: element.src });
  for (const child of element.contents ?? []) collect(child, { startMs, endMs }, shown);
}

/** The PNG files that follow each other. */
function filesAfter(bytes: Buffer): Uint8Array[] {
  const starts: number[] = [];
  for (let at = bytes.indexOf(PNG_SIGNATURE); at >= 0; at = bytes.indexOf(PNG_SIGNATURE, at + 8))
    starts.push(at);
  return starts.slice(0, MAX_IMAGES).map((start, index) => bytes.subarray(start, starts[index + 1]));
}

function ignore(): void {
  // Documents of television break rules of the profile that do not concern their images.
}
