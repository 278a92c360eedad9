import { PLANNING_SCHEMA } from '@/contracts/planning';
import { absentIn, isMap, withChanges } from './fields';
import { PROFILES_FORM, VIDEO_FORM, type PartForm } from './part-forms';
import { videoUrlOf, type Fields, type PartKey } from './planning-documents';

/**
 * Documents of schema 1: `{ schema, version, payload }`, the payload being JSON with lists. They are rewritten when they
 * are read. Can be deleted when there are none any more.
 */

/** The items of a list by their IDs, each with when it was made, or its place. */
function byId(list: unknown): Record<string, string> {
  const items: unknown[] = Array.isArray(list) ? list : [];
  return Object.fromEntries(
    items.flatMap((item, index) => {
      if (!isMap(item) || typeof item.id !== 'string') return [];
      const { id, ...rest } = item;
      return [[id, JSON.stringify({ at: index, ...rest })]];
    }),
  );
}

const timestamps = (list: unknown): number[] =>
  Array.isArray(list) ? list.filter((each) => typeof each === 'number') : [];

/**
 * A part of a planning of schema 1 as a document.
 *
 * @param planning with `profiles` and `chosen`, or `videos`
 * @returns undefined if it does not have the part
 */
function documentOf(planning: unknown, key: PartKey): Record<string, unknown> | undefined {
  if (!isMap(planning)) return undefined;
  const { profiles, chosen, videos } = planning as Record<string, unknown>;
  const url = videoUrlOf(key);
  if (url === null) return profiles === undefined ? undefined : { profiles: byId(profiles), chosen };
  const all: unknown[] = Array.isArray(videos) ? videos : [];
  const video = all.find((each) => isMap(each) && each.videoUrl === url);
  if (!isMap(video)) return undefined;
  const { brief, corrections, kept, dropped, breakOptions, podSeconds } = video as Record<string, unknown>;
  const isKept = new Set(timestamps(kept));
  const isDropped = new Set(timestamps(dropped));
  const breaks = [...new Set([...isKept, ...isDropped])].map((each) => [
    each,
    isKept.has(each) && isDropped.has(each) ? 'kept-dropped' : isKept.has(each) ? 'kept' : 'dropped',
  ]);
  return {
    brief: JSON.stringify(brief),
    corrections: byId(corrections),
    breaks: Object.fromEntries(breaks),
    breakOptions,
    podSeconds,
  };
}

function changesOf<T>(form: PartForm<T>, before: object, after: object): Fields {
  const document = { ...after };
  return form.changes(form.read({ ...before }), form.read(document), document);
}

/**
 * What leads from one planning of schema 1 to another, in the fields of today; without the first one, all of the second.
 *
 * @returns undefined if the second does not have the part
 */
export function fieldsOfOld(key: PartKey, after: unknown, before?: unknown): Fields | undefined {
  const document = documentOf(after, key);
  const base = documentOf(before, key) ?? {};
  if (!document) return undefined;
  return key === 'profiles'
    ? changesOf(PROFILES_FORM, base, document)
    : changesOf(VIDEO_FORM, base, document);
}

/** @returns undefined if it is not JSON */
export function planningOf(payload: unknown): unknown {
  try {
    return typeof payload === 'string' ? JSON.parse(payload) : undefined;
  } catch {
    return undefined;
  }
}

/** A document in today's shape, and the changes that rewrite one of schema 1. */
export interface CurrentShape {
  fields: Fields;
  rewrite: Fields | null;
}

const NAMES = [
  'brief',
  'corrections',
  'breaks',
  'breakOptions',
  'podSeconds',
  'program',
  'chosen',
  'profiles',
  'spots',
  'keyNames',
];

/** @returns null if a newer version of the application has written it, or its shape is unknown */
export function currentShape(document: Readonly<Record<string, unknown>>, key: PartKey): CurrentShape | null {
  const { schema = PLANNING_SCHEMA, payload } = document;
  if (typeof schema !== 'number' || schema > PLANNING_SCHEMA) return null;
  const known = Object.entries(document).filter(([name]) => NAMES.includes(name));
  const fields = Object.fromEntries(known) as Fields;
  if (schema === PLANNING_SCHEMA && payload === undefined) return { fields, rewrite: null };
  const old = fieldsOfOld(key, planningOf(payload));
  if (!old) return null;
  return {
    fields: withChanges(old, fields),
    rewrite: { ...absentIn(fields, old), version: null, payload: null },
  };
}
