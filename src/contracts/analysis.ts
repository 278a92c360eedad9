import * as v from 'valibot';
import { fileFactsSchema } from './file-facts';
import { partialReasonSchema } from './partial-reason';
import { segmentBoundariesSchema } from './segment-boundaries';
import { momentSchema } from './time-range';
import { MAX_RISKS, riskSchema, sourcesSchema, taxonomySchema } from './topics';
import { understandingSchema } from './understanding';
import { formatWindowsSchema } from './windows';

/**
 * The one live call of the product: `POST /.netlify/functions/analyze`.
 * Both sides check what they send and what they receive against these schemas.
 */
export const ANALYZE_PATH = '/.netlify/functions/analyze';

/** Path of the JSON Schema of a response, published for other programs. */
export const ANALYSIS_SCHEMA_PATH = '/schema/analysis-result.json';

/** Maximum length of a URL in characters: browsers and proxies handle it without problems. */
export const MAX_URL_LENGTH = 2048;

const addressSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH));

/** The name of a text track in a result and in a request. */
export const CAPTION_TRACK_ID = /^[a-z0-9][a-z0-9-]{0,31}$/;

/** The primary subtag of a language, as in BCP 47. */
export const LANGUAGE_SUBTAG = /^[a-z]{2,3}$/;

/** Where an analysis takes the words of the video from, unless the request has captions in a file, and who may read them. */
export const wordsRequestEntries = {
  /** The user's language: of several text tracks, those in this language come first. */
  language: v.optional(v.pipe(v.string(), v.regex(LANGUAGE_SUBTAG))),
  /** The text track to read, as a result of the same video names it. An unknown one is ignored. */
  captionTrack: v.optional(v.pipe(v.string(), v.regex(CAPTION_TRACK_ID))),
  /** Whether the speech of a video without captions may be sent to the configured speech-to-text service. */
  transcribe: v.optional(v.boolean()),
  /** Whether frames and words of the scenes may be sent to the configured service, which describes them. */
  understand: v.optional(v.boolean()),
};

/** Maximum length of a thumbnail's data URL, in characters: about 75 kB of JPEG. */
export const MAX_THUMBNAIL_LENGTH = 100_000;

/** Limit for all thumbnails of a response together, in characters (bytes) of their data URLs. */
export const MAX_THUMBNAILS_LENGTH = 1_000_000;

/** A small JPEG of a frame. Every JPEG file begins with the bytes FF D8 FF, which are `/9j/` in base64. */
export const thumbnailSchema = v.object({
  timestamp: momentSchema,
  image: v.pipe(
    v.string(),
    v.maxLength(MAX_THUMBNAIL_LENGTH),
    v.regex(/^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/),
  ),
});

/** Maximum length of packed measurements in characters: those of about an hour. */
export const MAX_MEASUREMENTS_LENGTH = 1_200_000;

const measurementsSchema = v.pipe(v.string(), v.maxLength(MAX_MEASUREMENTS_LENGTH));

export const analysisRequestSchema = v.strictObject({
  /** URL of the video. */
  url: addressSchema,
  /** URL of its captions, in WebVTT, SubRip, TTML, SCC, SAMI or MicroDVD. They replace the video's own timed text. */
  captionsUrl: v.optional(addressSchema),
  ...wordsRequestEntries,
  /**
   * An earlier result of the same video: only its words are read and analyzed again, the video is not decoded. Ignored if
   * the measurements are of another version.
   */
  again: v.optional(
    v.strictObject({
      /** As in the result. */
      measurements: measurementsSchema,
      /** As in the result. */
      thumbnails: v.optional(v.pipe(v.array(thumbnailSchema), v.maxLength(200))),
    }),
  ),
});

const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A rectangle in a frame: left and top edge, width and height, as shares of the frame's width and height. */
const boxSchema = v.object({ x: shareSchema, y: shareSchema, width: shareSchema, height: shareSchema });

/**
 * What a concept is based on: a measurement, words that were said or written at a timestamp, or what a model found in
 * the frame at a timestamp.
 */
