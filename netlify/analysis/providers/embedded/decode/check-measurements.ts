import {
  CAPTION_TRACK_ID,
  LANGUAGE_SUBTAG,
  MAX_CAPTION_TRACKS,
  MAX_TRACK_TITLE_LENGTH,
  TRACK_KINDS,
  TRANSCRIPT_SOURCES,
} from '@/contracts/transcript';
import { isStreamTrack } from '../../../captions/track-facts';
import { PARTIAL_CODES, PARTIAL_REASONS } from '@/contracts/partial-reason';
import type { RunFacts } from '../../../provider';
import { CELL_BYTES } from '../measure/cell-map';
import { LOOK_BYTES } from '../measure/look';
import { MAX_THUMBNAIL_BYTES, MAX_THUMBNAILS, type VideoMeasurements } from '../measure/measurements';
import type { ModelManifest } from '../vision/own-manifest';
import { isBuiltIn } from '../vision/plan-steps';
import { areFindings } from './check-findings';
import { hasFinite, isListOf, isPositive, isRecord } from './value-checks';

/**
 * Whether a message from the child has the shape of measurements. The child has decoded untrusted data, so its
 * message is validated before use. The validation is cheap, because there can be thousands of frames: it checks every
 * member of the video and every number of each entry.
 *
 * @param own manifests of the models added by the installation
 */
export function isVideoMeasurements(
  value: unknown,
  own: readonly ModelManifest[] = [],
): value is VideoMeasurements {
  if (!isRecord(value)) return false;
  const { durationMs, intervalMs, frames, audioWindows, transitions, cues, metadata, partial } = value;
  const { flashes, loudness, decodedRanges, findings, thumbnails, origins } = value;
  const { captionLanguage, captionSource, captionTrack, captionTracks } = value;
  return (
    isPositive(durationMs) &&
    isPositive(intervalMs) &&
    (origins === undefined || isListOf(origins, ['startMs', 'originMs'])) &&
    isListOf(frames, FRAME_NUMBERS, isFrame) &&
    isListOf(audioWindows, AUDIO_NUMBERS) &&
    isListOf(
      transitions,
      ['startMs', 'endMs', 'strength'],
      ({ kind, isIn }) =>
        (kind === 'cut' || kind === 'fade' || kind === 'dissolve') &&
        (isIn === undefined || typeof isIn === 'boolean'),
    ) &&
    isListOf(flashes, ['startMs', 'endMs']) &&
    isListOf(decodedRanges, ['startMs', 'endMs']) &&
    areFindings(findings, own) &&
    isListOf(thumbnails, ['timeMs'], ({ timeMs, jpeg }) => Number(timeMs) >= 0 && isSmallJpeg(jpeg)) &&
    (thumbnails as unknown[]).length <= MAX_THUMBNAILS &&
    (loudness === undefined || (isRecord(loudness) && hasFinite(loudness))) &&
    isListOf(cues, ['startMs', 'endMs'], (cue) => typeof cue.text === 'string') &&
    (captionLanguage === undefined || typeof captionLanguage === 'string') &&
    (captionSource === undefined || TRANSCRIPT_SOURCES.some((source) => source === captionSource)) &&
    (captionTrack === undefined || isListOf([captionTrack], [], isTrack)) &&
    (captionTracks === undefined ||
      (isListOf(captionTracks, [], isTrack) && (captionTracks as unknown[]).length <= MAX_CAPTION_TRACKS)) &&
    isRecord(metadata) &&
    Object.values(metadata).every((text) => typeof text === 'string') &&
    isListOf(partial, [], isPartialReason)
  );
}

/** Whether a message from the child has the shape of run facts, without any text that could come from the video. */
export function isRunFacts(value: unknown, own: readonly ModelManifest[]): value is RunFacts {
  if (!isRecord(value)) return false;
  const { plan, audioMs, models, ...rest } = value;
  return (
    Object.keys(rest).length === 0 &&
    (plan === undefined || isPlan(plan)) &&
    (audioMs === undefined || Number.isFinite(audioMs)) &&
    (models === undefined ||
      (isRecord(models) &&
        Object.entries(models).every(
          ([name, run]) =>
            (isBuiltIn(name) || own.some((manifest) => name === `own ${manifest.name}`)) &&
            isRecord(run) &&
            Object.keys(run).sort().join() === 'done,ms,wanted' &&
            hasFinite(run),
        )))
  );
}

function isPlan(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { frames, audio, ...rest } = value;
  return (
    (frames === 'full' || frames === 'sampled') &&
    typeof audio === 'boolean' &&
    Object.keys(rest).length === 0
  );
}

function isFrame({ colors, look, cells }: Record<string, unknown>): boolean {
  return (
    isRecord(colors) &&
    hasFinite(colors) &&
    isBytes(look, LOOK_BYTES) &&
    (cells === undefined || isBytes(cells, CELL_BYTES))
  );
}

function isBytes(value: unknown, length: number): boolean {
  return value instanceof Uint8Array && value.length === length;
}

/** A text track of the file, and not one that only the playlist of a stream can name. */
function isTrack({ id, kind, language, title }: Record<string, unknown>): boolean {
  return (
    typeof id === 'string' &&
    CAPTION_TRACK_ID.test(id) &&
    !isStreamTrack(id) &&
    TRACK_KINDS.some((known) => known === kind) &&
    (language === undefined || (typeof language === 'string' && LANGUAGE_SUBTAG.test(language))) &&
    (title === undefined || (typeof title === 'string' && title.length <= MAX_TRACK_TITLE_LENGTH))
  );
}

/** A known code with exactly its own values: the child must not control the text shown to a user. */
function isPartialReason({ code, values }: Record<string, unknown>): boolean {
  const known = PARTIAL_CODES.find((each) => each === code);
  if (known === undefined || !isRecord(values) || !hasFinite(values)) return false;
  return Object.keys(values).sort().join() === [...PARTIAL_REASONS[known]].sort().join();
}

const FRAME_NUMBERS = [
  'timeMs',
  'luma',
  'contrast',
  'blackShare',
  'saturation',
  'saturationPeak',
  'testPattern',
  'sinceMs',
  'difference',
  'histogramDistance',
  'groundChange',
  'warmth',
  'panX',
  'panY',
  'panFit',
  'blur',
  'bars',
  'text',
  'flat',
  'frozenMs',
];

const AUDIO_NUMBERS = [
  'timeMs',
  'durationMs',
  'rmsDb',
  'peakDb',
  'tonality',
  'peakHz',
  'lufs',
  'truePeakDb',
  'speech',
  'music',
  'applause',
];

/** First bytes of every JPEG file: the start of the image, and of the marker after it (ISO/IEC 10918-1, B.1.1). */
const JPEG_START = [0xff, 0xd8, 0xff];

function isSmallJpeg(value: unknown): boolean {
  return (
    value instanceof Uint8Array &&
    value.length <= MAX_THUMBNAIL_BYTES &&
    JPEG_START.every((byte, index) => value[index] === byte)
  );
}
