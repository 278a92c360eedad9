import { useState } from 'react';
import type { LibraryState } from '@/data/analyses/library-state';
import type { StoredAnalysis } from './stored-analyses';

/**
 * Where a result is: `device`: only on this device, which may still send it to the library. `server`: in the library.
 * `page`: nowhere else. `deleted`: nowhere any more, deleted by another device.
 */
export type StoredPlace = 'device' | 'server' | 'page' | 'deleted';

/** Where the result of a library entry is. @param isKept whether the device stores what it has not sent */
export function placeOf(
  { stored, item }: { stored?: StoredAnalysis | undefined; item?: { isPending?: boolean } | undefined },
  isKept: boolean,
): Exclude<StoredPlace, 'deleted'> {
  if (stored) return stored.isOfPage ? 'page' : 'device';
  if (item?.isPending) return isKept ? 'device' : 'page';
  return 'server';
}

/** Where the shown result is. @param id null while none is shown */
export function usePlace(
  id: string | null,
  all: readonly StoredAnalysis[],
  { items, phase, fromCache, isKept }: LibraryState,
): StoredPlace {
  const [listedId, setListedId] = useState<string | null>(null);
  const stored = all.find((each) => each.id === id);
  const item = items.find((each) => each.id === id);
  if (item && listedId !== id) setListedId(id);
  const isGone = !stored && !item && listedId === id && id !== null;
  return isGone && phase === 'ready' && !fromCache ? 'deleted' : placeOf({ stored, item }, isKept);
}