export const evidenceSchema = v.variant('kind', [
  v.object({
    kind: v.literal('measurement'),
    /** What was measured, in plain English. */
    measurement: v.pipe(v.string(), v.minLength(1)),
    value: v.number(),
    /** Empty for a value without a unit, such as a share. */
    unit: v.string(),
  }),
  v.object({
    kind: v.literal('words'),
    words: v.pipe(v.string(), v.minLength(1)),
    /** True for a line that is only similar to lines on the topic, by the sentence encoder: it has no word on it. */
    isSimilar: v.optional(v.boolean()),
    timestamp: momentSchema,
    sources: sourcesSchema,
    /** Their position in the frame; missing for words that do not appear in a frame. */
    box: v.optional(boxSchema),
  }),
  v.object({
    kind: v.literal('detection'),
    /** What was found, as the model calls it. */
    label: v.pipe(v.string(), v.minLength(1)),
    timestamp: momentSchema,
    /** What the concept's confidence is based on: a score, or a count of faces. */
    score: v.number(),
    /** Its position in the frame; missing for a detection that applies to the whole frame. */
    box: v.optional(boxSchema),
    /** Score of each model by its name, 0 to 1. */
    modelScores: v.optional(v.record(v.string(), v.number())),
    sources: sourcesSchema,
  }),
]);

/**
 * What a concept is about: a topic of the IAB taxonomy, a thing that is seen, what the video looks like, what it sounds
 * like, or the state of the recording.
 */
export const CONCEPT_KINDS = ['topic', 'seen', 'look', 'sound', 'technical'] as const;

/** Something that the video is about, looks like or sounds like at a timestamp. */
export const conceptSchema = v.object({
  name: v.pipe(v.string(), v.minLength(1)),
  /** From 0 (a guess) to 1 (certain). */
  confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
  // A missing or unknown kind is read as undefined: the response may have been stored by an older version, or come from
  // a function that is newer than the page.
  kind: v.fallback(v.optional(v.picklist(CONCEPT_KINDS)), undefined),
  evidence: v.fallback(v.optional(evidenceSchema), undefined),
});

export const analysisEntrySchema = v.object({
  timestamp: momentSchema,
  concepts: v.array(conceptSchema),
});

/** What lies between two cuts, in milliseconds from the start of the video. */
export const shotSchema = v.pipe(
  v.object({ start: momentSchema, end: momentSchema }),
  v.check(({ start, end }) => start <= end, 'a shot ends before it begins'),
);

/**
 * Why a scene ends where it does. If several reasons apply, the first one in this list is given:
 *
 * - `black`: the frame goes black, for a moment or for the duration of a slot between two scenes
 * - `fade`: the picture fades out or in
 * - `title-card`: a title card begins, which belongs to the next scene
 * - `silence`: nothing is heard where the place changes
 * - `topic`: the spoken topic changes
 * - `change`: what follows looks different, and nothing seen before returns soon
 * - `end`: the video ends, or the measured part of it ends
 */
const SCENE_ENDS = ['black', 'fade', 'title-card', 'silence', 'topic', 'change', 'end'] as const;

/** A run of shots about one thing in one place, in milliseconds from the start of the video. */
export const sceneSchema = v.pipe(
  v.object({
    /** The start of its first shot. */
    start: momentSchema,
    /** The end of its last shot, where the next scene starts. */
    end: momentSchema,
    /** Timestamp of the thumbnail that represents the scene; missing if the response has none for it. */
    keyFrame: v.optional(momentSchema),
    /** Why it ends; missing when this version does not know the reason. */
    endReason: v.fallback(v.optional(v.picklist(SCENE_ENDS)), undefined),
    /** True for a slot between scenes: only black for more than a second, without a subject. */
    isSlot: v.optional(v.boolean()),
  }),
  v.check(({ start, end }) => start <= end, 'a scene ends before it begins'),
);

/**
 * The highest loudness in the second that begins at this timestamp, in LUFS (EBU R 128, momentary). The period is
 * longer than a second in a video of more than 20 minutes. -70 means silence. Where no audio was measured there is no
 * sample.
 */
const soundSchema = v.object({ timestamp: momentSchema, loudness: v.number() });

/**
 * The mean luma of the frames in the second that begins at this timestamp, 0 (black) to 1 (white). The period is longer
 * than a second in a video of more than 20 minutes. Where no frame was measured there is no sample.
 */
