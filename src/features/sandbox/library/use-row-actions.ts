import { useCallback, useRef, useState } from 'react';
import type { AnalysisItem } from '@/data/analyses/analysis-item';
import type { AnalysisLibrary } from '@/data/analyses/library-state';
import type { MessageId } from '@/i18n/message';
import type { StoredAnalysis, useStoredAnalyses } from '../stored/stored-analyses';
import type { LibraryEntry } from './library-entries';
import { failureOf } from './library-failure';
import type { RowAction } from './library-row';

interface RowActionsOptions {
  library: AnalysisLibrary | null;
  stored: ReturnType<typeof useStoredAnalyses>;
  /** Called when the focused control has been removed. */
  onRemoved: () => void;
}

interface ActionMessage {
  text: MessageId;
  /** The id of the analysis that it is about; missing if that analysis is gone. */
  id?: string;
}

/** Changes the library, and says why if that fails. */
function useLibraryChange(library: AnalysisLibrary | null) {
  const [message, setMessage] = useState<ActionMessage | null>(null);
  /** What is being changed. A change shows before the server has answered: only the same one must not be made twice. */
  const changing = useRef(new Set<string>());

  /** @returns whether it succeeded */
  const attempt = useCallback(
    async (work: Promise<unknown> | undefined, id: string): Promise<boolean> => {
      setMessage(null);
      try {
        await work;
        return true;
      } catch (error) {
        console.error('Changing the library failed', error);
        const isListed = library?.getState().items.some((item) => item.id === id);
        setMessage(isListed === false ? { text: 'library.failed.gone' } : { text: failureOf(error), id });
        return false;
      }
    },
    [library],
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
  return { message, setMessage, attempt, change };
}

/** The actions of a row, and the messages about their outcome. */
export function useRowActions({ library, stored, onRemoved }: RowActionsOptions) {
  const { remove, restore } = stored;
  /** Removed from this device; can be undone. */
  const [removed, setRemoved] = useState<StoredAnalysis | null>(null);
  /** To be deleted from the server once the user confirms, or to be renamed. */
  const [asked, setAsked] = useState<{ action: 'remove' | 'rename'; entry: LibraryEntry } | null>(null);
  const { message, setMessage, attempt, change } = useLibraryChange(library);

  const act = useCallback(
    (action: RowAction, entry: LibraryEntry) => {
      const { item, stored: onDevice } = entry;
      if (action === 'rename' || (action === 'remove' && item)) setAsked({ action, entry });
      else if (action === 'remove' && onDevice) {
        setMessage(null);
        setRemoved(onDevice);
        remove(onDevice.id);
      } else if (item && action !== 'remove') void change(action, item);
    },
    [remove, setMessage, change],
  );

  async function confirmDelete() {
    const item = asked?.entry.item;
    if (!item) return;
    setAsked(null);
    setRemoved(null);
    if (!(await attempt(library?.remove(item), item.id))) return;
    setMessage({ text: 'library.deleted' });
    // If the user has moved the focus meanwhile, it stays there.
    if (document.activeElement === document.body) onRemoved();
  }

  async function rename(title: string) {
    if (!asked) return;
    const { id, item } = asked.entry;
    await (item ? library?.rename(item, title) : stored.rename(id, title));
  }

  async function undoRemoval() {
    // Until it is listed again, what was removed keeps the library with its heading in place.
    if (removed) await restore(removed);
    setRemoved(null);
    onRemoved();
  }

  return {
    act,
    removed,
    asked,
    message,
    confirmDelete: () => void confirmDelete(),
    rename,
    /** Closes the question, or the dialog. */
    close: () => setAsked(null),
    restore: () => void undoRemoval(),
    /** After this, the removal can no longer be undone. */
    forgetRemoved: () => setRemoved(null),
  };
}
