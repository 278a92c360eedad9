import * as v from 'valibot';
import { CONCEPT_KINDS } from '@/contracts/analysis';
import { MAX_BRIEF_LENGTH } from '@/contracts/planning';
import { BRIEF_LANGUAGES, MEANING_KINDS, TERM_KINDS, type Brief } from '@/targeting/brief';
import type { BreakChoices } from '@/targeting/chosen-places';
import type { Correction } from '@/targeting/corrections';
import { USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';

/** Maximum number of profiles that a user can create, apart from the presets. */
export const MAX_PROFILES = 50;
/** Maximum number of breaks that a user can ask for in a video. */
const MAX_BREAKS = 200;

const timeSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const nameSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(200));

const meaningSchema = v.object({
  kind: v.picklist(MEANING_KINDS),
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

export const briefSchema = v.object({
  text: v.pipe(v.string(), v.maxLength(MAX_BRIEF_LENGTH)),
  terms: v.pipe(v.array(termSchema), v.maxLength(MAX_BRIEF_LENGTH)),
});

export const correctionSchema = v.pipe(
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

export const breakChoicesSchema = v.object({
  count: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_BREAKS))),
  perHour: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(60))),
  spacingMs: v.exactOptional(timeSchema),
});

/** Duration of the ads of a break, in seconds. */
export const podSecondsSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(3600));

/** What a user has planned for a video. It belongs to the video's URL, so a new analysis of the video finds it. */
export interface VideoChoices {
  brief: Brief | null;
  /** In the order in which they were made. */
  corrections: Correction[];
  /** Timestamps in ms, in time order. */
  kept: number[];
  dropped: number[];
  breakOptions: BreakChoices;
  /** Null for the usual length. */
  podSeconds: number | null;
  /** What was entered about the program, as JSON; null for nothing. */
  program: string | null;
}

/** Before anything was changed for a video. */
export const NO_CHOICES: VideoChoices = {
  brief: null,
  corrections: [],
  kept: [],
  dropped: [],
  breakOptions: {},
  podSeconds: null,
  program: null,
};

/** The profiles of a user. */
export interface Profiles {
  /** The user's own profiles, without the presets, in the order in which they were created. */
  profiles: SuitabilityProfile[];
  /** ID of the chosen profile: a preset or the user's own. */
  chosen: string;
}

/** Before anything was changed. */
export const NO_PROFILES: Profiles = { profiles: [], chosen: USUAL_PROFILE.id };
