import { MAX_LISTED_ANALYSES } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { figuresOf } from '@/contracts/stored-result';
import { RemoteError } from '@/lib/remote-error';
import type { AnalysisCursor, AnalysisDocuments, AnalysisPage } from '../analysis-documents';
import { newestFirst, type AnalysisItem } from '../analysis-item';
import type { LibraryPorts } from '../library';
import { timeAt } from './items';

type Call = keyof AnalysisDocuments | 'start';

interface Listener {
  after: AnalysisCursor | null;
  next: (page: AnalysisPage) => void;
  failed: (error: unknown) => void;
}

/**
 * The analyses of one user in memory, as Firestore's client reports them. `items` and `results` (by ID) are what the
 * server has; a test may change both. `problem`: if set, every change and result fails with it. `isAway`: the server
 * cannot be reached. `gates`: a call of that name waits for its gate. `started`: the IDs that the function was asked to
 * run; with `isIdle` it accepts them and runs none.
 */
export function createMemoryAnalyses({ isKept = true } = {}) {
  const listeners = new Set<Listener>();
  let items: AnalysisItem[] = [];
  let isAway = false;

  function tell({ after, next }: Listener, changedAt: string | null = null): void {
    const sorted = items.toSorted(newestFirst);
    const from = after ? sorted.filter((item) => newestFirst(after as AnalysisItem, item) < 0) : sorted;
    const page = structuredClone(from.slice(0, MAX_LISTED_ANALYSES));
    const isFull = page.length === MAX_LISTED_ANALYSES;
    next({ items: page, isFull, end: page.at(-1) ?? null, fromCache: isAway, changedAt, isKept });
  }

  const server = {
    get items() {
      return items;
    },
    set items(next: AnalysisItem[]) {
      items = next;
      for (const listener of listeners) tell(listener);
    },
    get isAway() {
      return isAway;
    },
    set isAway(next: boolean) {
      isAway = next;
      for (const listener of listeners) tell(listener);
    },
    get listeners() {
      return listeners.size;
    },
    /** Ends what is followed, as rules do that refuse it. */
    refuse(error: RemoteError) {
      const ended = [...listeners];
      listeners.clear();
      for (const { failed } of ended) failed(error);
    },
    results: new Map<string, AnalysisResponse>(),
    problem: null as RemoteError | null,
    gates: {} as Partial<Record<Call, Promise<void>>>,
    isIdle: false,
    calls: [] as string[],
    started: [] as string[],
    /** Changes an analysis as its worker would. */
    touch(id: string, changes: Partial<AnalysisItem>) {
      const updatedAt = changes.updatedAt ?? timeAt(Date.now());
      items = items.map((item) => (item.id === id ? { ...item, ...changes, updatedAt } : item));
      for (const listener of listeners) tell(listener, updatedAt);
    },
  };

  async function call<T>(name: Call, work: () => T): Promise<T> {
    server.calls.push(name);
    await (server.gates[name] ?? Promise.resolve());
    if (server.problem) throw server.problem;
    return work();
  }

  function create(requests: Parameters<AnalysisDocuments['queue']>[0], more: Partial<AnalysisItem>): void {
    const now = timeAt(Date.now());
    const added = requests.filter(({ id }) => !items.some((item) => item.id === id));
    server.items = [
      ...items,
      ...added.map((request): AnalysisItem => ({
        ...request,
        state: 'queued',
        progress: 0,
        attempt: 1,
        createdAt: now,
        updatedAt: now,
        ...more,
      })),
    ];
  }

  const documents: AnalysisDocuments = {
    follow(after, next, failed) {
      const listener = { after, next, failed };
      listeners.add(listener);
      queueMicrotask(() => {
        if (listeners.has(listener)) tell(listener);
      });
      return () => listeners.delete(listener);
    },
    queue: (requests) => call('queue', () => create(requests, {})),
    store: (request, response) =>
      call('store', () => {
        server.results.set(request.id, response);
        const state = response.partial?.length ? 'partial' : 'done';
        create([request], { state, progress: 1, parts: 1, ...figuresOf(response) });
      }),
    restart: ({ id, attempt }) =>
      call('restart', () => server.touch(id, { state: 'queued', attempt: attempt + 1 })),
    rename: ({ id, updatedAt }, title) => call('rename', () => server.touch(id, { title, updatedAt })),
    cancel: ({ id }) => call('cancel', () => server.touch(id, { state: 'cancelled' })),
    remove: ({ id }) =>
      call('remove', () => {
        server.items = items.filter((item) => item.id !== id);
      }),
    result: ({ id }) =>
      call('result', () => {
        const result = server.results.get(id);
        if (!result) throw new RemoteError('incomplete');
        return structuredClone(result);
      }),
  };
  const start: LibraryPorts['start'] = ({ id }) =>
    call('start', () => {
      server.started.push(id);
      if (!server.isIdle) server.touch(id, { state: 'running' });
    });
  return { ports: { documents, start }, server };
}
