import { deleteField } from 'firebase/firestore/lite';
import { NO_RESULT } from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { figuresOf } from '@/contracts/stored-result';

/** Fields of an analysis, as they are written. */
export type Fields = Record<string, unknown>;

const written = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value ?? deleteField()]));

/** Removes the result of an earlier attempt. */
export const withoutResult = (): Fields => written(NO_RESULT);

/** The figures of a result. One that it does not have is removed: an interim result may have stored it. */
export const writtenFigures = (response: AnalysisResponse): Fields => written(figuresOf(response));
