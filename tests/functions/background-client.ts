import { decodeJwt } from 'jose';
import * as v from 'valibot';
import { openFirestore } from '../../netlify/background/firestore';
import {
  analysisPartSchema,
  analysisRecordSchema,
  ANALYZE_BACKGROUND_PATH,
  type AnalysisRecord,
} from '../../src/contracts/analyses';
import { analysisResponseSchema, type AnalysisResponse } from '../../src/contracts/analysis';
import { PROJECT_ID } from '../firebase/emulators';
import { signUp, SITE } from './function-client';

export const VIDEO = 'https://example.com/programme.mp4';

const HOST = process.env.FIRESTORE_EMULATOR_HOST ?? '';

/** Firestore with the permissions of this token. */
export function openAs(token: string) {
  return openFirestore({ projectId: PROJECT_ID, emulatorHost: HOST, token });
}

/** A signed-in user, and their database under the rules. */
export async function person() {
  const token = await signUp();
  const uid = String(decodeJwt(token).sub);
  const store = openAs(token);
  return { token, uid, store };
}

export type Person = Awaited<ReturnType<typeof person>>;

export const pathOf = ({ uid }: Person, id: string) => `users/${uid}/analyses/${id}`;

/** Null if there is no such document. */
export async function recordOf(who: Person, id: string): Promise<AnalysisRecord | null> {
  const stored = await who.store.read(pathOf(who, id));
  return stored && v.parse(analysisRecordSchema, stored.data);
}

/** The result, joined from its parts. */
export async function resultOf(who: Person, id: string, parts: number): Promise<AnalysisResponse> {
  const texts = await Promise.all(
    Array.from({ length: parts }, async (_, number) => {
      const stored = await who.store.read(`${pathOf(who, id)}/parts/${number}`);
      return v.parse(analysisPartSchema, stored?.data).text;
    }),
  );
  return v.parse(analysisResponseSchema, JSON.parse(texts.join('')));
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
export async function remove({ token }: Person, path: string): Promise<void> {
  const address = `http://${HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${path}`;
  const response = await fetch(address, { method: 'DELETE', headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`The emulator refused it: ${await response.text()}`);
}

/** Changes the time of an analysis's last write to `ms` ago, without the rules. */
export async function age(who: Person, id: string, ms: number): Promise<void> {
  const address = `http://${HOST}/v1/projects/${PROJECT_ID}/databases/(default)/documents/${pathOf(who, id)}?updateMask.fieldPaths=updatedAt`;
  const updatedAt = { timestampValue: new Date(Date.now() - ms).toISOString() };
  const response = await fetch(address, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields: { updatedAt } }),
  });
  if (!response.ok) throw new Error(`The emulator refused it: ${await response.text()}`);
}
