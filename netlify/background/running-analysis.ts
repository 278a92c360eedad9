import * as v from 'valibot';
import {
  analysisRecordSchema,
  LEASE_MS,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_PART_BYTES,
  MAX_PARTS,
  type AnalysisRecord,
  type BackgroundRequest,
} from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { AnalysisFailure } from '../analysis/errors';
import { FirestoreError, type Fields, type Firestore, type Write } from './firestore';

/** The analysis is not this worker's any more: it was cancelled or deleted, or somebody else runs it. */
export class NotOursError extends Error {
  override readonly name = 'NotOursError';
}

/** Splits a text into pieces of at most `maxBytes` bytes of UTF-8, none of them within a character. */
export function piecesOf(text: string, maxBytes: number): string[] {
  const bytes = Buffer.from(text);
  const pieces: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length);
    // The bytes after the first one of a character begin with 10.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
    pieces.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return pieces;
}

function isInterrupted({ state, updatedAt }: AnalysisRecord, now: number): boolean {
  return state === 'running' && now - Date.parse(updatedAt) > LEASE_MS;
}

/** An analysis that this worker runs, and nobody else. Its calls must not overlap. */
export class RunningAnalysis {
  private constructor(
    private readonly firestore: Firestore,
    private readonly path: string,
    private readonly attempt: number,
    private updateTime: string,
  ) {}

  /**
   * Takes an analysis on: one that is new, that waits, or whose worker has not written for the length of its lease.
   *
   * @param now in ms since 1970
   * @returns null where there is nothing to do: it runs already, or has ended
   * @throws FirestoreError
   */
  static async claim(
    firestore: Firestore,
    uid: string,
    { id, url, captionsUrl }: BackgroundRequest,
    now = Date.now(),
  ): Promise<RunningAnalysis | null> {
    const path = `users/${uid}/analyses/${id}`;
    const stored = await firestore.read(path);
    const begun = { state: 'running', progress: 0 };
    try {
      if (stored === null) {
        const fields = { ...begun, url, captionsUrl, attempt: 1 };
        const timestamps = ['createdAt', 'updatedAt'];
        const [time = ''] = await firestore.commit([{ path, fields, timestamps, onlyIf: { exists: false } }]);
        return new RunningAnalysis(firestore, path, 1, time);
      }
      const record = v.parse(analysisRecordSchema, stored.data);
      if (record.state !== 'queued' && !isInterrupted(record, now)) return null;
      const attempt = record.state === 'queued' ? record.attempt : record.attempt + 1;
      const onlyIf = { updateTime: stored.updateTime };
      const fields = { ...begun, attempt };
      const [time = ''] = await firestore.commit([{ path, fields, timestamps: ['updatedAt'], onlyIf }]);
      return new RunningAnalysis(firestore, path, attempt, time);
    } catch (error) {
      if (error instanceof FirestoreError && error.isConflict) return null;
      throw error;
    }
  }

  /** @param progress 0 to 1, never less than before. @throws NotOursError, FirestoreError */
  async report(progress: number): Promise<void> {
    await this.write({ progress });
  }

  /** Stores the result. @throws NotOursError, FirestoreError; AnalysisFailure where it is too large to be stored */
  async finish(response: AnalysisResponse): Promise<void> {
    const pieces = piecesOf(JSON.stringify(response), MAX_PART_BYTES);
    if (pieces.length > MAX_PARTS) throw new AnalysisFailure('internal', 'the result is too large');
    for (const [number, text] of pieces.entries()) {
      await this.commit([{ path: `${this.path}/parts/${number}`, fields: { attempt: this.attempt, text } }]);
    }
    const { partial, coverage, durationMs, analysis, provider = '', taxonomy } = response;
    await this.write({
      state: partial?.length ? 'partial' : 'done',
      progress: 1,
      coverage,
      durationMs,
      moments: analysis.filter(({ concepts }) => concepts.length > 0).length,
      parts: pieces.length,
      versions: { provider, taxonomy: taxonomy?.version },
    });
  }

  /** @param message for the person. @throws NotOursError, FirestoreError */
  async fail(code: string, message: string): Promise<void> {
    await this.write({
      state: 'failed',
      error: { code, message: message.slice(0, MAX_ERROR_MESSAGE_LENGTH) },
    });
  }

  private async write(fields: Fields): Promise<void> {
    const onlyIf = { updateTime: this.updateTime };
    const [time = ''] = await this.commit([{ path: this.path, fields, timestamps: ['updatedAt'], onlyIf }]);
    this.updateTime = time;
  }

  private async commit(writes: Write[]): Promise<string[]> {
    try {
      return await this.firestore.commit(writes);
    } catch (error) {
      if (!(error instanceof FirestoreError)) throw error;
      if (!error.isConflict && error.status !== 'PERMISSION_DENIED') throw error;
      const stored = await this.firestore.read(this.path);
      if (stored?.updateTime === this.updateTime) throw error;
      throw new NotOursError('cancelled, deleted or run by somebody else', { cause: error });
    }
  }
}
