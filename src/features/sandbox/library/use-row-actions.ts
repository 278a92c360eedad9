import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { MessageId } from '@/i18n/message';
import { RemoteError } from '@/lib/remote-error';
import {
  madeWith,
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
  const { remove, restore } = stored;
  const [openingId, setOpeningId] = useState<string | null>(null);
  /** Removed from this device; can be undone. */
  const [removed, setRemoved] = useState<StoredAnalysis | null>(null);
  /** To be deleted from the server once the user confirms. */
  const [deleting, setDeleting] = useState<LibraryEntry | null>(null);
  const [message, setMessage] = useState<ActionMessage | null>(null);
  const isMounted = useRef(true);
  /** The analysis that the user opened last. The result of an earlier one that arrives later is not shown. */
  const wanted = useRef<string | null>(null);
  /** What is being changed. A change shows before the server has answered: only the same one must not be made twice. */
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
        const isListed = library?.getState().items.some((item) => item.id === id);
        if (id !== undefined && isListed === false) setMessage({ text: 'library.failed.gone' });
        else setMessage({ text: messageOf(error), ...(id === undefined ? {} : { id }) });
        return false;
      }
    },
    [library],
  );

  const open = useCallback(
    async ({ id, item, stored: onDevice }: LibraryEntry) => {
      wanted.current = id;
      if (onDevice) onOpen(onDevice);
      if (onDevice || !item || !library) return;
      setOpeningId(id);
      await attempt(
        library.result(item).then((response) => {
          // Not if the user has left the page.
          if (!isMounted.current || wanted.current !== id) return;
          const { title, updatedAt } = item;
          onOpen({ id, response, analyzedAt: Date.parse(updatedAt), title, ...madeWith(item) });
        }),
        id,
      );
      setOpeningId((current) => (current === id ? null : current));
    },
    [library, onOpen, attempt],
  );

  const change = useCallback(
    async (action: 'cancel' | 'restart', item: AnalysisItem) => {
      const key = `${action} ${item.id} ${item.attempt}`;
      if (changing.current.has(key)) return;
      changing.current.add(key);
      await attempt(library?.[action](item), item.id);
      changing.current.delete(key);
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
  };
}
