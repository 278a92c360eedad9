import type { SuitabilityProfile } from '@/targeting/suitability';
import {
  choicesFor,
  NOTHING_PLANNED,
  parsePlanning,
  type Planning,
  type VideoChoices,
  type VideoPlanning,
} from './planning';

/**
 * A planning is sent in parts, each in a separate document: the profiles with the chosen one, and each video. A part is
 * a planning in which everything else is empty.
 */
export type PartKey = 'profiles' | `video ${string}`;

export const PROFILES: PartKey = 'profiles';

export const partOfVideo = (videoUrl: string): PartKey => `video ${videoUrl}`;

const urlOf = (key: PartKey): string | undefined =>
  key === PROFILES ? undefined : key.slice('video '.length);

/** The keys of the profiles, and of every video that has planning. */
export const partsOf = ({ videos }: Planning): PartKey[] => [
  PROFILES,
  ...videos.map(({ videoUrl }) => partOfVideo(videoUrl)),
];

export function takePart({ profiles, chosen, videos }: Planning, key: PartKey): Planning {
  if (key === PROFILES) return { profiles, chosen, videos: [] };
  return { ...NOTHING_PLANNED, videos: videos.filter(({ videoUrl }) => videoUrl === urlOf(key)) };
}

/** @param part replaces this part of `planning` */
export function withPart(planning: Planning, key: PartKey, part: Planning): Planning {
  if (key === PROFILES) return { ...planning, profiles: part.profiles, chosen: part.chosen };
  const others = planning.videos.filter(({ videoUrl }) => videoUrl !== urlOf(key));
  return { ...planning, videos: [...part.videos, ...others] };
}

/** A part as JSON. Equal parts give the same text. */
export function textOf(part: Planning, key: PartKey): string {
  const { profiles, chosen, videos } = part;
  return JSON.stringify(key === PROFILES ? { profiles, chosen } : { videos });
}

/** A part as the server stores it: {@link textOf}, with the ids of the last writes that led to it. */
export function payloadOf(text: string, writes: readonly string[]): string {
  return JSON.stringify({ ...(JSON.parse(text) as object), writes });
}

/**
 * Parses what {@link textOf} or {@link payloadOf} returned.
 *
 * @returns undefined if it is damaged, or of a version that this one does not know
 */
export function readPart(text: string, key: PartKey): { part: Planning; writes: string[] } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const planning = parsePlanning(value);
  if (!planning) return undefined;
  const part = takePart(planning, key);
  if (key !== PROFILES && part.videos.length === 0) return undefined;
  const { writes } = value as { writes?: unknown };
  return { part, writes: Array.isArray(writes) ? writes.filter((id) => typeof id === 'string') : [] };
}

/**
 * A three-way merge: what one side has changed since `base` is taken from that side. If both have changed the same
 * value, the device's own value is kept. Profiles and corrections are merged one by one, breaks by their time, and a
 * brief as a whole, since its terms are positions in its text.
 *
 * @param base the part when both sides were last the same; the empty planning if unknown: then everything that either
 *   side has is kept
 * @param remote what the server has; it contains the part
 */
export function mergedPart(base: Planning, local: Planning, remote: Planning, key: PartKey): Planning {
  if (key === PROFILES) {
    return {
      ...NOTHING_PLANNED,
      profiles: mergedItems([base.profiles, local.profiles, remote.profiles], (before, own, theirs) =>
        mergedProfile(before ?? { ...theirs, topics: {}, exclusions: [], avoid: [] }, own, theirs),
      ),
      chosen: newer(base.chosen, local.chosen, remote.chosen),
    };
  }
  const [theirs] = remote.videos;
  const [own] = local.videos;
  if (!theirs || !own) return theirs ? remote : local;
  return { ...NOTHING_PLANNED, videos: [mergedVideo(choicesFor(base, own.videoUrl), own, theirs)] };
}

function mergedVideo(base: VideoChoices, local: VideoPlanning, remote: VideoPlanning): VideoPlanning {
  const kept = mergedSet(base.kept, local.kept, remote.kept).toSorted((a, b) => a - b);
  const dropped = mergedSet(base.dropped, local.dropped, remote.dropped).toSorted((a, b) => a - b);
  return {
    videoUrl: local.videoUrl,
    changedAt: Math.max(local.changedAt, remote.changedAt),
    brief: newer(base.brief, local.brief, remote.brief),
    corrections: mergedItems([base.corrections, local.corrections, remote.corrections], newerOfKnown),
    kept,
    dropped,
    breakOptions: newer(base.breakOptions, local.breakOptions, remote.breakOptions),
    podSeconds: newer(base.podSeconds, local.podSeconds, remote.podSeconds),
  };
}

/** As {@link mergedPart}, for one profile. */
export function mergedProfile(
  base: SuitabilityProfile,
  local: SuitabilityProfile,
  remote: SuitabilityProfile,
): SuitabilityProfile {
  const rulesOf = ({ topics }: SuitabilityProfile) =>
    Object.entries(topics).map(([id, tolerance]) => ({ id, tolerance }));
  const topics = mergedItems([rulesOf(base), rulesOf(local), rulesOf(remote)], newerOfKnown);
  return {
    id: local.id,
    name: newer(base.name, local.name, remote.name),
    topics: Object.fromEntries(topics.map(({ id, tolerance }) => [id, tolerance])),
    exclusions: mergedSet(base.exclusions, local.exclusions, remote.exclusions),
    avoid: mergedSet(base.avoid, local.avoid, remote.avoid),
    leastConfidence: newer(base.leastConfidence, local.leastConfidence, remote.leastConfidence),
  };
}

/** In the order base, local, remote. */
type Three<T> = readonly [readonly T[], readonly T[], readonly T[]];

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The side that has changed; the local one if both have. */
function newer<T>(base: T, local: T, remote: T): T {
  return isSame(base, local) ? remote : local;
}

/** As {@link newer}; without a base, the local one. */
const newerOfKnown = <T>(base: T | undefined, local: T, remote: T): T =>
  base === undefined ? local : newer(base, local, remote);

/**
 * In the order of the remote list, so that all devices get the same order; what only this device has added comes last.
 * Without a local change it is the remote list itself, so that components that show it are not rendered again.
 */
function mergedSet<T>(base: readonly T[], local: readonly T[], remote: readonly T[]): readonly T[] {
  if (isSame(base, local)) return remote;
  const before = new Set(base);
  const [here, there] = [new Set(local), new Set(remote)];
  return [
    ...remote.filter((each) => here.has(each) || !before.has(each)),
    ...local.filter((each) => !there.has(each) && !before.has(each)),
  ];
}

/** A change on one side wins over a removal on the other. */
function mergedItems<T extends { id: string }>(
  [base, local, remote]: Three<T>,
  mergedItem: (base: T | undefined, local: T, remote: T) => T,
): T[] {
  const [before, here, there] = [base, local, remote].map(
    (items) => new Map(items.map((item) => [item.id, item])),
  ) as [Map<string, T>, Map<string, T>, Map<string, T>];
  const isNew = (item: T) => !isSame(before.get(item.id), item);
  return [
    ...remote.flatMap((item) => {
      const own = here.get(item.id);
      if (own) return [mergedItem(before.get(item.id), own, item)];
      return isNew(item) ? [item] : [];
    }),
    ...local.filter((item) => !there.has(item.id) && isNew(item)),
  ];
}
