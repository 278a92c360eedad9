import * as v from 'valibot';
import { CONCEPT_KINDS, MAX_URL_LENGTH } from '@/contracts/analysis';
import { BRIEF_LANGUAGES, TERM_KINDS, type Brief } from '@/targeting/brief';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { suitabilityProfileSchema } from '@/targeting/suitability-file';

/** Maximum number of profiles that a user can create, apart from the presets. */
export const MAX_PROFILES = 50;
/** Maximum number of videos with planning; the least recently changed are dropped first. The sync keeps far fewer. */
export const MAX_VIDEOS = 500;
/** Maximum number of breaks that a user can ask for in a video. */
const MAX_BREAKS = 200;
/**
 * Maximum number of items read of each list. Far more than a user creates on one device, since a merge keeps what
 * several devices have created independently. Of corrections, the newest are kept.
 */
export const MAX_MERGED = 1000;
/** Maximum length of a brief, in UTF-16 code units. */
export const MAX_BRIEF_LENGTH = 2000;

const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const meaningSchema = v.object({
  kind: v.picklist(CONCEPT_KINDS),
  name: nameSchema,
  id: v.exactOptional(nameSchema),
});

const termSchema = v.pipe(
  v.object({
    from: timeSchema,
    to: timeSchema,
    kind: v.picklist(TERM_KINDS),
    meanings: v.pipe(v.array(meaningSchema), v.maxLength(20)),
    language: v.exactOptional(v.picklist(BRIEF_LANGUAGES)),
  }),
  v.check(({ from, to }) => from <= to && to <= MAX_BRIEF_LENGTH),
);

const briefSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(MAX_BRIEF_LENGTH)),
  terms: v.pipe(v.array(termSchema), v.maxLength(MAX_BRIEF_LENGTH)),
});

const correctionSchema = v.pipe(
  v.object({
    id: nameSchema,
    sceneStart: timeSchema,
    sceneEnd: timeSchema,
    action: v.picklist(['remove', 'add']),
    concept: nameSchema,
    kind: v.picklist(CONCEPT_KINDS),
    at: timeSchema,
  }),
  v.check(({ sceneStart, sceneEnd }) => sceneStart < sceneEnd),
);

const breakChoicesSchema = v.object({
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BREAKS))),
  perHour: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
  spacingMs: v.exactOptional(timeSchema),
});

/** A list whose invalid items are dropped. @param max maximum number of the others; the first ones are kept */
function listOf<T extends v.GenericSchema>(schema: T, max: number) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): v.InferOutput<T>[] => {
      const read = items.map((item) => v.safeParse(schema, item));
      return read.flatMap((each) => (each.success ? [each.output] : [])).slice(0, max);
    }),
  );
}

/** Default duration of the ads of a break, in seconds. */
const USUAL_POD_SECONDS = 90;

const videoSchema = v.object({
  videoUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  changedAt: timeSchema,
  brief: v.fallback(v.nullable(briefSchema), null),
  corrections: v.pipe(
    listOf(correctionSchema, Infinity),
    v.transform((all) => all.slice(-MAX_MERGED)),
  ),
  kept: listOf(timeSchema, MAX_MERGED),
  dropped: listOf(timeSchema, MAX_MERGED),
  breakOptions: v.fallback(breakChoicesSchema, {}),
  podSeconds: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600)), USUAL_POD_SECONDS),
});

/** What a user has planned for one video. It belongs to the video's URL, so a new analysis of the video finds it. */
export type VideoPlanning = Omit<v.InferOutput<typeof videoSchema>, 'brief'> & { brief: Brief | null };

/** The part of it that the user can change. */
export type VideoChoices = Omit<VideoPlanning, 'videoUrl' | 'changedAt'>;

/** The profiles of a user, and what the user has planned. */
export interface Planning {
  /** The user's own profiles, without the presets. */
  profiles: SuitabilityProfile[];
  /** ID of the chosen profile: a preset or the user's own. */
  chosen: string;
  /** Most recently changed first. */
  videos: VideoPlanning[];
}

const planningSchema = v.object({
  profiles: listOf(suitabilityProfileSchema, Infinity),
  chosen: v.fallback(v.string(), USUAL_PROFILE.id),
  videos: listOf(videoSchema, Infinity),
});

/** Keeps the first of several items with the same key. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/**
 * Checks a stored planning: drops what is invalid, and applies the limits. @returns undefined if nothing can be used
 */
export function parsePlanning(value: unknown): Planning | undefined {
  const read = v.safeParse(planningSchema, value);
  if (!read.success) return undefined;
  const presets = new Set(PRESETS.map(({ id }) => id));
  const own = read.output.profiles.filter(({ id }) => !presets.has(id));
  const profiles = unique(own, ({ id }) => id).slice(0, MAX_MERGED);
  const isKnown = presets.has(read.output.chosen) || profiles.some(({ id }) => id === read.output.chosen);
  return {
    profiles,
    chosen: isKnown ? read.output.chosen : USUAL_PROFILE.id,
    videos: unique(
      read.output.videos.toSorted((a, b) => b.changedAt - a.changedAt),
      ({ videoUrl }) => videoUrl,
    ).slice(0, MAX_VIDEOS),
  };
}

/** Before anything was changed. */
export const NOTHING_PLANNED: Planning = { profiles: [], chosen: USUAL_PROFILE.id, videos: [] };

/** Before anything was changed for a video. */
const NO_CHOICES: VideoChoices = {
  brief: null,
  corrections: [],
  kept: [],
  dropped: [],
  breakOptions: {},
  podSeconds: USUAL_POD_SECONDS,
};

/** What is planned for a video; the defaults if nothing was changed. */
export function choicesFor({ videos }: Planning, url: string): VideoChoices {
  const known = videos.find(({ videoUrl }) => videoUrl === url);
  if (!known) return NO_CHOICES;
  const { brief, corrections, kept, dropped, breakOptions, podSeconds } = known;
  return { brief, corrections, kept, dropped, breakOptions, podSeconds };
}
