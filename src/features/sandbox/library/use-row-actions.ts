import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { MessageId } from '@/i18n/message';
import { RemoteError } from '@/lib/remote-error';
import {
  madeWith,
  placeOf,
  type OpenedResult,
  type StoredAnalysis,
  type useStoredAnalyses,
} from '../stored/stored-analyses';
import type { LibraryEntry } from './library-entries';
import type { RowAction } from './library-row';

interface RowActionsOptions {
  library: AnalysisLibrary | null;
  stored: ReturnType<typeof useStoredAnalyses>;
  onOpen: (result: OpenedResult) => void;
  /** Called when the focused control has been removed. */
  onRemoved: () => void;
}

interface ActionMessage {
  text: MessageId;
  /** The id of the analysis that it is about; missing if that analysis is gone. */
  id?: string;
}

function messageOf(error: unknown): MessageId {
  switch (error instanceof RemoteError ? error.problem : 'unknown') {
    case 'rejected':
    case 'gone':
      return 'library.failed.changed';
    case 'incomplete':
      return 'library.open-incomplete';
    default:
      return 'library.failed.unavailable';
  }
}

/** The actions of a row's buttons, and the messages about their outcome. */
export function useRowActions({ library, stored, onOpen, onRemoved }: RowActionsOptions) {
  const { add, remove, restore } = stored;
  const [openingId, setOpeningId] = useState<string | null>(null);
  /** Removed from this device; can be undone. */
  const [removed, setRemoved] = useState<StoredAnalysis | null>(null);
  /** To be deleted from the server once the user confirms. */
  const [deleting, setDeleting] = useState<LibraryEntry | null>(null);
  const [message, setMessage] = useState<ActionMessage | null>(null);
  const isMounted = useRef(true);
  /** The analysis that the user opened last. The result of an earlier one that arrives later is not shown. */
  const wanted = useRef<string | null>(null);
  /** The ids of analyses that are being changed: a second press would change them twice, or be refused. */
  const changing = useRef(new Set<string>());

  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  /** @returns whether it succeeded */
  const attempt = useCallback(
    async (work: Promise<unknown> | undefined, id?: string): Promise<boolean> => {
      setMessage(null);
      try {
        await work;
        return true;
      } catch (error) {
        console.error('Changing the library failed', error);
        await library?.refresh();
        const isListed = library?.getState().items.some((item) => item.id === id);
        if (id !== undefined && isListed === false) setMessage({ text: 'library.failed.gone' });
        else setMessage({ text: messageOf(error), ...(id === undefined ? {} : { id }) });
        return false;
      }
    },
    [library],
  );

  const open = useCallback(
    async ({ id: entryId, item, stored: onDevice }: LibraryEntry) => {
      wanted.current = entryId;
      if (onDevice)
        onOpen({
          ...onDevice,
          title: item?.title ?? onDevice.title,
          place: placeOf(onDevice, true, item !== undefined),
        });
      if (onDevice || !item || !library) return;
      const { id, title, attempt: number } = item;
      const analyzedAt = Date.parse(item.updatedAt);
      setOpeningId(id);
      await attempt(
        library.result(item).then(async (response) => {
          const isOnDevice = await add(response, {
            id,
            title,
            ...madeWith(item),
            analyzedAt,
            attempt: number,
          });
          // Not if the user has left the page: the result is on this device by now, and opens at once next time.
          if (isMounted.current && wanted.current === entryId)
            onOpen({
              id,
              response,
              analyzedAt,
              title,
              ...madeWith(item),
              place: isOnDevice ? 'both' : 'server',
            });
        }),
        id,
      );
      setOpeningId((current) => (current === id ? null : current));
    },
    [library, add, onOpen, attempt],
  );

  const change = useCallback(
    async (action: 'cancel' | 'restart', item: AnalysisItem) => {
      if (changing.current.has(item.id)) return;
      changing.current.add(item.id);
      await attempt(library?.[action](item), item.id);
      changing.current.delete(item.id);
    },
    [library, attempt],
  );

  const act = useCallback(
    (action: RowAction, entry: LibraryEntry) => {
      const { item, stored: onDevice } = entry;
      if (action === 'open') void open(entry);
      else if (action === 'remove' && item) setDeleting(entry);
      else if (action === 'remove' && onDevice) {
        setMessage(null);
        setRemoved(onDevice);
        remove(onDevice.id);
      } else if (item && action !== 'remove') void change(action, item);
    },
    [open, remove, change],
  );

  async function confirmDelete() {
    if (!deleting?.item) return;
    setDeleting(null);
    setRemoved(null);
    if (!(await attempt(library?.remove(deleting.item), deleting.id))) return;
    remove(deleting.id);
    setMessage({ text: 'library.deleted' });
    // If the user has moved the focus meanwhile, it stays there.
    if (document.activeElement === document.body) onRemoved();
  }

  async function undoRemoval() {
    // Until it is listed again, what was removed keeps the library with its heading in place.
    if (removed) await restore(removed);
    setRemoved(null);
    onRemoved();
  }

  return {
    act,
    openingId,
    removed,
    deleting,
    message,
    confirmDelete: () => void confirmDelete(),
    keep: () => setDeleting(null),
    restore: () => void undoRemoval(),
    /** After this, the removal can no longer be undone. */
    forgetRemoved: () => setRemoved(null),
    loadOlder: () => void attempt(library?.loadOlder()),
  };
}
