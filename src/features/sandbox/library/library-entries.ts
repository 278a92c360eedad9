import { splitTopics } from '@/contracts/analyses';
import type { ItemState } from '@/data/analyses/analysis-item';
import type { LibraryItem } from '@/data/analyses/library-state';
import { matchesSearch } from '@/lib/text-search';
import { topicTimes } from '@/targeting/topics';
import { programName } from '../program-title';
import type { StoredAnalysis } from '../stored/stored-analyses';

/** An analysis of the user, in the library on the server or only on this device. */
export interface LibraryEntry {
  id: string;
  /** The user's own title, what is known of the program, or the name of the video's file. */
  name: string;
  /** The user's own title, if there is one. */
  title: string | undefined;
  url: string;
  /** When it was requested or, for one that only this device has, analyzed, in ms since 1970. */
  time: number;
  state: ItemState;
  durationMs: number | undefined;
  moments: number | undefined;
  /** The analysis of the library. */
  item?: LibraryItem;
  /** The result that only this device has. */
  stored?: StoredAnalysis;
}

export const ORDERS = ['newest', 'title', 'state'] as const;
export type Order = (typeof ORDERS)[number];

/** The order by state: what needs attention first. */
const STATES: readonly ItemState[] = [
  'running',
  'queued',
  'interrupted',
  'failed',
  'partial',
  'done',
  'cancelled',
];

/** Maximum number of topics of a stored result that are shown. */
const TOPICS = 3;

/** Names of the topics, the longest first. */
export const topicsOf = ({ stored, item }: LibraryEntry): string[] =>
  stored
    ? topicTimes(stored.response)
        .slice(0, TOPICS)
        .map(({ name }) => name)
    : splitTopics(item?.topics);

/** All analyses, newest first. */
export function entriesOf(stored: readonly StoredAnalysis[], items: readonly LibraryItem[]): LibraryEntry[] {
  const onDevice = new Set(stored.map(({ id }) => id));
  // The library has not taken a result that is on the device, and may still list it for a moment.
  const entries = [
    ...items.filter(({ id }) => !onDevice.has(id)).map(entryOfItem),
    ...stored.map(entryOfStored),
  ];
  // A stable sort: entries with the same time keep the order of the server.
  return entries.sort((a, b) => b.time - a.time);
}

function entryOfItem(item: LibraryItem): LibraryEntry {
  const { id, url, title, createdAt, shown, durationMs, moments } = item;
  return {
    id,
    name: programName(title, url),
    title,
    url,
    time: Date.parse(createdAt),
    state: shown,
    durationMs,
    moments,
    item,
  };
}

function entryOfStored(stored: StoredAnalysis): LibraryEntry {
  const { videoUrl, durationMs, analysis, partial } = stored.response;
  return {
    id: stored.id,
    name: programName(stored.title, videoUrl),
    title: stored.title,
    url: videoUrl,
    time: stored.analyzedAt,
    state: partial?.length ? 'partial' : 'done',
    durationMs,
    moments: analysis.length,
    stored,
  };
}

/** Episode 2 before episode 10, as in a table. */
const NAME_ORDER: Intl.CollatorOptions = { numeric: true, sensitivity: 'base' };

/**
 * The entries that match the search, in this order; `entries` are newest first.
 * @param wordsOf other words by which an entry can be found
 */
export function arranged(
  entries: readonly LibraryEntry[],
  search: string,
  order: Order,
  wordsOf: (entry: LibraryEntry) => readonly string[],
): LibraryEntry[] {
  const found = entries.filter(
    (entry) =>
      search.trim() === '' || matchesSearch([entry.name, entry.url, ...wordsOf(entry)].join(' '), search),
  );
  if (order === 'title') return found.sort((a, b) => a.name.localeCompare(b.name, undefined, NAME_ORDER));
  if (order === 'state') return found.sort((a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state));
  return found;
}

const hasEnded = ({ state }: LibraryEntry) => state === 'done' || state === 'partial';

/**
 * Groups the results of each video: the first of the entries, then the others. An entry without a result is a separate
 * group, so that it stays visible.
 */
export function byVideo(entries: readonly LibraryEntry[]): LibraryEntry[][] {
  const groups = new Map<string, LibraryEntry[]>();
  for (const entry of entries) {
    const key = hasEnded(entry) ? entry.url : entry.id;
    const group = groups.get(key);
    if (group) group.push(entry);
    else groups.set(key, [entry]);
  }
  return [...groups.values()];
}
