import * as v from 'valibot';
import { shareSchema } from './shares';
import { momentSchema } from './time-range';

/** The name of a text track in a result and in a request. */
export const CAPTION_TRACK_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** The primary subtag of a language, as in BCP 47. */
export const LANGUAGE_SUBTAG = /^[a-z]{2,3}$/;

/**
 * Where the words of a transcript come from: the captions file, a track of the stream or of the file, the picture, or
 * speech that a machine wrote down.
 */
export const TRANSCRIPT_SOURCES = ['file', 'stream', 'track', 'picture', 'heard'] as const;

/**
 * - `captions`: also say what is heard, for people who cannot hear it
 * - `forced`: only what everybody needs, such as translations of signs
 * - `picture`: a channel of the captions in the picture (CEA-608 or CEA-708)
 */
export const TRACK_KINDS = ['captions', 'subtitles', 'forced', 'picture'] as const;

/** Maximum number of text tracks that are listed. */
export const MAX_CAPTION_TRACKS = 32;

/** Maximum length of the title of a track, in characters. */
export const MAX_TRACK_TITLE_LENGTH = 100;

/** A text track of the video. */
const captionTrackSchema = v.object({
  /** The same for each analysis of the same video. */
  id: v.pipe(v.string(), v.regex(CAPTION_TRACK_ID)),
  /** Missing when this version does not know the kind. */
  kind: v.fallback(v.optional(v.picklist(TRACK_KINDS)), undefined),
  /** As declared; missing if it is not declared. */
  language: v.optional(v.pipe(v.string(), v.regex(LANGUAGE_SUBTAG))),
  title: v.optional(v.pipe(v.string(), v.maxLength(MAX_TRACK_TITLE_LENGTH))),
});

export const captionTracksSchema = v.pipe(v.array(captionTrackSchema), v.maxLength(MAX_CAPTION_TRACKS));

/** What is said and heard in the video, in time order: its captions, or its speech as a machine heard it. */
export const transcriptSchema = v.object({
  /** Missing when this version does not know the source. */
  source: v.fallback(v.optional(v.picklist(TRANSCRIPT_SOURCES)), undefined),
  /** Their language as declared, as in BCP 47 without a region; missing if it is not declared. */
  language: v.optional(v.string()),
  /** The track that the lines are from; missing if they are from a file. */
  track: v.fallback(v.optional(captionTrackSchema), undefined),
  /** The tracks that can be read. */
  tracks: v.fallback(v.optional(captionTracksSchema), undefined),
  /** The model that heard the words; missing for captions. */
  model: v.optional(v.string()),
  lines: v.array(
    v.object({
      start: momentSchema,
      end: momentSchema,
      text: v.string(),
      /** Mean probability of the words that a machine heard, 0 to 1; missing for captions, or if it is not stated. */
      confidence: v.optional(shareSchema),
    }),
  ),
});

/** Maximum number of windows of sentences: about five hours of speech. */
export const MAX_SENTENCE_WINDOWS = 1_500;

/** 512 signed bytes in base64, of which only the direction counts: 682 2/3 characters and an equals sign. */
export const sentenceVectorSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]{683}=$/));

/** The encoder whose vectors can be compared with one another. */
export const sentenceModelSchema = v.literal('use-lite');

/** What is said as vectors: sentences that mean the same have vectors that point the same way (docs/models.md). */
export const sentencesSchema = v.object({
  model: sentenceModelSchema,
  /** In time order, without overlaps: a sentence or two each, in English. */
  windows: v.pipe(
    v.array(
      v.pipe(
        v.object({ start: momentSchema, end: momentSchema, vector: sentenceVectorSchema }),
        v.check(({ start, end }) => start <= end, 'a window ends before it begins'),
      ),
    ),
    v.maxLength(MAX_SENTENCE_WINDOWS),
  ),
});

export type Transcript = v.InferOutput<typeof transcriptSchema>;
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number];
export type CaptionTrack = v.InferOutput<typeof captionTrackSchema>;
export type TrackKind = (typeof TRACK_KINDS)[number];
export type Sentences = v.InferOutput<typeof sentencesSchema>;
