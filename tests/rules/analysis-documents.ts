import { doc, serverTimestamp, type DocumentReference, type Firestore } from 'firebase/firestore';
import { UID } from './environment';
import type { AnalysisState } from '../../src/contracts/analyses';

export const ANALYSIS_ID = '3f1c9f0e-8a57-4c1e-9d55-0e6f1b0c2a11';

/** Path of the analysis under test. It belongs to Ada. */
export const ANALYSIS = `users/${UID}/analyses/${ANALYSIS_ID}`;

/** When the stored analysis was created. */
const CREATED_AT = new Date('2025-05-28T08:00:00.000Z');

/** The smallest analysis in a state, without its times. */
function analysisIn(state: AnalysisState): Record<string, unknown> {
  const smallest = { state, progress: 0.5, url: 'https://example.com/a.mp4', attempt: 1 };
  if (state === 'done' || state === 'partial') return { ...smallest, parts: 2 };
  return state === 'failed' ? { ...smallest, error: { code: 'timeout', message: '' } } : smallest;
}

/** A stored analysis, last written to just now. */
export function stored(state: AnalysisState, more: object = {}): Record<string, unknown> {
  return { ...analysisIn(state), createdAt: CREATED_AT, updatedAt: new Date(), ...more };
}

/** A new analysis as a client writes it. */
export function created(state: AnalysisState, more: object = {}): Record<string, unknown> {
  return { ...analysisIn(state), createdAt: serverTimestamp(), updatedAt: serverTimestamp(), ...more };
}

/** A complete write of a stored analysis, as a client sends it. */
export function rewritten(state: AnalysisState, more: object = {}): Record<string, unknown> {
  return { ...created(state), createdAt: CREATED_AT, ...more };
}

/** A change of some fields of a stored analysis, as a client sends it. */
export function changes(fields: object = {}): Record<string, unknown> {
  return { updatedAt: serverTimestamp(), ...fields };
}

export function analysisFor(db: Firestore): DocumentReference {
  return doc(db, ANALYSIS);
}
