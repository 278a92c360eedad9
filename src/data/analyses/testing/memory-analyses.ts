import { MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { RemoteError } from '@/lib/remote-error';
import { newestFirst, type AnalysisItem } from '../analysis-item';
import type { RemoteAnalyses } from '../remote-analyses';
import { timeAt } from './items';

/**
 * The background analyses of one user in memory. `items` and `results` (by ID) are what the server has; a test may
 * change both. `problem`: if set, every call fails with it. `gates`: a call of that name waits for its gate. `started`:
 * the IDs that the function was asked to run; with `isIdle` it accepts them and runs none.
 */
export function createMemoryAnalyses() {
  const server = {
    items: [] as AnalysisItem[],
    results: new Map<string, AnalysisResponse>(),
    problem: null as RemoteError | null,
    gates: {} as Partial<Record<keyof RemoteAnalyses, Promise<void>>>,
    isIdle: false,
    calls: [] as string[],
    started: [] as string[],
    /** Changes an analysis as its worker would. */
    touch(id: string, changes: Partial<AnalysisItem>) {
      server.items = server.items.map((item) =>
        item.id === id ? { ...item, ...changes, updatedAt: timeAt(Date.now()) } : item,
      );
    },
  };

  async function call<T>(name: keyof RemoteAnalyses, work: () => T): Promise<T> {
    server.calls.push(name);
    await (server.gates[name] ?? Promise.resolve());
    if (server.problem) throw server.problem;
    return work();
  }

  const page = (items: AnalysisItem[]) => ({
    items: structuredClone(items),
    hasMore: items.length === MAX_LISTED_ANALYSES,
    readAt: Date.now(),
  });

  const remote: RemoteAnalyses = {
    list: (before) =>
      call('list', () => {
        const sorted = server.items.toSorted(newestFirst);
        const from = before ? sorted.findIndex(({ id }) => id === before.id) + 1 : 0;
        return page(sorted.slice(from, from + MAX_LISTED_ANALYSES));
      }),
    changedSince: (time) =>
      call('changedSince', () => page(server.items.filter(({ updatedAt }) => updatedAt > time))),
    count: () => call('count', () => Math.min(server.items.length, MAX_LISTED_ANALYSES)),
    missing: (ids) => call('missing', () => ids.filter((id) => !server.items.some((item) => item.id === id))),
    queue: (requests) =>
      call('queue', () => {
        const now = timeAt(Date.now());
        const added = requests.filter(({ id }) => !server.items.some((item) => item.id === id));
        server.items = [
          ...server.items,
          ...added.map((request): AnalysisItem => ({
            ...request,
            state: 'queued',
            progress: 0,
            attempt: 1,
            createdAt: now,
            updatedAt: now,
          })),
        ];
      }),
    restart: ({ id, attempt }) =>
      call('restart', () => server.touch(id, { state: 'queued', attempt: attempt + 1 })),
    cancel: ({ id }) => call('cancel', () => server.touch(id, { state: 'cancelled' })),
    remove: ({ id }) =>
      call('remove', () => {
        server.items = server.items.filter((item) => item.id !== id);
      }),
    result: ({ id }) =>
      call('result', () => {
        const result = server.results.get(id);
        if (!result) throw new RemoteError('incomplete');
        return structuredClone(result);
      }),
    start: ({ id }) =>
      call('start', () => {
        server.started.push(id);
        if (!server.isIdle) server.touch(id, { state: 'running' });
      }),
  };
  return { remote, server };
}
