import { PLANNING_SCHEMA } from '@/contracts/planning';
import { RemoteError } from '@/lib/remote-error';
import { documentAfter } from '../fields';
import { PROFILES_FORM, VIDEO_FORM, type PartForm } from '../part-forms';
import type { Profiles, VideoChoices } from '../planning';
import {
  partOfVideo,
  type Fields,
  type PartKey,
  type PlanningDocuments,
  type PlanningSnapshot,
} from '../planning-documents';

/**
 * - `well`: the server answers
 * - `gone`: it cannot be reached; what was written is queued
 * - `refuses`: it refuses every write
 */
type Mode = 'well' | 'gone' | 'refuses';

interface Write {
  key: PartKey;
  fields: Fields;
  settle: () => void;
}

/** The planning of one user as Firestore's client reports it: with a queue of writes, in memory. */
export function createMemoryPlanning(isKept = true) {
  const documents = new Map<PartKey, Fields>();
  const listeners = new Map<(snapshot: PlanningSnapshot) => void, PartKey>();
  let mode: Mode = 'well';
  let queue: Write[] = [];

  const after = (key: PartKey, writes: readonly Write[]): Fields =>
    writes.reduce((fields, write) => documentAfter(fields, write.fields), documents.get(key) ?? {});

  function tell(next: (snapshot: PlanningSnapshot) => void, key: PartKey): void {
    const writes = queue.filter((each) => each.key === key);
    const fields = after(key, writes);
    next({ fields, fromCache: mode === 'gone', hasPendingWrites: writes.length > 0, isKept });
  }

  function answer(): void {
    if (mode !== 'gone') {
      const answered = queue;
      queue = [];
      for (const { settle } of answered) settle();
    }
    for (const [next, key] of listeners) tell(next, key);
  }

  /** A part as it is read, and the function that stores a change of it. */
  function part<T>(key: PartKey, form: PartForm<T>) {
    const fields = documents.get(key) ?? {};
    const value = form.read(fields);
    const plan = (more: Partial<T>) => server.store(key, form.changes(value, { ...value, ...more }, fields));
    return { value, plan };
  }

  const server = {
    get mode() {
      return mode;
    },
    set mode(next: Mode) {
      mode = next;
      answer();
    },
    /** The fields of a document, without what each one has. */
    fields: (key: PartKey) => documents.get(key) ?? {},
    /** What another device, or another version, stores. */
    store(key: PartKey, fields: Fields) {
      documents.set(key, documentAfter(documents.get(key) ?? {}, fields));
      answer();
    },
    video: (url: string): VideoChoices => part(partOfVideo(url), VIDEO_FORM).value,
    profiles: (): Profiles => part('profiles', PROFILES_FORM).value,
    /** What another device plans. */
    planVideo: (url: string, more: Partial<VideoChoices>) => part(partOfVideo(url), VIDEO_FORM).plan(more),
    planProfiles: (more: Partial<Profiles>) => part('profiles', PROFILES_FORM).plan(more),
    /** The number of writes that the server has accepted. */
    writes: 0,
  };

  const planning: PlanningDocuments = {
    follow(key, next) {
      listeners.set(next, key);
      queueMicrotask(() => {
        if (listeners.has(next)) tell(next, key);
      });
      return () => listeners.delete(next);
    },
    change: (key, changes) =>
      new Promise((resolve, reject) => {
        const fields = { schema: PLANNING_SCHEMA, ...changes };
        const settle = () => {
          if (mode === 'refuses') {
            reject(new RemoteError('rejected'));
            return;
          }
          server.writes += 1;
          documents.set(key, documentAfter(documents.get(key) ?? {}, fields));
          resolve();
        };
        queue.push({ key, fields, settle });
        queueMicrotask(() => {
          for (const [next, followed] of listeners) if (followed === key) tell(next, key);
          queueMicrotask(answer);
        });
      }),
  };
  return { planning, server };
}
