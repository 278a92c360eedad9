import type { ConceptDescriptor } from './descriptor';
import type { Moment, FrameInShot } from './moment';
import { median } from '../measure/statistics';

/** Maximum time between two frames, in ms, for which the speed of motion between them can be measured. */
const MAX_GAP_MS = 450;
/** Minimum time, in ms, for which a shot must be seen to count as still or as a pan. */
const MIN_MEASURED_MS = 400;
/** Minimum share of the changes that a motion of the whole frame must explain. */
const MIN_FIT = 0.3;

function movingFrames(moment: Moment) {
  return moment.frames.filter((frame) => frame.gapMs !== undefined && frame.gapMs <= MAX_GAP_MS);
}

function isSeenLongEnough(frames: readonly FrameInShot[]): boolean {
  return frames.reduce((sum, frame) => sum + frame.seenMs, 0) >= MIN_MEASURED_MS;
}

/** Change of the background, independent of single moving objects. */
function unrest(moment: Moment): number | undefined {
  const frames = movingFrames(moment);
  return isSeenLongEnough(frames) ? median(frames.map((frame) => frame.groundChange)) : undefined;
}

/** Mean speed of the whole frame, in frame widths per second, reduced if its direction varies. */
function steadySpeed(moment: Moment): number | undefined {
  const frames = movingFrames(moment);
  const fit = median(frames.map((frame) => frame.panFit));
  if (fit === undefined || !isSeenLongEnough(frames)) return undefined;
  // One short motion does not show whether it keeps its direction.
  if (frames.length === 1 && (frames[0]?.gapMs ?? 0) < MIN_MEASURED_MS) return undefined;
  const sumOf = (read: (frame: FrameInShot) => number) => frames.reduce((sum, p) => sum + read(p), 0);
  const whole = Math.hypot(
    sumOf((p) => p.panX),
    sumOf((p) => p.panY),
  );
  const parts = sumOf((p) => Math.hypot(p.panX, p.panY));
  if (parts === 0) return 0;
  return (whole / frames.length) * (whole / parts) ** 2 * Math.min(1, fit / MIN_FIT);
}

/**
 * Minimum speed of a fast pan, in frame widths per second: twice that of the cinematographers' rule that an object
 * takes seven seconds to cross the frame (American Cinematographer Manual).
 */
const FAST_PAN = 0.3;

/** Change of the frame that is not explained by a slow pan. */
function wildness(moment: Moment): number | undefined {
  return median(
    movingFrames(moment).map(({ difference, panX, panY, panFit }) =>
      Math.hypot(panX, panY) < FAST_PAN ? difference * (1 - panFit) : difference,
    ),
  );
}

/** Concepts of motion and of editing. */
export const MOTION_CONCEPTS: readonly ConceptDescriptor[] = [
  {
    name: 'static shot',
    kind: 'look',
    measurement:
      'luma difference between frames 200 ms apart in the middle one of 60 parts of the frame, median',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.007, full: 0.002 },
    source: 'own measurements: a tripod keeps below 0.002, a steady hand is over 0.008',
    notWith: ['black frame', 'test pattern', 'title card', 'freeze frame', 'fade', 'dissolve', 'fast motion'],
    measure: unrest,
  },
  {
    name: 'freeze frame',
    kind: 'technical',
    measurement:
      'time for which none of 60 parts of the frame changes by more than a tenth of its contrast (0.005 to 0.02 in luma), median of the frames',
    unit: 'ms',
    curve: { shape: 'smoothstep', none: 1000, full: 3000 },
    source:
      'half-way at the 2 s of FFmpeg freezedetect; own measurements: key frames of a frozen frame differ by 0.055 of its contrast, what creeps passes 0.147 in 2 s',
    notWith: ['black frame', 'test pattern', 'title card'],
    measure: (moment) => median(moment.frames.map((frame) => frame.frozenMs)),
  },
  {
    name: 'pan',
    kind: 'look',
    measurement: 'speed at which the whole frame keeps moving one way',
    unit: 'widths a second',
    curve: { shape: 'smoothstep', none: 0.03, full: 0.09 },
    source: 'own measurements: a steady hand sways at less than 0.03',
    notWith: ['black frame', 'test pattern', 'title card', 'fade', 'dissolve', 'fast motion'],
    measure: steadySpeed,
  },
  {
    name: 'fast motion',
    kind: 'look',
    measurement:
      'luma difference between frames 200 ms apart that no pan below 0.3 widths a second explains, median',
    unit: 'luma',
    curve: { shape: 'smoothstep', none: 0.03, full: 0.11 },
    source:
      'own measurements: hand-held footage keeps below 0.065, a camera that races along reaches 0.09; speed by the American Cinematographer Manual',
    notWith: ['black frame', 'test pattern', 'fade', 'dissolve', 'flashing'],
    measure: wildness,
  },
  {
    name: 'scene cut',
    kind: 'look',
    measurement: 'strength of the cut that opens the moment',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source: 'the measurement runs from 0 to 1 already',
    measure: (moment) => moment.cut,
  },
  {
    name: 'fade',
    kind: 'look',
    measurement: 'strength of the strongest fade in the moment',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source: 'the measurement runs from 0 to 1 already',
    measure: (moment) => moment.fade,
  },
  {
    name: 'dissolve',
    kind: 'look',
    measurement: 'strength of the strongest dissolve in the moment',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source: 'the measurement runs from 0 to 1 already; model of Hampapur, Jain and Weymouth (1995)',
    measure: (moment) => moment.dissolve,
  },
  {
    name: 'flashing',
    kind: 'look',
    measurement:
      'share of the moment with more than three flashes a second, of light or of saturated red, over a quarter of the screen',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 0.5 },
    source: 'ITU-R BT.1702, annex 1; saturated red by ISO 9241-391',
    measure: (moment) => moment.flashing,
  },
];
