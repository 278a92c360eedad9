import {
  isLeaseExpired,
  type AnalysisRecord,
  type AnalysisState,
  type BackgroundRequest,
} from '@/contracts/analyses';

/** An analysis of the library. Its times have six fractional digits of a second, so that they sort as text. */
export type AnalysisItem = AnalysisRecord & {
  id: string;
  /** The server does not have the last change of this device. */
  isPending?: boolean;
};

/** `interrupted`: it was running, and its worker has not written for the duration of its lease. */
export type ItemState = AnalysisState | 'interrupted';

/** @param now in ms since 1970, by the server's clock */
export function stateOf(item: AnalysisItem, now: number): ItemState {
  return isLeaseExpired(item, now) ? 'interrupted' : item.state;
}

/** Whether it has not ended yet: a worker runs it, or may still start it. */
export function isActive({ state }: AnalysisItem): boolean {
  return state === 'queued' || state === 'running';
}

/**
 * Whether it has a result that can be opened: a complete one, or what a worker stored before it was cancelled or died.
 *
 * @param shown its state by the server's clock
 */
export function hasResult({ parts }: AnalysisItem, shown: ItemState): boolean {
  return parts !== undefined && shown !== 'running';
}

/** Whether an analysis in this state can be run again under its ID. */
export function canRestart(shown: ItemState): boolean {
  return ['partial', 'failed', 'cancelled', 'interrupted'].includes(shown);
}

/** Whether running it again under its ID would replace a result. */
export function keepsResult(item: AnalysisItem): boolean {
  return item.parts !== undefined && !isActive(item);
}

/** Newest first. Analyses of one list have the same creation time and are ordered by ID. */
export function newestFirst(a: AnalysisItem, b: AnalysisItem): number {
  return compare(b.createdAt, a.createdAt) || compare(b.id, a.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Adds IDs to requests. The library and the scheduler sort by them, so that analyses that are queued together are
 * started in the given order.
 */
export function withIds(requests: readonly Omit<BackgroundRequest, 'id'>[]): BackgroundRequest[] {
  const list = crypto.randomUUID();
  return requests.map((request, index) => ({ ...request, id: `${list}-${String(index).padStart(5, '0')}` }));
}

const IN_PAGE = 'page-';

/** An ID for a result that a page has waited for, in contrast to one of an analysis in the background. */
export const newPageId = (): string => `${IN_PAGE}${crypto.randomUUID()}`;

export const isMadeInPage = (id: string): boolean => id.startsWith(IN_PAGE);

/** A list has fewer places than this. The number in an ID is `round * PLACES + place`, see {@link listOf}. */
const PLACES = 1000;

/**
 * The list that an analysis was queued with, its place there, and `round`: how often the video of that place had been
 * analyzed before. Null for an analysis that was queued alone.
 */
export function listOf(id: string): { list: string; place: number; round: number } | null {
  const [, list, number] = /^([0-9a-f-]{36})-(\d{5})$/.exec(id) ?? [];
  if (list === undefined) return null;
  return { list, place: Number(number) % PLACES, round: Math.floor(Number(number) / PLACES) };
}

/** An ID for another analysis of the same video, at its place in the same list. @param ids all existing IDs */
export function nextIdOf(id: string, ids: readonly string[]): string {
  const own = listOf(id);
  if (!own) return crypto.randomUUID();
  const rounds = [id, ...ids].map(listOf).flatMap((each) => {
    return each?.list === own.list && each.place === own.place ? each.round : [];
  });
  const number = (Math.max(...rounds) + 1) * PLACES + own.place;
  return `${own.list}-${String(number).padStart(5, '0')}`;
}