const lightSchema = v.object({ timestamp: momentSchema, light: shareSchema });

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
const sentencesSchema = v.object({
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

/** Accepts unknown members: a response may contain more than a client knows, never less. */
export const analysisResponseSchema = v.looseObject({
  status: v.string(),
  videoUrl: v.string(),
  /** In time order. */
  analysis: v.array(analysisEntrySchema),
  /** The provider that made the analysis, for example `embedded`. */
  provider: v.optional(v.string()),
  /** Length of the video in milliseconds. */
  durationMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Sampling interval: mean distance between two analyzed frames in milliseconds. */
  intervalMs: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /**
   * Share of the video's duration that the analysis covers, from 0 to 1: where every frame was decoded or audio was
   * measured, and one second from each single frame.
   */
  coverage: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
  /** Number of bytes fetched for it; missing if another service fetched the video itself. */
  bytesRead: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** Of all measured audio, by EBU R 128. */
  loudness: v.optional(
    v.object({
      /** In LUFS. */
      integratedLufs: v.number(),
      /** In dBTP. */
      truePeakDb: v.number(),
    }),
  ),
  /** Why the analysis does not cover all of the video; missing if it does. */
  partial: v.optional(v.array(partialReasonSchema)),
  /** In time order, for a selection of timestamps. */
  thumbnails: v.optional(
    v.pipe(
      v.array(thumbnailSchema),
      v.check(
        (all) => all.reduce((sum, { image }) => sum + image.length, 0) < MAX_THUMBNAILS_LENGTH,
        'the thumbnails are too large together',
      ),
    ),
  ),
  /** In time order. */
  shots: v.optional(v.array(shotSchema)),
  /** In time order, without gaps and overlaps: each shot is in one of them. */
  scenes: v.optional(v.array(sceneSchema)),
  /** In time order. */
  sound: v.optional(v.array(soundSchema)),
  /** In time order. Missing in a response of an older version. */
  light: v.optional(v.array(lightSchema)),
  /**
   * Time ranges with speech: each cue with words that somebody says or sings, and each range with a voice, joined where
   * they overlap. In time order. Empty if no speech was found, missing if neither audio nor captions could be read.
   */
  speech: v.optional(v.array(shotSchema)),
  /** Missing if no captions were read and no speech was heard, or in a response of an older version. */
  transcript: v.fallback(v.optional(transcriptSchema), undefined),
  /** Missing for a file, or in a response of an older version. */
  segmentBoundaries: v.fallback(v.optional(segmentBoundariesSchema), undefined),
  /** Missing without English words, in a response of an older version, or if it is too large. */
  sentences: v.fallback(v.optional(sentencesSchema), undefined),
  taxonomy: v.optional(taxonomySchema),
  /** What the tags of the file say of the program; missing if they say nothing. */
  fileFacts: v.fallback(v.optional(fileFactsSchema), undefined),
  /**
   * What was measured, in a form of its own, so that the words can be analyzed again: see `again` of a request. Missing
   * if it is too large.
   */
  measurements: v.fallback(v.optional(measurementsSchema), undefined),
  /**
   * The risk of every sensitive topic among the concepts. Missing in a response of an older version, and dropped if
   * there are more than an analysis can have: the levels are then unknown.
   */
  risks: v.fallback(v.optional(v.pipe(v.array(riskSchema), v.maxLength(MAX_RISKS))), undefined),
  /**
   * What a model of another service says about the scenes; nothing else of a response is based on it. Missing unless the
   * user wanted it, and dropped if any claim has no evidence.
   */
  understanding: v.fallback(v.optional(understandingSchema), undefined),
  /** Room for advertisements beside the breaks. Missing in a response of an older version, and where no frame was measured. */
  windows: v.fallback(v.optional(formatWindowsSchema), undefined),
});

export type AnalysisRequest = v.InferOutput<typeof analysisRequestSchema>;
export type WordsRequest = Pick<AnalysisRequest, keyof typeof wordsRequestEntries>;
export type ConceptKind = (typeof CONCEPT_KINDS)[number];
export type Evidence = v.InferOutput<typeof evidenceSchema>;
export type Thumbnail = v.InferOutput<typeof thumbnailSchema>;
export type Shot = v.InferOutput<typeof shotSchema>;
export type SceneEnd = (typeof SCENE_ENDS)[number];
export type Scene = v.InferOutput<typeof sceneSchema>;
export type Transcript = v.InferOutput<typeof transcriptSchema>;
export type Sentences = v.InferOutput<typeof sentencesSchema>;
export type TranscriptSource = (typeof TRANSCRIPT_SOURCES)[number];
export type CaptionTrack = v.InferOutput<typeof captionTrackSchema>;
export type TrackKind = (typeof TRACK_KINDS)[number];
export type SoundSample = v.InferOutput<typeof soundSchema>;
export type LightSample = v.InferOutput<typeof lightSchema>;
export type Concept = v.InferOutput<typeof conceptSchema>;
export type AnalysisEntry = v.InferOutput<typeof analysisEntrySchema>;
export type AnalysisResponse = v.InferOutput<typeof analysisResponseSchema>;

/** The members of a request, or of a stored analysis, that say where its words come from. */
export const wordsOf = ({ language, captionTrack, transcribe, understand }: WordsRequest): WordsRequest => ({
  ...(language === undefined ? {} : { language }),
  ...(captionTrack === undefined ? {} : { captionTrack }),
  ...(transcribe === undefined ? {} : { transcribe }),
  ...(understand === undefined ? {} : { understand }),
});
