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
import {
  MAX_LINE_LENGTH,
  MAX_IN_FRAME,
  MAX_THUMBNAIL_BYTES,
  MAX_THUMBNAILS,
  type FrameFindings,
  type VideoMeasurements,
} from '../measure/measurements';
import { COCO_CLASSES } from '../vision/coco-classes';
import type { ModelManifest } from '../vision/own-manifest';
import { isBuiltIn } from '../vision/plan-steps';

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

/** Whether these are findings of models. They process only frames that have a thumbnail. */
export function areFindings(value: unknown, own: readonly ModelManifest[]): value is FrameFindings[] {
  return (
    isListOf(value, ['timeMs'], (frame) => isFindings(frame, own)) &&
    (value as unknown[]).length <= MAX_THUMBNAILS
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

/** Findings of models in a frame: a limited number, of known shapes, with names that the models know. */
function isFindings(
  { objects = [], texts = [], faces = [], unsafe = 0, own = [] }: Record<string, unknown>,
  manifests: readonly ModelManifest[],
): boolean {
  const isScored = (entry: Record<string, unknown>) => isShare(entry.score) && isBox(entry.box);
  return (
    isShare(unsafe) &&
    [objects, texts, faces, own].every((list) => Array.isArray(list) && list.length <= MAX_IN_FRAME) &&
    isListOf(objects, [], (object) => {
      const isKnown = COCO_CLASSES.some((name) => name === object.name);
      return isKnown && isScored(object) && isByDetectors(object.modelScores);
    }) &&
    isListOf(texts, [], (line) => {
      const isShort = typeof line.text === 'string' && line.text.length <= MAX_LINE_LENGTH;
      return isShort && isScored(line);
    }) &&
    isListOf(faces, [], isBox) &&
    isListOf(own, [], (finding) => isOwnFinding(finding, manifests))
  );
}

const OBJECT_DETECTORS: readonly string[] = ['nanodet', 'centernet'];

function isByDetectors(scores: unknown): boolean {
  return (
    isRecord(scores) &&
    Object.entries(scores).every(([model, score]) => OBJECT_DETECTORS.includes(model) && isShare(score))
  );
}

/** A class with the name, threshold and topics that the manifest of its model declares. */
function isOwnFinding(
  { name, model, score, threshold, topics, box }: Record<string, unknown>,
  manifests: readonly ModelManifest[],
): boolean {
  const described = manifests
    .find((manifest) => manifest.name === model)
    ?.classes.find((each) => each.name === name && each.threshold === threshold);
  const isSaid = Array.isArray(topics) && topics.join() === described?.topics.join();
  return isSaid && isShare(score) && isShare(threshold) && (box === undefined || isBox(box));
}

function isBox(value: unknown): boolean {
  return isRecord(value) && ['x', 'y', 'width', 'height'].every((side) => isShare(value[side]));
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
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

function isListOf(
  value: unknown,
  numbers: readonly string[],
  isRight: (entry: Record<string, unknown>) => boolean = () => true,
): boolean {
  if (!Array.isArray(value)) return false;
  return value.every(
    (entry: unknown) =>
      isRecord(entry) && numbers.every((name) => Number.isFinite(entry[name])) && isRight(entry),
  );
}

function hasFinite(record: Record<string, unknown>): boolean {
  return Object.values(record).every((number) => Number.isFinite(number));
}

function isPositive(value: unknown): boolean {
  return typeof value === 'number' && Number.isFinite(value) && value > 0;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
