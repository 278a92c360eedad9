import type { CaptionTrack, Sentences, TranscriptSource } from '@/contracts/transcript';
import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { FormatWindow } from '@/contracts/windows';
import type { TextCue } from '../../../captions/cue';

/**
 * Measurements of the decoder for a video. Plain data, small enough to cross a process boundary; the concepts are
 * derived from nothing else.
 */

/** The color names of pixels; see `color.ts` for the bounds of each. */
export const COLOR_NAMES = [
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
export type ColorName = (typeof COLOR_NAMES)[number];

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
  /** Mean chroma (distance from gray, 1 is the purest primary). */
  saturation: number;
  /** 95th percentile of chroma: distinguishes a gray frame from one with a small vivid object. */
  saturationPeak: number;
  /** Share of the pixels with each color name; the shares add up to 1. */
  colors: Record<ColorName, number>;
  /** Likeness to a color-bar test pattern. */
  testPattern: number;
  /**
   * Milliseconds since the frame that it is compared with: `difference` to `panFit` are measured between the two.
   * 0 without such a frame.
   */
  sinceMs: number;
  /** Mean absolute luma difference to that frame; 0 without one. */
  difference: number;
  /** Distance of the color histograms of the two; 0 without one. */
  histogramDistance: number;
  /**
   * Median over the parts of the frame of the mean absolute luma difference to that frame: independent of single moving
   * objects.
   */
  groundChange: number;
  /** Balance of red and blue: -1 is all blue, 1 all red, 0 neutral. */
  warmth: number;
  /** Speed of the whole frame against that frame, in frame widths per second to the right and down. */
  panX: number;
  panY: number;
  /** Share of the difference that this motion explains. */
  panFit: number;
  /** Width of its strongest edges in pixels of a frame that is 320 wide; 0 where there are none. */
  blur: number;
  /** Share of the frame covered by black bars at its edges. */
  bars: number;
  /** Total width of the lines of text in the frame, in frame widths. */
  text: number;
  /** The same without an earlier frame that shows that it stays in its place; only for single samples. */
  textAlone?: number;
  /** Share of the pixels with the most common luma, within 3 %. */
  flat: number;
  /** Duration of the time range without motion that the frame is part of, in milliseconds; see `frozen.ts`. */
  frozenMs: number;
  /** Appearance of the whole frame, in `LOOK_BYTES` bytes; see `look.ts`. */
  look: Uint8Array;
  /** Where the frame moves, has text and is flat, in `CELL_BYTES` bytes; see `cells.ts`. Missing for the first frame. */
  cells?: Uint8Array;
}

