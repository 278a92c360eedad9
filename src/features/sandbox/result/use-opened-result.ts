import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { hasResult } from '@/data/analyses/analysis-item';
import type { LibraryItem } from '@/data/analyses/library-state';
import { onConnectionChange } from '@/lib/connection';
import { RemoteError, type RemoteProblem } from '@/lib/remote-error';
import { madeWith, type OpenedResult } from '../stored/stored-analyses';
import { useSandboxContext } from '../use-sandbox';

/**
 * `waiting`: the analysis has not ended, or has no result. `missing`: neither the device nor the server has it.
 * `failed`: it could not be read; `retry` tries again.
 */
type Opening =
  | { phase: 'loading' | 'missing' }
  | { phase: 'waiting'; item: LibraryItem }
  | { phase: 'failed'; problem: RemoteProblem; retry: () => void }
  | { phase: 'open'; result: OpenedResult };

/** Tries again as soon as there is a network. */
function useOnceOnline(hasFailed: boolean, retry: () => void) {
  const onOnline = useEffectEvent(retry);
  useEffect(() => {
    if (!hasFailed) return;
    return onConnectionChange((connection) => {
      if (connection === 'online') onOnline();
    });
  }, [hasFailed]);
}

/** The result with this ID: received by this page, stored on this device, or read from the library. */
export function useOpenedResult(id: string): Opening {
  const { received, stored, library, libraryState } = useSandboxContext();
  const { items, phase, hasOlder, oldestRead } = libraryState;
  const [last, setLast] = useState<OpenedResult | null>(null);
  const [failed, setFailed] = useState<{ id: string; problem: RemoteProblem } | null>(null);
  const read = last?.id === id ? last : null;
  const problem = failed?.id === id ? failed.problem : null;
  const item = items.find((each) => each.id === id);
  const ofDevice = stored.all.find((each) => each.id === id);
  const known = received.get(id) ?? ofDevice;
  const title = item?.title ?? ofDevice?.title ?? known?.title ?? read?.title;
  const canBeRead = !known && !read && item !== undefined && hasResult(item, item.shown);
  const isOlder = phase === 'ready' && !item && !known && !read && hasOlder;
  // A result that is deleted elsewhere stays open.
  if (known && !read) setLast(known);

  const load = useEffectEvent(async () => {
    if (!library || !item) return;
    try {
      const response = await library.result(item);
      const opened = {
        id,
        response,
        analyzedAt: Date.parse(item.updatedAt),
        title: item.title,
        ...madeWith(item),
      };
      // A result of an hour takes a slow device a second to render: meanwhile the page answers.
      startTransition(() => setLast(opened));
    } catch (error) {
      console.error('Opening a result failed', error);
      setFailed({ id, problem: error instanceof RemoteError ? error.problem : 'unknown' });
    }
  });
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- it sets the state only once the server has answered
    if (canBeRead && library) void load();
  }, [canBeRead, library, id]);
  const retry = () => {
    setFailed(null);
    void load();
  };
  useOnceOnline(problem !== null, retry);
  useEffect(() => {
    if (isOlder) library?.loadOlder();
  }, [isOlder, library, oldestRead]);

  const result = known ?? read;
  if (result) return { phase: 'open', result: { ...result, title } };
  if (problem) return { phase: 'failed', problem, retry };
  if (item && !canBeRead) return { phase: 'waiting', item };
  return { phase: phase === 'ready' && stored.isRead && !item && !hasOlder ? 'missing' : 'loading' };
}
