import * as v from 'valibot';
import { thumbnailSchema } from './timeline';
import { CAPTION_TRACK_ID, LANGUAGE_SUBTAG } from './transcript';

/**
 * The one live call of the product: `POST /.netlify/functions/analyze`.
 * Both sides check what they send and what they receive against these schemas.
 */
export const ANALYZE_PATH = '/.netlify/functions/analyze';

/** Maximum length of a URL in characters: browsers and proxies handle it without problems. */
export const MAX_URL_LENGTH = 2048;

const addressSchema = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_URL_LENGTH));

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

/** Maximum length of packed measurements in characters: those of about an hour. */
export const MAX_MEASUREMENTS_LENGTH = 1_200_000;

export const measurementsSchema = v.pipe(v.string(), v.maxLength(MAX_MEASUREMENTS_LENGTH));

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

export type AnalysisRequest = v.InferOutput<typeof analysisRequestSchema>;
export type WordsRequest = Pick<AnalysisRequest, keyof typeof wordsRequestEntries>;

/** The members of a request, or of a stored analysis, that say where its words come from. */
export const wordsOf = ({ language, captionTrack, transcribe, understand }: WordsRequest): WordsRequest => ({
  ...(language === undefined ? {} : { language }),
  ...(captionTrack === undefined ? {} : { captionTrack }),
  ...(transcribe === undefined ? {} : { transcribe }),
  ...(understand === undefined ? {} : { understand }),
});
