import * as v from 'valibot';

/** Maximum length of a fact about a program, in UTF-16 code units. */
export const MAX_FACT_LENGTH = 200;

export const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_FACT_LENGTH));
export const numberSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
/** A day of the calendar: `2026-11-28`. */
export const daySchema = v.pipe(
  v.string(),
  v.regex(/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/),
  v.check((day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return !Number.isNaN(date.valueOf()) && date.toJSON().startsWith(day);
  }),
);

/** What the tags of the file say of the program; members without a tag are missing. */
export const fileFactsSchema = v.object({
  /** Of the episode or the program. */
  title: v.optional(textSchema),
  series: v.optional(textSchema),
  season: v.optional(textSchema),
  episode: v.optional(numberSchema),
  /** In the file's own words. */
  genre: v.optional(textSchema),
  network: v.optional(textSchema),
  contentRating: v.optional(textSchema),
  /** The day of its first release. */
  firstBroadcast: v.optional(daySchema),
  /** Of the audio, as in BCP 47 without a region. */
  language: v.optional(textSchema),
});

export type FileFacts = v.InferOutput<typeof fileFactsSchema>;
