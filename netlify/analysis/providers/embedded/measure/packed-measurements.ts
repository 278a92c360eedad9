import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { MAX_MEASUREMENTS_LENGTH } from '@/contracts/analysis-request';
import type { FrameFindings, VideoMeasurements } from './measurements';

/** Maximum size of unpacked measurements in bytes, and maximum number of their lists and objects. */
const MAX_UNPACKED_BYTES = 24_000_000;
const MAX_PARTS = 400_000;
const OPENING = new Set(Buffer.from('[{'));
/** Changes when older measurements can no longer be read. */
const VERSION = 1;
/** Digits of shares and levels, more than any threshold of a concept has; and decimals of larger numbers, such as times. */
const [DIGITS, LARGE, DECIMALS] = [5, 1000, 3];

const WHOLE_FRAME = { x: 0, y: 0, width: 1, height: 1 };

/** What is read again, or sent separately, when the words are analyzed again. */
const WITHOUT = {
  cues: [],
  captionLanguage: undefined,
  captionSource: undefined,
  captionTrack: undefined,
  speechModel: undefined,
  thumbnails: [],
} as const satisfies Partial<VideoMeasurements>;

/**
 * Measurements without words and thumbnails as a text, so that the words can be analyzed again without decoding the video.
 *
 * @returns JSON, compressed by Brotli (RFC 7932), in base64; undefined if it is longer than `MAX_MEASUREMENTS_LENGTH`
 */
export function packMeasurements(video: VideoMeasurements): string | undefined {
  // The windows say what is needed of the cells.
  const frames = video.frames.map(({ look, ...frame }) => ({
    ...frame,
    cells: undefined,
    look: Buffer.from(look).toString('base64'),
  }));
  const findings = video.findings.map(withoutPlacesOfFaces);
  const text = JSON.stringify(
    { version: VERSION, video: { ...video, ...WITHOUT, frames, findings } },
    shortened,
  );
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  const packed = brotliCompressSync(text, { params }).toString('base64');
  return packed.length > MAX_MEASUREMENTS_LENGTH ? undefined : packed;
}

/** Faces are counted, and their positions do not leave the process (privacy policy, section 3). */
function withoutPlacesOfFaces(found: FrameFindings): FrameFindings {
  return found.faces === undefined ? found : { ...found, faces: found.faces.map(() => WHOLE_FRAME) };
}

function shortened(_: string, value: unknown): unknown {
  if (typeof value !== 'number' || Number.isInteger(value)) return value;
  return Number(Math.abs(value) < LARGE ? value.toPrecision(DIGITS) : value.toFixed(DECIMALS));
}

/**
 * Reads packed measurements that a client sends back. They can contain anything: the caller must check them.
 *
 * @returns undefined if they are of another version, or were not packed by `packMeasurements`
 */
export function unpackMeasurements(packed: string): Record<string, unknown> | undefined {
  try {
    const bytes = brotliDecompressSync(Buffer.from(packed, 'base64'), {
      maxOutputLength: MAX_UNPACKED_BYTES,
    });
    if (countOf(bytes, OPENING) > MAX_PARTS) return undefined;
    const { version, video } = JSON.parse(bytes.toString('utf8')) as Record<string, unknown>;
    if (version !== VERSION || typeof video !== 'object' || video === null) return undefined;
    const { frames } = video as { frames?: unknown };
    if (!Array.isArray(frames)) return undefined;
    return {
      ...video,
      frames: frames.map((frame: { look?: unknown }) => ({
        ...frame,
        look: new Uint8Array(Buffer.from(String(frame.look), 'base64')),
      })),
    };
  } catch {
    return undefined;
  }
}

/** Number of bytes that are among some. */
function countOf(bytes: Uint8Array, some: ReadonlySet<number>): number {
  let count = 0;
  for (const byte of bytes) if (some.has(byte)) count += 1;
  return count;
}
