import { createStore } from 'zustand/vanilla';
import { createClosingQuestion } from '@/lib/leave-guard';
import type { ReadonlyStore } from '@/lib/readonly-store';
import { RemoteError } from '@/lib/remote-error';
import { documentAfter, hasChanges, missingIn, textOfFields, withChanges } from './fields';
import { currentShape } from './old-planning';
import type { PartForm } from './part-forms';
import type { Fields, PartKey, PlanningDocuments, PlanningSnapshot } from './planning-documents';

/**
 * - `waiting`: the server does not have everything yet, or was not reached; the device has it
 * - `page`: the same, but only this page has it
 * - `device`: this device alone has it, as it does not leave the device
 * - `synced`: the server has everything, and this device has everything that it shows
 * - `refused`: the server has refused a change, so that only this page has it
 * - `newer`: a newer version of the application has written the document, so that changes stay in this page
 */
export type PlanningStatus = 'waiting' | 'page' | 'device' | 'synced' | 'refused' | 'newer';

export interface PartState<T> {
  value: T;
  status: PlanningStatus;
}

/** A part of the planning with the changes of this page, which are shown at once. */
export interface FollowedPart<T> extends ReadonlyStore<PartState<T>> {
  /** Shows and stores the document while it is followed. @returns ends it */
  follow: (documents: PlanningDocuments) => () => void;
  /**
   * Changes the part. Changes that follow one another soon are written together.
   *
   * @param storedOf what is stored instead of what is shown
   */
  change: (changeOf: (value: T) => Partial<T>, storedOf?: (value: T) => Partial<T>) => void;
}

/** Time in ms after the last change before all changes are written together: a word and not a letter of a brief. */
const GATHER_MS = 400;

/** What is in this page, and not in the store of documents. */
const unsaved = new Set<() => boolean>();

/** Writes what was gathered. @returns how many parts have changes that only this page has */
export const countUnsavedParts = (): number => [...unsaved].filter((isUnsaved) => isUnsaved()).length;

export function createFollowedPart<T extends object>(key: PartKey, form: PartForm<T>): FollowedPart<T> {
  const nothing: PartState<T> = { value: form.read({}), status: 'waiting' };
  const { getState, getInitialState, setState, subscribe } = createStore<PartState<T>>(() => nothing);
  const question = createClosingQuestion();
  let documents: PlanningDocuments | null = null;
  let snapshot: PlanningSnapshot | null = null;
  /** The document in the current shape; null if a newer version has written it. */
  let stored: Fields | null = {};
  /** Changes of this page that the document does not show: not written yet, just being written, or refused. */
  let shown: Fields = {};
  let unwritten: Fields = {};
  let refused: Fields = {};
  let isRewritten = false;
  let gather: ReturnType<typeof setTimeout> | undefined;

  function statusNow(): PlanningStatus {
    if (!stored) return 'newer';
    if (hasChanges(refused)) return 'refused';
    if (snapshot?.isOnlyHere) return snapshot.isKept ? 'device' : 'page';
    const isOwn = hasChanges(shown) || snapshot?.hasPendingWrites === true;
    if (isOwn || snapshot?.fromCache !== false)
      return isOwn && snapshot?.isKept === false ? 'page' : 'waiting';
    return 'synced';
  }

  function publish(value: T): void {
    const status = statusNow();
    const isUnkept = snapshot?.hasPendingWrites === true && !snapshot.isKept;
    question.loses(documents !== null && (hasChanges(shown) || isUnkept));
    const before = getState();
    if (before.value !== value || before.status !== status) setState({ value, status }, true);
  }

  function next(reported: PlanningSnapshot): void {
    const before = textOfFields(documentAfter(stored ?? {}, shown));
    snapshot = reported;
    const current = currentShape(reported.fields, key);
    stored = current?.fields ?? null;
    shown = missingIn(stored ?? {}, shown);
    refused = missingIn(stored ?? {}, refused);
    if (current?.rewrite && !isRewritten) {
      isRewritten = true;
      write(current.rewrite, () => undefined);
    }
    // An equal document keeps the value: another one would compute the plan again.
    const after = documentAfter(stored ?? {}, shown);
    publish(textOfFields(after) === before ? getState().value : form.read(after));
  }

  function write(fields: Fields, onFailed: (isRefused: boolean) => void): void {
    documents?.change(key, fields).catch((error: unknown) => {
      console.error('A change of the planning was not stored', error);
      onFailed(error instanceof RemoteError && error.problem === 'rejected');
    });
  }

  function writeGathered(): void {
    clearTimeout(gather);
    if (!documents || !stored || !hasChanges(unwritten)) return;
    // What was refused is sent again: the change may have made room for it.
    const sent = withChanges(refused, unwritten);
    unwritten = {};
    refused = {};
    write(sent, (isRefused) => {
      // What could not be stored at all is tried again with the next change.
      if (isRefused) refused = withChanges(sent, refused);
      else unwritten = withChanges(sent, unwritten);
      shown = withChanges(sent, shown);
      publish(form.read(documentAfter(stored ?? {}, shown)));
    });
    publish(getState().value);
  }

  function isUnsaved(): boolean {
    writeGathered();
    return hasChanges(refused) || hasChanges(unwritten);
  }

  return {
    getState,
    getInitialState,
    subscribe,
    follow(opened) {
      documents = opened;
      const ending = new AbortController();
      unsaved.add(isUnsaved);
      const end = opened.follow(key, next, (error) => console.error('The planning could not be read', error));
      for (const event of ['beforeunload', 'pagehide', 'visibilitychange'])
        addEventListener(event, writeGathered, { signal: ending.signal });
      writeGathered();
      return () => {
        writeGathered();
        ending.abort();
        end();
        unsaved.delete(isUnsaved);
        documents = null;
        question.loses(false);
      };
    },
    change(changeOf, storedOf = changeOf) {
      const { value } = getState();
      const document = documentAfter(stored ?? {}, shown);
      const fields = form.changes(value, { ...value, ...storedOf(value) }, document);
      shown = withChanges(shown, fields);
      unwritten = withChanges(unwritten, fields);
      clearTimeout(gather);
      gather = setTimeout(writeGathered, GATHER_MS);
      publish({ ...value, ...changeOf(value) });
    },
  };
}
