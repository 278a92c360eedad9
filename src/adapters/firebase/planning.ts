import * as v from 'valibot';
import { PLANNING_SCHEMA } from '@/contracts/planning';
import { RemoteError } from '@/lib/remote-error';
import type { PartKey } from '@/data/planning/planning-parts';
import type { RemotePart, RemotePlanning } from '@/data/planning/remote-planning';
import type { FirebaseSettings } from './config';
import { createFirestoreRest, timeoutSignal } from './firestore-rest';

interface FirebasePlanningOptions {
  /** A fresh ID token of the signed-in user, or null. */
  idToken: () => Promise<string | null>;
}

const documentSchema = v.pipe(
  v.object({
    schema: v.number(),
    version: v.pipe(v.number(), v.integer(), v.minValue(1)),
    payload: v.string(),
  }),
  v.transform(({ schema, version, payload }): RemotePart => ({
    version,
    text: schema === PLANNING_SCHEMA ? payload : null,
  })),
);

/**
 * The planning in Firestore, `users/{uid}/planning`, read and written as the signed-in user. The name of a document is
 * the SHA-256 of its key, because the URL of a video may be longer than a name can be.
 */
export function createFirebasePlanning(
  settings: FirebaseSettings,
  options: FirebasePlanningOptions,
): (uid: string) => RemotePlanning {
  const store = createFirestoreRest(settings, options);

  return (uid) => {
    const pathOf = (name: string) => `users/${uid}/planning/${name}`;

    return {
      async read(keys) {
        const named = new Map(await Promise.all(keys.map(async (key) => [await nameOf(key), key] as const)));
        const documents = await store.readAll([...named.keys()].map(pathOf), timeoutSignal());
        const parts = new Map<PartKey, RemotePart>();
        for (const { id, data } of documents) {
          const key = named.get(id);
          if (key === undefined) continue;
          const read = v.safeParse(documentSchema, data);
          // One document of an unknown form must not prevent the sync of the others.
          parts.set(key, read.success ? read.output : { version: 1, text: null });
        }
        return parts;
      },
      async write(key, version, text) {
        const write = {
          path: pathOf(await nameOf(key)),
          fields: { schema: PLANNING_SCHEMA, version, payload: text },
          timestamps: ['updatedAt'],
          exists: version > 1,
        };
        try {
          await store.commit([write], timeoutSignal());
          return 'written';
        } catch (error) {
          if (!(error instanceof RemoteError) || error.problem === 'unavailable') throw error;
          return 'refused';
        }
      },
    };
  };
}

/** 64 hexadecimal digits. */
async function nameOf(key: PartKey): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
