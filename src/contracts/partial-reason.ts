import * as v from 'valibot';

/**
 * Why an analysis does not cover all of a video, or left out something that it was given: every code with the names of
 * its values. Values are times in whole milliseconds unless their names say otherwise.
 */
export const PARTIAL_REASONS = {
  /** The file ends or is damaged at `endMs`, earlier than its stated duration. */
  'ends-early': ['endMs', 'durationMs'],
  /** The video is `endMs` long, over 2 % more than its container or its playlist states. */
  'length-differs': ['endMs', 'durationMs'],
  /** So many segments of a stream are marked as missing, or do not exist on the host. */
  'segments-missing': ['segments', 'ofSegments'],
  /** The time limit was reached at `endMs`: the file has no duration, or too few key frames to continue by sampling. */
  'time-up': ['endMs'],
  /** From `fromMs` on, one frame every `stepMs` was measured, and not all of the shots and sounds between them. */
  sampled: ['fromMs', 'stepMs'],
  /** The same, but all of the sound was measured. */
  'sampled-pictures': ['fromMs', 'stepMs'],
  /** The time limit or the byte limit was reached before all of these frames were read. */
  'samples-missing': [],
  /** Decoding every frame would exceed the time limit: the video is long, or its frames are large. */
  'long-video': ['durationMs'],
  /** Most of the time was spent waiting for the host, which took `requestMs` per request on average. */
  'host-slow': ['kilobitsPerSecond', 'requestMs'],
  /** The maximum number of bytes of one video was read. */
  'bytes-limit': ['megabytes'],
  /** Only the timed text near these frames was read. */
  'captions-near-samples': [],
  'damaged-frames': [],
  'audio-not-decoded': [],
  /** The audio was measured until `endMs`. */
  'audio-cut': ['endMs'],
  /** The audio of a stream is separate from its video, and was not read. */
  'audio-apart': [],
  /** Of several tracks of audio, this one was measured, counted from 1. */
  'audio-track': ['track', 'ofTracks'],
  /** So many timing lines of the captions are invalid: the text after them is missing. */
  'captions-damaged': ['lines', 'ofLines'],
  /** The video has captions of a kind that is not read. */
  'captions-not-read': [],
  /**
   * There is more timed text, in the video or given with it, than is read, or there was no time to read all captions that
   * are pictures.
   */
  'captions-cut': [],
  /** The given captions all begin after the end of the video. */
  'captions-after-end': [],
  /** The provider does not use the given captions. */
  'captions-unused': [],
  /** Not all captions of an HLS stream could be read. */
  'captions-incomplete': [],
  /** The speech-to-text service failed: of `ofMs` of speech, `doneMs` were written down. */
  'transcription-failed': ['doneMs', 'ofMs'],
  /** The same, because the time was up. */
  'transcription-cut': ['doneMs', 'ofMs'],
  /** The same, because the user's minutes of today are used up. */
  'transcription-budget': ['doneMs', 'ofMs'],
  /** The service that describes scenes failed: of `ofScenes`, it described `scenes`. */
  'understanding-failed': ['scenes', 'ofScenes'],
  /** The same, because the time was up. */
  'understanding-cut': ['scenes', 'ofScenes'],
  /** The same, because the user's scenes of today are used up. */
  'understanding-budget': ['scenes', 'ofScenes'],
  /** The models could not be loaded or did not finish: there are no findings in the frames. */
  'models-missing': [],
  /** The model of one kind of recognition could not be loaded or failed: its findings can be missing. */
  'objects-missing': [],
  'text-missing': [],
  'unsafe-missing': [],
  'faces-missing': [],
  /**
   * The same for the voice detector, or it had no time for all of the audio. Speech is then judged by sound alone
   * there.
   */
  'voice-missing': [],
  /** The same for a model that this installation has added, or its description is invalid. */
  'own-models-missing': [],
  /** Time ran out before the models had seen all their frames, or 240 of them. Values: how many each has seen. */
  'models-cut': ['frames', 'ofFrames', 'textFrames', 'ofTextFrames', 'unsafeFrames', 'faceFrames'],
  /** The same for the models that this installation has added. Values: of the model that has seen the fewest frames. */
  'own-models-cut': ['frames', 'ofFrames'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type PartialCode = keyof typeof PARTIAL_REASONS;

export const PARTIAL_CODES = Object.keys(PARTIAL_REASONS) as PartialCode[];

/** Accepts any code: the function may be newer than the page. */
export const partialReasonSchema = v.object({
  code: v.union([v.picklist(PARTIAL_CODES), v.string()]),
  values: v.record(v.string(), v.number()),
});

/** A known reason with its values. */
export type PartialReason = {
  [Code in PartialCode]: { code: Code; values: Record<(typeof PARTIAL_REASONS)[Code][number], number> };
}[PartialCode];
