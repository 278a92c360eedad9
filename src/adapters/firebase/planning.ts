import {
  deleteField,
  doc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  type DocumentReference,
} from 'firebase/firestore';
import { PLANNING_SCHEMA } from '@/contracts/planning';
import {
  videoUrlOf,
  type Fields,
  type PartKey,
  type PlanningDocuments,
} from '@/data/planning/planning-documents';
import type { UserFirestore } from './firestore';
import { toRemoteError } from './firestore-errors';

/**
 * Planning in Firestore: `users/{uid}/planning`. The name of a document is the SHA-256 of its key, because the URL of a
 * video may be longer than a name can be.
 */
export function createPlanningDocuments(store: UserFirestore): (uid: string) => PlanningDocuments {
  return (uid) => ({
    follow: (key, next, failed) =>
      store.follow(
        uid,
        (db) => {
          let hasEnded = false;
          let end = () => {
            hasEnded = true;
          };
          const attach = (planning: DocumentReference) =>
            onSnapshot(
              planning,
              { includeMetadataChanges: true },
              (snapshot) => {
                const { fromCache, hasPendingWrites } = snapshot.metadata;
                const fields = snapshot.data() ?? {};
                next({ fields, fromCache, hasPendingWrites, isKept: store.isKept() });
              },
              (error) => failed(toRemoteError(error)),
            );
          void nameOf(key).then((name) => {
            if (!hasEnded) end = attach(doc(db, 'users', uid, 'planning', name));
          });
          return () => end();
        },
        failed,
      ),
    change: (key, fields) =>
      store.write(uid, async (db) => {
        const planning = doc(db, 'users', uid, 'planning', await nameOf(key));
        await setDoc(planning, { ...aboutPart(key), ...toData(fields) }, { merge: true });
      }),
  });
}

/** What each write contains, since it may be the first one. */
function aboutPart(key: PartKey) {
  const videoUrl = videoUrlOf(key);
  const common = { schema: PLANNING_SCHEMA, updatedAt: serverTimestamp() };
  return videoUrl === null ? common : { ...common, videoUrl };
}

const toValue = (value: string | number | null) => value ?? deleteField();

function toData(fields: Fields): Record<string, unknown> {
  const mapped = Object.entries(fields).map(([name, value]) => {
    if (typeof value !== 'object' || value === null) return [name, toValue(value)] as const;
    const items = Object.entries(value).map(([id, item]) => [id, toValue(item)]);
    return [name, Object.fromEntries(items)] as const;
  });
  return Object.fromEntries(mapped);
}

/** By key, so that the writes of a document stay in their order. */
const names = new Map<PartKey, Promise<string>>();

/** 64 hexadecimal digits. */
function nameOf(key: PartKey): Promise<string> {
  const known = names.get(key) ?? hashOf(key);
  names.set(key, known);
  return known;
}

async function hashOf(key: PartKey): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
