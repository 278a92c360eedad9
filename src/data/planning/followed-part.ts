import { createStore, type StoreApi } from 'zustand/vanilla';
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

/** A part while it is followed, and before and after that. */
interface Part<T> {
  key: PartKey;
  form: PartForm<T>;
  store: StoreApi<PartState<T>>;
  question: ReturnType<typeof createClosingQuestion>;
  /** Null while the part is not followed. */
  documents: PlanningDocuments | null;
  snapshot: PlanningSnapshot | null;
  /** The document in the current shape; null if a newer version has written it. */
  stored: Fields | null;
  /** Changes of this page that the document does not show: not written yet, just being written, or refused. */
  shown: Fields;
  unwritten: Fields;
  refused: Fields;
  isRewritten: boolean;
  gather: ReturnType<typeof setTimeout> | undefined;
}

export function createFollowedPart<T extends object>(key: PartKey, form: PartForm<T>): FollowedPart<T> {
  const store = createStore<PartState<T>>(() => ({ value: form.read({}), status: 'waiting' }));
  const part: Part<T> = {
    ...{ key, form, store, question: createClosingQuestion() },
    ...{ documents: null, snapshot: null, stored: {}, shown: {}, unwritten: {}, refused: {} },
    ...{ isRewritten: false, gather: undefined },
  };
  const { getState, getInitialState, subscribe } = store;
  return {
    ...{ getState, getInitialState, subscribe },
    follow: (documents) => follow(part, documents),
    change(changeOf, storedOf = changeOf) {
      const { value } = getState();
      const fields = form.changes(value, { ...value, ...storedOf(value) }, documentOf(part));
      part.shown = withChanges(part.shown, fields);
      part.unwritten = withChanges(part.unwritten, fields);
      clearTimeout(part.gather);
      part.gather = setTimeout(() => writeGathered(part), GATHER_MS);
      publish(part, { ...value, ...changeOf(value) });
    },
  };
}

function follow<T>(part: Part<T>, documents: PlanningDocuments): () => void {
  const write = () => writeGathered(part);
  const isUnsaved = (): boolean => {
    write();
    return hasChanges(part.refused) || hasChanges(part.unwritten);
  };
  part.documents = documents;
  const ending = new AbortController();
  unsaved.add(isUnsaved);
  const end = documents.follow(
    part.key,
    (snapshot) => read(part, snapshot),
    (error) => console.error('The planning could not be read', error),
  );
  for (const event of ['beforeunload', 'pagehide', 'visibilitychange'])
    addEventListener(event, write, { signal: ending.signal });
  write();
  return () => {
    write();
    ending.abort();
    end();
    unsaved.delete(isUnsaved);
    part.documents = null;
    part.question.loses(false);
  };
}

/** The document as this page shows it. */
const documentOf = <T>({ stored, shown }: Part<T>): Fields => documentAfter(stored ?? {}, shown);

function statusOf<T>({ stored, refused, shown, snapshot }: Part<T>): PlanningStatus {
  if (!stored) return 'newer';
  if (hasChanges(refused)) return 'refused';
  if (snapshot?.isOnlyHere) return snapshot.isKept ? 'device' : 'page';
  const isOwn = hasChanges(shown) || snapshot?.hasPendingWrites === true;
  if (isOwn || snapshot?.fromCache !== false) return isOwn && snapshot?.isKept === false ? 'page' : 'waiting';
  return 'synced';
}

function publish<T>(part: Part<T>, value: T): void {
  const { documents, snapshot, shown, store, question } = part;
  const status = statusOf(part);
  const isUnkept = snapshot?.hasPendingWrites === true && !snapshot.isKept;
  question.loses(documents !== null && (hasChanges(shown) || isUnkept));
  const before = store.getState();
  if (before.value !== value || before.status !== status) store.setState({ value, status }, true);
}

function read<T>(part: Part<T>, snapshot: PlanningSnapshot): void {
  const before = textOfFields(documentOf(part));
  const current = currentShape(snapshot.fields, part.key);
  part.snapshot = snapshot;
  part.stored = current?.fields ?? null;
  part.shown = missingIn(part.stored ?? {}, part.shown);
  part.refused = missingIn(part.stored ?? {}, part.refused);
  if (current?.rewrite && !part.isRewritten) {
    part.isRewritten = true;
    write(part, current.rewrite, () => undefined);
  }
  // An equal document keeps the value: another one would compute the plan again.
  const after = documentOf(part);
  publish(part, textOfFields(after) === before ? part.store.getState().value : part.form.read(after));
}

function writeGathered<T>(part: Part<T>): void {
  clearTimeout(part.gather);
  if (!part.documents || !part.stored || !hasChanges(part.unwritten)) return;
  // What was refused is sent again: the change may have made room for it.
  const sent = withChanges(part.refused, part.unwritten);
  part.unwritten = {};
  part.refused = {};
  write(part, sent, (isRefused) => {
    // What could not be stored at all is tried again with the next change.
    if (isRefused) part.refused = withChanges(sent, part.refused);
    else part.unwritten = withChanges(sent, part.unwritten);
    part.shown = withChanges(sent, part.shown);
    publish(part, part.form.read(documentOf(part)));
  });
  publish(part, part.store.getState().value);
}

function write<T>({ documents, key }: Part<T>, fields: Fields, onFailed: (isRefused: boolean) => void): void {
  documents?.change(key, fields).catch((error: unknown) => {
    console.error('A change of the planning was not stored', error);
    onFailed(error instanceof RemoteError && error.problem === 'rejected');
  });
}
