import * as v from 'valibot';
import type { Correction } from '@/targeting/corrections';
import { PRESETS, USUAL_PROFILE, type SuitabilityProfile } from '@/targeting/suitability';
import { suitabilityProfileSchema } from '@/targeting/suitability-file';
import { hasChanges, isMap } from './fields';
import {
  breakChoicesSchema,
  briefSchema,
  correctionSchema,
  podSecondsSchema,
  type Profiles,
  type VideoChoices,
} from './planning';
import type { Fields } from './planning-documents';

type Document = Readonly<Record<string, unknown>>;

/** How a part is stored in its document. Whatever is an object is stored as JSON, each item of a list by its ID. */
export interface PartForm<T> {
  /** Drops what is invalid. */
  read: (document: Document) => T;
  /**
   * The fields that lead from one to the other; the same as `before` is not written.
   *
   * @param document what is stored before
   */
  changes: (before: T, after: T, document: Document) => Fields;
}

/** @returns undefined if it is not JSON */
export function parsed(text: unknown): unknown {
  try {
    return typeof text === 'string' ? (JSON.parse(text) as unknown) : undefined;
  } catch {
    return undefined;
  }
}

/** The items of a map, each with when it was made; in that order. */
export function itemsIn(items: unknown): { id: string; at: number }[] {
  const read = Object.entries(isMap(items) ? items : {}).flatMap(([id, text]) => {
    const item = parsed(text);
    return isMap(item) ? [{ ...item, id, at: typeof item.at === 'number' ? item.at : 0 }] : [];
  });
  return read.toSorted((a, b) => a.at - b.at);
}

export function validItems<T>(schema: v.GenericSchema<unknown, T>, items: readonly unknown[]): T[] {
  return items.flatMap((item) => {
    const read = v.safeParse(schema, item);
    return read.success ? [read.output] : [];
  });
}

/** @param textOf what is stored for an item */
export function itemChanges<T extends { id: string }>(
  before: readonly T[],
  after: readonly T[],
  textOf: (item: T) => string,
): Record<string, string | null> {
  const isSame = (a: T, b: T) => JSON.stringify(a) === JSON.stringify(b);
  const written = after.filter((item) => !before.some((each) => each.id === item.id && isSame(each, item)));
  const removed = before.filter(({ id }) => !after.some((each) => each.id === id));
  return Object.fromEntries([
    ...written.map((item) => [item.id, textOf(item)] as const),
    ...removed.map(({ id }) => [id, null] as const),
  ]);
}

/** Leaves out maps without changes. */
export const onlyChanged = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isMap(value) || hasChanges(value)));

/** What is chosen for the break at a timestamp. */
const BREAK_CHOICES = ['kept', 'dropped', 'kept-dropped'] as const;

function timestampsIn(breaks: unknown, choice: 'kept' | 'dropped'): number[] {
  const both = Object.entries(isMap(breaks) ? breaks : {});
  return both
    .filter(([time, stored]) => /^\d+$/.test(time) && (stored === choice || stored === 'kept-dropped'))
    .map(([time]) => Number(time))
    .toSorted((a, b) => a - b);
}

function choiceOf({ kept, dropped }: VideoChoices, timestamp: number) {
  const isDropped = dropped.includes(timestamp);
  if (kept.includes(timestamp)) return isDropped ? BREAK_CHOICES[2] : BREAK_CHOICES[0];
  return isDropped ? BREAK_CHOICES[1] : null;
}

function breakChanges(before: VideoChoices, after: VideoChoices): Record<string, string | null> {
  const timestamps = [before, after].flatMap(({ kept, dropped }) => [...kept, ...dropped]);
  const changed = [...new Set(timestamps)].filter((each) => choiceOf(before, each) !== choiceOf(after, each));
  return Object.fromEntries(changed.map((each) => [String(each), choiceOf(after, each)]));
}

/** Without its ID, which is its key. */
const correctionText = (correction: Correction): string => JSON.stringify({ ...correction, id: undefined });

/** What is planned for a video. */
export const VIDEO_FORM: PartForm<VideoChoices> = {
  read: (document) => ({
    brief: v.parse(v.fallback(v.nullable(briefSchema), null), parsed(document.brief)),
    corrections: validItems(correctionSchema, itemsIn(document.corrections)),
    kept: timestampsIn(document.breaks, 'kept'),
    dropped: timestampsIn(document.breaks, 'dropped'),
    breakOptions: v.parse(v.fallback(breakChoicesSchema, {}), document.breakOptions),
    podSeconds: v.parse(v.fallback(v.nullable(podSecondsSchema), null), document.podSeconds),
    program: v.parse(v.fallback(v.nullable(v.string()), null), document.program),
  }),
  changes(before, after) {
    const isChanged = (name: keyof VideoChoices) =>
      JSON.stringify(before[name]) !== JSON.stringify(after[name]);
    const { count = null, perHour = null, spacingMs = null } = after.breakOptions;
    return onlyChanged({
      ...(isChanged('brief') ? { brief: after.brief && JSON.stringify(after.brief) } : {}),
      corrections: itemChanges(before.corrections, after.corrections, correctionText),
      breaks: breakChanges(before, after),
      // As a whole, since a number of breaks replaces a number per hour.
      ...(isChanged('breakOptions') ? { breakOptions: { count, perHour, spacingMs } } : {}),
      ...(isChanged('podSeconds') ? { podSeconds: after.podSeconds } : {}),
      ...(isChanged('program') ? { program: after.program } : {}),
    });
  },
};

const isPreset = (id: string) => PRESETS.some((preset) => preset.id === id);

/** The user's profiles. */
export const PROFILES_FORM: PartForm<Profiles> = {
  read(document) {
    const all: SuitabilityProfile[] = validItems(suitabilityProfileSchema, itemsIn(document.profiles));
    const profiles = all.filter(({ id }) => !isPreset(id));
    const { chosen } = document;
    const isKnown = typeof chosen === 'string' && [...PRESETS, ...profiles].some(({ id }) => id === chosen);
    return { profiles, chosen: isKnown ? chosen : USUAL_PROFILE.id };
  },
  changes(before, after, document) {
    const stored = itemsIn(document.profiles);
    // Later than the last one, so that the order of those that are made together stays.
    let last = Math.max(Date.now(), (stored.at(-1)?.at ?? 0) + 1);
    const textOf = ({ id, ...profile }: SuitabilityProfile) =>
      JSON.stringify({ ...profile, at: stored.find((each) => each.id === id)?.at ?? last++ });
    return onlyChanged({
      ...(before.chosen === after.chosen ? {} : { chosen: after.chosen }),
      profiles: itemChanges(before.profiles, after.profiles, textOf),
    });
  },
};
