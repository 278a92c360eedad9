import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { TextCue } from '../../../captions/cue';

/**
 * What the decoder measured in a video. Plain data, small enough to cross a process boundary: the
 * concepts are derived from nothing but this.
 */

/** The colour names that a pixel can fall under; see `colour.ts` for the bounds of each. */
export const COLOUR_NAMES = [
  'black',
  'white',
  'grey',
  'red',
  'orange',
  'yellow',
  'green',
  'cyan',
  'blue',
  'purple',
  'pink',
  'brown',
] as const;
export type ColourName = (typeof COLOUR_NAMES)[number];

/** One decoded frame. All shares and levels run from 0 to 1. */
export interface FrameMeasurement {
  /** Presentation time in milliseconds from the start of the video. */
  timeMs: number;
  /** Mean luma. */
  luma: number;
  /** Standard deviation of luma over the frame: 0 is a flat field. */
  contrast: number;
  /** Share of the pixels whose luma is at or below the black level. */
  blackShare: number;
  /** Mean chroma (distance from grey, 1 is the purest primary). */
  saturation: number;
  /** 95th percentile of chroma: tells a grey frame from a small vivid thing in a grey frame. */
  saturationPeak: number;
  /** Share of the pixels under each colour name; the shares add up to 1. */
  colours: Record<ColourName, number>;
  /** Likeness to a colour-bar test pattern. */
  testPattern: number;
  /** Mean absolute luma difference to the frame before it in the list of frames; 0 for the first. */
  difference: number;
  /** Distance of the colour histograms of this frame and the one before it; 0 for the first. */
  histogramDistance: number;
  /** Mean absolute luma difference to the frame before in the middle one of its parts: what moves by itself does not count. */
  groundChange: number;
  /** Balance of red and blue: -1 is all blue, 1 all red, 0 neutral. */
  warmth: number;
  /** Speed of the whole frame against the one before it, in widths a second to the right and down. */
  panX: number;
  panY: number;
  /** The share of the difference to the frame before that this motion explains. */
  panFit: number;
  /** Width of its strongest edges in pixels of a frame that is 320 wide; 0 where there are none. */
  blur: number;
  /** Share of the frame that lies in black bars at its edges. */
  bars: number;
  /** Width of the lines of text that stand in it, all together, in widths of the frame. */
  text: number;
  /** Share of the pixels that have the commonest luma, within 3 %. */
  flat: number;
  /** How long nothing in the frame has moved, before and after, in milliseconds; see `frozen.ts`. */
  frozenMs: number;
  /** What the frame looks like as a whole, in `LOOK_BYTES` bytes; see `look.ts`. */
  look: Uint8Array;
}

/** One audio window. Levels in dBFS (0 is full scale); digital silence is -120. */
export interface AudioMeasurement {
  timeMs: number;
  durationMs: number;
  rmsDb: number;
  peakDb: number;
  /** Share of the energy that lies in the strongest spectral peak: 1 is a pure tone, 0 is noise. */
  tonality: number;
  /** Frequency of that peak in Hz; 0 when silent. */
  peakHz: number;
  /** Loudness by ITU-R BS.1770 over the last 400 ms (EBU R 128 momentary), in LUFS. */
  lufs: number;
  /** True peak by ITU-R BS.1770 annex 2, in dBTP. */
  truePeakDb: number;
  /** Likeness to speech, to music and to applause, of this window and what is near it, each 0 to 1. */
  speech: number;
  music: number;
  applause: number;
}

/** Loudness of the measured audio, by EBU R 128 (Tech 3341 and 3342). */
export interface Loudness {
  /** Integrated loudness in LUFS. */
  integratedLufs: number;
  /** Highest true peak in dBTP. */
  truePeakDb: number;
}

/** A change of shot or a fade, placed in time. */
export interface Transition extends TimeRange {
  /** A cut starts and ends at the first frame of the new shot. */
  kind: 'cut' | 'fade' | 'dissolve';
  /** Whether a fade comes in from black; false where it goes out to black. Missing where that is not known. */
  isIn?: boolean;
  /** Strength of the measurement from 0 to 1. */
  strength: number;
}

/** A rectangle in a frame: its left and top edge, width and height, as shares of the frame's, 0 to 1. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A thing that the object detectors found in a frame, under its COCO name. */
export interface SeenObject {
  name: string;
  /** Mean of the scores of all detectors, 0 to 1. */
  score: number;
  /** Score of each detector by its name, 0 to 1. */
  modelScores: Record<string, number>;
  box: Box;
}

/** A line of text that was read in a frame. */
interface ReadText {
  text: string;
  /** Mean score of its characters, 0 to 1. */
  score: number;
  box: Box;
}

/** What a model that the installation has added found in a frame, with what its manifest says of the class. */
export interface OwnFinding {
  /** Name of the class, and of its concept. */
  name: string;
  /** Name of the model. */
  model: string;
  /** 0 to 1. */
  score: number;
  /** The score from which the class is right, 0 to 1. */
  threshold: number;
  /** Unique IDs of the IAB topics that follow from it. */
  topics: readonly string[];
  /** Missing where the model speaks of the whole frame. */
  box?: Box;
}

/** What models found in one frame; a member is missing where its model was not run on that frame. */
export interface FrameFindings {
  timeMs: number;
  objects?: SeenObject[];
  texts?: ReadText[];
  /** Where faces are; whose they are is never asked. */
  faces?: Box[];
  /** Score of the classes of unsafe images together, 0 to 1. */
  unsafe?: number;
  own?: OwnFinding[];
}

/** A small frame of a moment, as a JPEG file. */
export interface Thumbnail {
  timeMs: number;
  jpeg: Uint8Array;
}

/** Bytes that a thumbnail has at most, and how many there are at most. */
export const MOST_THUMBNAIL_BYTES = 32 * 1024;
export const MOST_THUMBNAILS = 720;

/** Things, lines of text and faces that are told of one frame at most, and the longest line in characters. */
export const MOST_IN_FRAME = 100;
export const LONGEST_LINE = 200;

export interface VideoMeasurements {
  /** Which time of its own clock the video's start is, in milliseconds: broadcasts begin anywhere. 0 unless given. */
  originMs?: number;
  durationMs: number;
  /** Mean distance between two measured frames in milliseconds. */
  intervalMs: number;
  /**
   * In time order. About every 200 ms where every frame was decoded, seconds apart where a long video
   * was sampled.
   */
  frames: FrameMeasurement[];
  /** In time order, in windows of 250 ms (shorter at the end of continuous audio). Empty when the video has no audio. */
  audioWindows: AudioMeasurement[];
  transitions: Transition[];
  /** Time ranges with flashing that are a risk by ITU-R BT.1702; known only where every frame was decoded. */
  flashes: TimeRange[];
  /** Missing when no audio was measured. */
  loudness?: Loudness;
  cues: TextCue[];
  /** Time ranges of which every frame was decoded, without overlap; outside of them single frames were taken. */
  decodedRanges: TimeRange[];
  /** In time order; only of frames that models have seen. */
  findings: FrameFindings[];
  /** In time order, some 500 ms apart in a short video: more than an answer takes. */
  thumbnails: Thumbnail[];
  /** Container metadata such as `title` and `comment`; keys in lower case. */
  metadata: Record<string, string>;
  /** Why the measurements do not cover the whole video; empty when they do. */
  partial: readonly PartialReason[];
}
