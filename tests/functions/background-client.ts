import { deleteDoc, doc, getDoc, serverTimestamp, Timestamp, updateDoc } from 'firebase/firestore/lite';
import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { openFirestore } from '../../netlify/background/open-firestore';
import {
  analysisPartSchema,
  analysisRecordSchema,
  ANALYZE_BACKGROUND_PATH,
  type AnalysisRecord,
} from '../../src/contracts/analyses';
import type { AnalysisResponse } from '../../src/contracts/analysis';
import { fromStoredText } from '../../src/contracts/stored-result';
import { emulatorHost, PROJECT_ID, storeDocument } from '../firebase/emulators';
import { signUp, SITE } from './function-client';

export const VIDEO = 'https://example.com/programme.mp4';

/**
 * Firestore with the permissions of this token.
 *
 * @param apiKey any: clients with the same token and key share one connection
 */
export function openAs(token: string, apiKey = 'demo-key') {
  const project = {
    projectId: PROJECT_ID,
    apiKey,
    authEmulatorHost: emulatorHost('FIREBASE_AUTH_EMULATOR_HOST'),
    firestoreEmulatorHost: emulatorHost('FIRESTORE_EMULATOR_HOST'),
  };
  return openFirestore(project, token);
}

/** A signed-in user, and their database under the rules. */
export async function person() {
  const token = await signUp();
  const uid = String(decodeJwt(token).sub);
  const { firestore } = await openAs(token, 'key-of-the-page');
  return { token, uid, firestore };
}

export type Person = Awaited<ReturnType<typeof person>>;

export const pathOf = ({ uid }: Person, id: string) => `users/${uid}/analyses/${id}`;

/** A document as this user reads it, its times in ISO 8601; null if there is no such document. */
export async function read(who: Person, path: string): Promise<Record<string, unknown> | null> {
  const data = (await getDoc(doc(who.firestore, path))).data();
  const plain = (value: unknown): unknown =>
    value instanceof Timestamp ? value.toDate().toISOString() : value;
  return data ? Object.fromEntries(Object.entries(data).map(([name, value]) => [name, plain(value)])) : null;
}

/** Changes an analysis as a page of the user. */
export const change = (who: Person, id: string, fields: object): Promise<void> =>
  updateDoc(doc(who.firestore, pathOf(who, id)), { ...fields, updatedAt: serverTimestamp() });

/** Null if there is no such document. */
export async function recordOf(who: Person, id: string): Promise<AnalysisRecord | null> {
  const stored = await read(who, pathOf(who, id));
  return stored && v.parse(analysisRecordSchema, stored);
}

/** The result, joined from its parts. */
export async function resultOf(who: Person, id: string, parts: number): Promise<AnalysisResponse> {
  const texts = await Promise.all(
    Array.from({ length: parts }, async (_, number) => {
      const stored = await read(who, `${pathOf(who, id)}/parts/${number}`);
      return v.parse(analysisPartSchema, stored).text;
    }),
  );
  return fromStoredText(texts.join(''));
}

export const ADDRESS = `${SITE}${ANALYZE_BACKGROUND_PATH}`;

/** A call of the function; `body` may be anything. */
export function messageOf({ token }: Person, body: object): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  };
}

/** A request as the platform passes it to the function. */
export function asked(who: Person, id: string, url = VIDEO): Request {
  return new Request(ADDRESS, messageOf(who, { url, id }));
}

/** Deletes a document as its owner. */
export const remove = (who: Person, path: string): Promise<void> => deleteDoc(doc(who.firestore, path));

/** Changes the time of an analysis's last write to `ms` ago, without the rules. */
export const age = (who: Person, id: string, ms: number): Promise<void> =>
  storeDocument(pathOf(who, id), { updatedAt: new Date(Date.now() - ms) });
