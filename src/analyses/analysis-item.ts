import {
  LEASE_MS,
  type AnalysisRecord,
  type AnalysisState,
  type BackgroundRequest,
} from '@/contracts/analyses';

/** An analysis of the library. Its times have six digits of a second, so that they sort as text. */
export type AnalysisItem = AnalysisRecord & { id: string };

/** `interrupted`: it was running, and its worker has not written for the length of its lease. */
export type ItemState = AnalysisState | 'interrupted';

/** @param now in ms since 1970, by the server's clock */
export function stateOf({ state, updatedAt }: AnalysisItem, now: number): ItemState {
  return state === 'running' && now - Date.parse(updatedAt) > LEASE_MS ? 'interrupted' : state;
}

/** Whether it has not ended yet: a worker runs it, or may still take it on. */
export function isActive({ state }: AnalysisItem): boolean {
  return state === 'queued' || state === 'running';
}

/**
 * Whether it has a result that can be opened: a whole one, or what a worker had stored before it was cancelled or died.
 *
 * @param shown its state at the time of the last look
 */
export function hasResult({ parts }: AnalysisItem, shown: ItemState): boolean {
  return parts !== undefined && shown !== 'running';
}

/** Whether it can be run again under its id. One that is done stays as it is. */
export function canRestart(item: AnalysisItem, now: number): boolean {
  return ['partial', 'failed', 'cancelled', 'interrupted'].includes(stateOf(item, now));
}

/** Whether running it again under its id would replace a result. */
export function keepsResult(item: AnalysisItem): boolean {
  return item.parts !== undefined && !isActive(item);
}

/** Newest first. Those of one list were created at the same time: their ids give the order. */
export function newestFirst(a: AnalysisItem, b: AnalysisItem): number {
  return compare(b.createdAt, a.createdAt) || compare(b.id, a.id);
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/**
 * Requests with ids, in an order that the library and the scheduler keep: of analyses that are queued together the
 * first is started first.
 */
export function withIds(requests: readonly Omit<BackgroundRequest, 'id'>[]): BackgroundRequest[] {
  const list = crypto.randomUUID();
  return requests.map((request, index) => ({ ...request, id: `${list}-${String(index).padStart(5, '0')}` }));
}

/** A list has fewer places than this: the digits before say the how many-th analysis of the same video it is. */
const PLACES = 1000;

/**
 * The list that an analysis was queued with, its place there, and how often the video of that place had been analyzed
 * before; null for one that was queued by itself.
 */
export function listOf(id: string): { list: string; place: number; round: number } | null {
  const [, list, number] = /^([0-9a-f-]{36})-(\d{5})$/.exec(id) ?? [];
  if (list === undefined) return null;
  return { list, place: Number(number) % PLACES, round: Math.floor(Number(number) / PLACES) };
}

/** An id for another analysis of the same video, at its place of the same list. @param ids those that there are */
export function nextIdOf(id: string, ids: readonly string[]): string {
  const own = listOf(id);
  if (!own) return crypto.randomUUID();
  const rounds = [id, ...ids].map(listOf).flatMap((each) => {
    return each?.list === own.list && each.place === own.place ? each.round : [];
  });
  const number = (Math.max(...rounds) + 1) * PLACES + own.place;
  return `${own.list}-${String(number).padStart(5, '0')}`;
}
