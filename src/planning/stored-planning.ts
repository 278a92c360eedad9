import * as v from 'valibot';
import { CONCEPT_KINDS, MAX_URL_LENGTH } from '@/contracts/analysis';
import type { PersonsVault, RecordKind } from '@/lib/device-vault';
import { BRIEF_LANGUAGES, TERM_KINDS, type Brief } from '@/targeting/brief';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { suitabilityProfileSchema } from '@/targeting/suitability-file';

/** Profiles of one person, apart from the presets. */
export const MAX_PROFILES = 50;
/** Videos with planning; those that were changed longest ago are forgotten first. The sync keeps a device far below. */
export const MAX_VIDEOS = 500;
/** Corrections of one video; the newest stay. */
export const MAX_CORRECTIONS = 200;
/** Breaks of one video that are kept, and that are dropped, by hand. */
const MAX_BREAKS = 200;
/** Of a brief, in UTF-16 code units. */
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

/** A list of which invalid items are dropped one by one. @param max of the others the first ones stay */
function listOf<T extends v.GenericSchema>(schema: T, max: number) {
  return v.pipe(
    v.fallback(v.array(v.unknown()), []),
    v.transform((items): v.InferOutput<T>[] => {
      const read = items.map((item) => v.safeParse(schema, item));
      return read.flatMap((each) => (each.success ? [each.output] : [])).slice(0, max);
    }),
  );
}

/** The usual length of the advertisements of a break, in seconds. */
const USUAL_POD_SECONDS = 90;

const videoSchema = v.object({
  videoUrl: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_URL_LENGTH)),
  changedAt: timeSchema,
  brief: v.fallback(v.nullable(briefSchema), null),
  corrections: v.pipe(
    listOf(correctionSchema, Infinity),
    v.transform((all) => all.slice(-MAX_CORRECTIONS)),
  ),
  kept: listOf(timeSchema, MAX_BREAKS),
  dropped: listOf(timeSchema, MAX_BREAKS),
  breakOptions: v.fallback(breakChoicesSchema, {}),
  podSeconds: v.fallback(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600)), USUAL_POD_SECONDS),
});

/** What a person has planned for one video. It belongs to the video's URL: a new analysis of it finds it again. */
export type VideoPlanning = Omit<v.InferOutput<typeof videoSchema>, 'brief'> & { brief: Brief | null };

/** What can be changed of it. */
export type VideoChoices = Omit<VideoPlanning, 'videoUrl' | 'changedAt'>;

/** The profiles of a person, and what they have planned. */
export interface Planning {
  /** Own ones, without the presets. */
  profiles: SuitabilityProfile[];
  /** ID of the chosen profile: of a preset or an own one. */
  chosen: string;
  /** What was changed last comes first. */
  videos: VideoPlanning[];
}

const planningSchema = v.object({
  profiles: listOf(suitabilityProfileSchema, Infinity),
  chosen: v.fallback(v.string(), USUAL_PROFILE.id),
  videos: listOf(videoSchema, Infinity),
});

/** The first of those with the same key. */
function unique<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.toReversed().map((item) => [keyOf(item), item])).values()].toReversed();
}

/** Checks a planning that was stored: what is invalid is left out, and limits hold. @returns undefined if nothing can be used */
export function parsePlanning(value: unknown): Planning | undefined {
  const read = v.safeParse(planningSchema, value);
  if (!read.success) return undefined;
  const presets = new Set(PRESETS.map(({ id }) => id));
  const own = read.output.profiles.filter(({ id }) => !presets.has(id));
  const profiles = unique(own, ({ id }) => id).slice(0, MAX_PROFILES);
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

export const PLANNING: RecordKind<Planning> = { name: 'planning', version: 1, parse: parsePlanning };

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

/** What is planned for a video; nothing is, as long as nothing was changed. */
export function choicesFor({ videos }: Planning, url: string): VideoChoices {
  const known = videos.find(({ videoUrl }) => videoUrl === url);
  if (!known) return NO_CHOICES;
  const { brief, corrections, kept, dropped, breakOptions, podSeconds } = known;
  return { brief, corrections, kept, dropped, breakOptions, podSeconds };
}

/** The planning of one person on this device. Every method resolves with all of it, as it is then stored. */
export interface StoredPlanning {
  read(): Promise<Planning>;
  /**
   * Adds a profile, or replaces the one with the same ID. A preset is never replaced.
   *
   * @throws RangeError where there are {@link MAX_PROFILES} already, or something of the profile is invalid
   * @throws DOMException, as all others, where the browser cannot store
   */
  saveProfile(profile: SuitabilityProfile): Promise<Planning>;
  removeProfile(id: string): Promise<Planning>;
  chooseProfile(id: string): Promise<Planning>;
  /**
   * Changes what is planned for a video; what is not given stays.
   *
   * @param change is given what is stored now: what another tab has changed meanwhile stays
   */
  saveVideo(videoUrl: string, change: (choices: VideoChoices) => Partial<VideoChoices>): Promise<Planning>;
}

/** Tells the tabs of this browser, and all else on this page, that the stored planning has changed. */
export const PLANNING_CHANNEL = 'scenecue.planning';

/** Changes what is stored. @returns what is stored then @throws as {@link PersonsVault.update} */
export async function changePlanning(
  vault: PersonsVault,
  next: (planning: Planning) => Planning,
): Promise<Planning> {
  let changed = NOTHING_PLANNED;
  await vault.update(PLANNING, (planning = NOTHING_PLANNED) => {
    // What is written is what would be read: the limits hold for both.
    changed = parsePlanning(next(planning)) ?? planning;
    return changed;
  });
  return changed;
}

/** @param now the time in ms since 1970 */
export function createStoredPlanning(vault: PersonsVault, now: () => number = Date.now): StoredPlanning {
  const change = (next: (planning: Planning) => Planning) => changePlanning(vault, next);

  return {
    read: async () => (await vault.read(PLANNING)) ?? NOTHING_PLANNED,
    saveProfile: (profile) =>
      change((planning) => {
        const isKnown = planning.profiles.some(({ id }) => id === profile.id);
        if (!isKnown && planning.profiles.length >= MAX_PROFILES)
          throw new RangeError('There are too many profiles');
        if (PRESETS.some(({ id }) => id === profile.id) || !v.is(suitabilityProfileSchema, profile)) {
          throw new RangeError('The profile is invalid');
        }
        const profiles = isKnown
          ? planning.profiles.map((each) => (each.id === profile.id ? profile : each))
          : [...planning.profiles, profile];
        return { ...planning, profiles };
      }),
    removeProfile: (id) =>
      change((planning) => ({ ...planning, profiles: planning.profiles.filter((each) => each.id !== id) })),
    chooseProfile: (chosen) => change((planning) => ({ ...planning, chosen })),
    saveVideo: (videoUrl, changeOf) =>
      change((planning) => {
        const known = choicesFor(planning, videoUrl);
        const changed = { ...known, ...changeOf(known), videoUrl, changedAt: now() };
        const others = planning.videos.filter((each) => each.videoUrl !== videoUrl);
        return { ...planning, videos: [changed, ...others] };
      }),
  };
}