/** One audio window. Levels in dBFS (0 is full scale); digital silence is -120. */
export interface AudioMeasurement {
  timeMs: number;
  durationMs: number;
  /** Level from the powers of all channels, on the scale of a channel of stereo; see `channels.ts`. */
  rmsDb: number;
  /** Highest sample of any channel. */
  peakDb: number;
  /** Share of the energy in the strongest spectral peak: 1 is a pure tone, 0 is noise. */
  tonality: number;
  /** Frequency of that peak in Hz; 0 when silent. */
  peakHz: number;
  /** Loudness by ITU-R BS.1770 over the last 400 ms (EBU R 128 momentary), in LUFS. */
  lufs: number;
  /** True peak by ITU-R BS.1770 annex 2, in dBTP. */
  truePeakDb: number;
  /** Likeness to speech, music and applause, of this window and those near it, each 0 to 1. */
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

/** A change of shot or a fade. */
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

/** An object that the object detectors found in a frame, with its COCO name. */
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

/** A finding in a frame by a model added by the installation, with the class data from its manifest. */
export interface OwnFinding {
  /** Name of the class, and of its concept. */
  name: string;
  /** Name of the model. */
  model: string;
  /** 0 to 1. */
  score: number;
  /** Minimum score at which the class counts as found, 0 to 1. */
  threshold: number;
  /** Unique IDs of the IAB topics implied by the class. */
  topics: readonly string[];
  /** Missing if the model assesses the whole frame. */
  box?: Box;
}

/** Findings of models in one frame; a member is missing if its model was not run on that frame. */
export interface FrameFindings {
  timeMs: number;
  objects?: SeenObject[];
  texts?: ReadText[];
  /** Positions of faces; people are never identified. */
  faces?: Box[];
  /** Combined score of the classes of unsafe images, 0 to 1. */
  unsafe?: number;
  own?: OwnFinding[];
}

/** A small image of a frame, as a JPEG file. */
export interface Thumbnail {
  timeMs: number;
  jpeg: Uint8Array;
}

/** Maximum size of a thumbnail in bytes, and maximum number of thumbnails. */
export const MAX_THUMBNAIL_BYTES = 32 * 1024;
export const MAX_THUMBNAILS = 720;

/**
 * Maximum number of objects, lines of text and faces reported per frame, and maximum length of a line in characters.
 */
export const MAX_IN_FRAME = 100;
export const MAX_LINE_LENGTH = 200;

/** Where a part of the video is, in milliseconds, and the time at its start on the clock of its file. */
export interface PartOrigin {
  startMs: number;
  /** Broadcasts can start at any value. */
  originMs: number;
}

export interface VideoMeasurements {
  /** Of the parts that were opened; a video that is a single file has one. Missing: the clock starts at 0. */
  origins?: readonly PartOrigin[];
  durationMs: number;
  /** Mean distance between two measured frames in milliseconds. */
  intervalMs: number;
  /** In time order. About every 200 ms where every frame was decoded, seconds apart where a long video was sampled. */
  frames: FrameMeasurement[];
  /**
   * In time order, in windows of 250 ms (shorter at the end of continuous audio); silent where the audio of a video that
   * was decoded in full has a hole. Empty if the video has no audio.
   */
  audioWindows: AudioMeasurement[];
  transitions: Transition[];
  /** Time ranges with flashing that is a risk by ITU-R BT.1702; known only where every frame was decoded. */
  flashes: TimeRange[];
  /** Missing when no audio was measured. */
  loudness?: Loudness;
  cues: TextCue[];
  /** The text around each cue as a vector (`sentences/`); undefined for a cue that the encoder has not read. */
  sentences?: readonly (Int8Array | undefined)[];
  /** The same for the text that begins with each cue. */
  onward?: readonly (Int8Array | undefined)[];
  /** Those that a result keeps; undefined if there are none. */
  storedSentences?: Sentences | undefined;
  /** Language that the track or playlist of the cues declares, as a language tag or an ISO 639 code; missing if none. */
  captionLanguage?: string | undefined;
  /** Where the cues come from; missing without cues. */
  captionSource?: TranscriptSource | undefined;
  /** The track that the cues are from; missing if they are from a file that was given. */
  captionTrack?: CaptionTrack | undefined;
  /** All tracks that could be read, at most `MAX_CAPTION_TRACKS`. */
  captionTracks?: readonly CaptionTrack[];
  /** The model that heard the cues; missing unless a machine heard them. */
  speechModel?: string | undefined;
  /** Time ranges in which every frame was decoded, without overlap; outside of them single frames were taken. */
  decodedRanges: TimeRange[];
  /** In time order; only for frames that models have processed. */
  findings: FrameFindings[];
  /** Only in measurements of an earlier result, whose frames have no cells any more. */
  windows?: readonly FormatWindow[];
  /** In time order, about 500 ms apart in a short video: more than a response contains. */
  thumbnails: Thumbnail[];
  /** Container metadata such as `title` and `comment`; keys in lower case. */
  metadata: Record<string, string>;
  /** The words of the name of the file (`file-name.ts`); missing if there are none. */
  fileName?: string | undefined;
  /** Reasons why the measurements do not cover the whole video; empty when they do. */
  partial: readonly PartialReason[];
}
