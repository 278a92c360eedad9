import type { ConceptDescriptor } from './descriptor';
import type { Moment } from './moment';
import { median, quantile } from './statistics';

/** Pictures further apart than this, in ms, say nothing about the speed of a motion between them. */
const LONGEST_GAP_MS = 450;
/** A shot must be seen over at least this much time, in ms, before it is called still. */
const LEAST_SEEN_MS = 400;

function movingPictures(moment: Moment) {
  return moment.pictures.filter((picture) => picture.gapMs !== undefined && picture.gapMs <= LONGEST_GAP_MS);
}

function stillness(moment: Moment): number | undefined {
  const pictures = movingPictures(moment);
  const seenMs = pictures.reduce((sum, picture) => sum + (picture.gapMs ?? 0), 0);
  return seenMs < LEAST_SEEN_MS
    ? undefined
    : quantile(
        pictures.map((picture) => picture.difference),
        0.9,
      );
}

function speed(moment: Moment): number | undefined {
  return median(movingPictures(moment).map((picture) => picture.difference));
}

/** Concepts of motion and of editing. */
export const MOTION_CONCEPTS: readonly ConceptDescriptor[] = [
  {
    name: 'static shot',
    kind: 'motion',
    measurement: 'luma difference between pictures 200 ms apart within a shot, 90th percentile',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.008, full: 0.001 },
    source: 'FFmpeg freezedetect: nothing moves below 0.001; our hand-held footage is over 0.01',
    notWith: ['black frame', 'test pattern', 'fade'],
    measure: stillness,
  },
  {
    name: 'fast motion',
    kind: 'motion',
    measurement: 'luma difference between pictures 200 ms apart within a shot, median',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.03, full: 0.11 },
    source: 'own measuring: hand-held footage keeps below 0.065, a camera that races along reaches 0.09',
    notWith: ['black frame', 'test pattern', 'fade'],
    measure: speed,
  },
  {
    name: 'scene cut',
    kind: 'motion',
    measurement: 'strength of the cut that opens the moment',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source: 'the measurement runs from 0 to 1 already',
    measure: (moment) => moment.cut,
  },
  {
    name: 'fade',
    kind: 'motion',
    measurement: 'strength of the strongest fade in the moment',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source: 'the measurement runs from 0 to 1 already',
    measure: (moment) => moment.fade,
  },
];
