import { NOTHING_PLANNED, type Planning } from './planning';
import {
  mergedPart,
  partOfVideo,
  partsOf,
  PROFILES,
  readPart,
  takePart,
  textOf,
  withPart,
  type PartKey,
} from './planning-parts';
import { NEVER_SYNCED, type PlanningRecord, type SyncedPart } from './planning-record';
import type { RemotePart, RemotePlanning } from './remote-planning';

/**
 * The steps of a sync on the record of a device: pure functions, each of which is one transaction. The base of a merge
 * is what device and server had in common: without it, what was removed cannot be distinguished from what never
 * existed. So a write is stored before it is sent, and its ID is sent with the part: if a part from the server contains
 * the ID, this device's write has arrived, whether or not its answer has, and is the base.
 */

/**
 * Number of videos whose planning stays on a device after it was sent; the least recently changed are removed first.
 */
const SENT_VIDEOS = 50;

/** Maximum number of unanswered writes of one part that are remembered. */
const MAX_SENT = 5;

const EMPTY_PROFILES = textOf(NOTHING_PLANNED, PROFILES);

const textIn = (planning: Planning, key: PartKey) => textOf(takePart(planning, key), key);

const syncedOf = ({ synced }: PlanningRecord, key: PartKey): SyncedPart => synced[key] ?? NEVER_SYNCED;

const withSynced = (record: PlanningRecord, key: PartKey, part: SyncedPart): PlanningRecord => ({
  ...record,
  synced: { ...record.synced, [key]: part },
});

/** Whether the server has another text of a part, or may have, since a write of this device has no answer yet. */
function isUnsent(record: PlanningRecord, key: PartKey): boolean {
  const { known, sent } = syncedOf(record, key);
  if (known?.text === null) return false;
  const text = textIn(record.planning, key);
  if (sent.length > 0) return true;
  return known ? known.text !== text : key !== PROFILES || text !== EMPTY_PROFILES;
}

/** The parts that must be sent. */
export const unsentParts = (record: PlanningRecord): PartKey[] =>
  partsOf(record.planning).filter((key) => isUnsent(record, key));

/** The parts that this device never sends, since a newer version of the application has written them. */
export const unsendableParts = (record: PlanningRecord): PartKey[] =>
  partsOf(record.planning).filter(
    (key) =>
      syncedOf(record, key).known?.text === null &&
      (key !== PROFILES || textIn(record.planning, key) !== EMPTY_PROFILES),
  );

/** How many parts only this device has. */
export const countUnsent = (record: PlanningRecord): number =>
  unsentParts(record).length + unsendableParts(record).length;

/** The unsent part of a record, and the base that is needed to send it; null if everything is sent. */
export function withUnsentAlone(record: PlanningRecord): PlanningRecord | null {
  const unsent = new Set<string>([...unsentParts(record), ...unsendableParts(record)]);
  if (unsent.size === 0) return null;
  const { planning, synced } = record;
  return {
    ...record,
    planning: {
      // An empty list with a base would be sent as a removal, so that the base goes too.
      ...(unsent.has(PROFILES) ? planning : NOTHING_PLANNED),
      videos: planning.videos.filter(({ videoUrl }) => unsent.has(partOfVideo(videoUrl))),
    },
    synced: Object.fromEntries(Object.entries(synced).filter(([key]) => unsent.has(key))),
  };
}

/** The record with what the server has of these parts merged into it. */
export function withMerged(
  record: PlanningRecord,
  keys: readonly PartKey[],
  found: ReadonlyMap<PartKey, RemotePart>,
): PlanningRecord {
  const merged = keys.reduce((next, key) => withMergedPart(next, key, found.get(key)), record);
  // For a video that is neither planned nor requested, nothing is needed.
  const isOfUse = new Set<string>([...partsOf(merged.planning), ...keys]);
  const entries = Object.entries(merged.synced);
  if (entries.every(([key]) => isOfUse.has(key))) return merged;
  return { ...merged, synced: Object.fromEntries(entries.filter(([key]) => isOfUse.has(key))) };
}

function withMergedPart(
  record: PlanningRecord,
  key: PartKey,
  document: RemotePart | undefined,
): PlanningRecord {
  const { known, sent } = syncedOf(record, key);
  if (!document) {
    // The server has lost it: it is sent again, starting at version 1.
    return known ? withSynced(record, key, { known: null, sent }) : record;
  }
  const { version } = document;
  const read = document.text === null ? undefined : readPart(document.text, key);
  if (!read) return withSynced(record, key, { known: { version, text: null, writes: [] }, sent: [] });
  const { part: theirs, writes } = read;
  const text = textOf(theirs, key);
  // Writes of versions that the server has reached have either arrived or never will.
  const left = sent.filter((write) => write.version > version);
  if (known?.version === version && known.text === text && left.length === sent.length) return record;
  const own = sent.findLast(({ id }) => writes.includes(id))?.text;
  // A server that was restored or reset does not continue from what this device knows.
  const isContinued = known !== null && (known.version < version || known.text === text);
  const baseText = own ?? (isContinued ? known.text : null);
  const base = (baseText === null ? undefined : readPart(baseText, key)?.part) ?? NOTHING_PLANNED;
  const merged = mergedPart(base, takePart(record.planning, key), theirs, key);
  return withSynced({ ...record, planning: withPart(record.planning, key, merged) }, key, {
    known: { version, text, writes },
    sent: left,
  });
}

/** The record with a write of a part noted in `sent`, if the part is still unsent. @param id of the write */
export function withSent(record: PlanningRecord, key: PartKey, id: string): PlanningRecord {
  if (!isUnsent(record, key)) return record;
  const { known, sent } = syncedOf(record, key);
  const write = { id, version: (known?.version ?? 0) + 1, text: textIn(record.planning, key) };
  return withSynced(record, key, { known, sent: [...sent, write].slice(-MAX_SENT) });
}

/** The record after the answer to a write. */
export function withOutcome(
  record: PlanningRecord,
  key: PartKey,
  id: string,
  outcome: Awaited<ReturnType<RemotePlanning['write']>>,
): PlanningRecord {
  const { known, sent } = syncedOf(record, key);
  const write = sent.find((each) => each.id === id);
  // Another tab has seen it arrive.
  if (!write) return record;
  if (outcome === 'refused')
    return withSynced(record, key, { known, sent: sent.filter((each) => each !== write) });
  const { version, text } = write;
  return withSynced(record, key, {
    known: { version, text, writes: [...(known?.writes ?? []), id] },
    sent: sent.filter((each) => each.version > version),
  });
}

/**
 * The record without what the device need not keep because the server has it. It is read again when its video is
 * followed.
 *
 * @param followed URLs of the videos that are shown now
 */
export function withoutSentVideos(record: PlanningRecord, followed: readonly string[]): PlanningRecord {
  const { videos } = record.planning;
  const isFollowed = new Set(followed);
  const gone = videos
    .slice(SENT_VIDEOS)
    .map(({ videoUrl }) => ({ videoUrl, key: partOfVideo(videoUrl) }))
    .filter(
      ({ videoUrl, key }) =>
        !isFollowed.has(videoUrl) && !isUnsent(record, key) && syncedOf(record, key).known,
    );
  if (gone.length === 0) return record;
  const urls = new Set(gone.map(({ videoUrl }) => videoUrl));
  const keys = new Set<string>(gone.map(({ key }) => key));
  return {
    planning: { ...record.planning, videos: videos.filter(({ videoUrl }) => !urls.has(videoUrl)) },
    synced: Object.fromEntries(Object.entries(record.synced).filter(([key]) => !keys.has(key))),
  };
}
