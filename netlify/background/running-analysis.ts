import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  setDoc,
  writeBatch,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase/firestore/lite';
import {
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_PARTS,
  type AnalysisRecord,
  type BackgroundRequest,
} from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { wordsOf, type WordsRequest } from '@/contracts/analysis-request';
import { partsOf, toStoredText } from '@/contracts/stored-result';
import { AnalysisFailure } from '../analysis/errors';
import { attemptFor, LeaseLostError, newAnalysis, nextAttempt, recordOf, stateOf } from './analysis-record';
import { isRefusal, persistently } from './persistently';
import { withoutResult, writtenFigures, type Fields } from './result-fields';

/** Maximum size of a result that is stored by a single write, in bytes without the envelope: Firestore takes 10 MiB. */
const MAX_AT_ONCE_BYTES = 6_000_000;

/**
 * Runs a transaction on a document that others may write to at the same time. If another client was faster, the rules
 * may refuse the write before Firestore notices the conflict: the transaction then reads and decides once more.
 */
async function transact<T>(firestore: Firestore, work: (transaction: Transaction) => Promise<T>): Promise<T> {
  const run = () => persistently(() => runTransaction(firestore, work, { maxAttempts: 3 }));
  return run().catch((error: unknown) => {
    if (isRefusal(error)) return run();
    throw error;
  });
}

const analysisAt = (firestore: Firestore, uid: string, id: string) =>
  doc(firestore, 'users', uid, 'analyses', id);

/** An analysis that only this worker runs: `firestore.rules` refuse the writes of any other. */
export class RunningAnalysis {
  /** Whether an interim result is stored. */
  private hasInterim = false;

  private constructor(
    private readonly ref: DocumentReference,
    /** What identifies this run: the rules refuse a write with another one. */
    private readonly run: Pick<AnalysisRecord, 'attempt' | 'url'>,
    /** As stored: the page that has it started may be older than the one that has queued it. */
    readonly words: WordsRequest,
  ) {}

  /**
   * Claims an analysis that is new, queued, or whose worker has not written for the length of its lease.
   *
   * @param enter called at most once, before the analysis is claimed; if it rejects, a new analysis is stored as queued
   * @returns null if there is nothing to do: the analysis is running, has ended or was deleted
   * @throws LeaseLostError if the stored analysis is of another video, FirebaseError, or the error of `enter`
   */
  static async claim(
    firestore: Firestore,
    uid: string,
    asked: BackgroundRequest,
    enter: () => Promise<void>,
  ): Promise<RunningAnalysis | null> {
    const ref = analysisAt(firestore, uid, asked.id);
    const before = recordOf(await persistently(() => getDoc(ref)));
    if (attemptFor(before, asked) === null) return null;
    try {
      await enter();
    } catch (error) {
      const queued = { ...newAnalysis(asked), ...stateOf('queued', 1) };
      if (before === null)
        await persistently(() => setDoc(ref, queued)).catch((reason: unknown) => {
          // Another client has created it in the meantime.
          if (!isRefusal(reason)) throw reason;
        });
      throw error;
    }
    return transact(firestore, async (transaction) => {
      const record = recordOf(await transaction.get(ref));
      const attempt = attemptFor(record, { ...asked, ...(before && { isQueued: true }) });
      if (attempt === null) return null;
      const running = stateOf('running', attempt);
      if (record) transaction.update(ref, { ...withoutResult(), ...running });
      else transaction.set(ref, { ...newAnalysis(asked), ...running });
      return new RunningAnalysis(ref, { attempt, url: asked.url }, wordsOf(record ?? asked));
    });
  }

  /**
   * Ends an interrupted analysis as partial, with its stored interim result: it cannot be run again now, and what was
   * found is kept.
   *
   * @returns false if there is no interrupted analysis with this ID, or no interim result is stored
   * @throws FirebaseError
   */
  static async endInterrupted(firestore: Firestore, uid: string, id: string): Promise<boolean> {
    const ref = analysisAt(firestore, uid, id);
    return transact(firestore, async (transaction) => {
      const record = recordOf(await transaction.get(ref));
      if (record?.parts === undefined || nextAttempt(record) !== record.attempt + 1) return false;
      transaction.update(ref, { state: 'partial', updatedAt: serverTimestamp() });
      return true;
    });
  }

  /** @param progress 0 to 1, never less than before. @throws LeaseLostError, FirebaseError */
  async report(progress: number): Promise<void> {
    await this.write({ progress });
  }

  /**
   * Stores an interim result atomically: it becomes the result if the worker dies. If it is too large for a single
   * write, only the progress is stored.
   *
   * @param progress 0 to 1, never less than before
   * @throws LeaseLostError, FirebaseError
   */
  async keep(progress: number, response: AnalysisResponse): Promise<void> {
    const text = await toStoredText(response);
    if (text.length > MAX_AT_ONCE_BYTES) return this.report(progress);
    const parts = partsOf(text);
    await this.write({ progress, ...writtenFigures(response), parts: parts.length }, parts);
    this.hasInterim = true;
  }

  /** Stores the result. @throws LeaseLostError, FirebaseError; AnalysisFailure if it is too large to be stored */
  async finish(response: AnalysisResponse): Promise<void> {
    const text = await toStoredText(response);
    const parts = partsOf(text);
    if (parts.length > MAX_PARTS) throw new AnalysisFailure('internal', 'the result is too large');
    const state = response.partial?.length ? 'partial' : 'done';
    const fields = { state, progress: 1, ...writtenFigures(response), parts: parts.length };
    if (text.length <= MAX_AT_ONCE_BYTES) return this.write(fields, parts);
    // Part by part: `parts` is set only after all of them are stored.
    if (this.hasInterim) {
      this.hasInterim = false;
      await this.write(withoutResult());
    }
    for (const [number, part] of parts.entries())
      await this.send(() => setDoc(this.partAt(number), this.partOf(part)));
    await this.write(fields);
  }

  /**
   * Ends an analysis that cannot continue: as partial if an interim result is stored, else with an error.
   *
   * @param message for the user
   * @throws LeaseLostError, FirebaseError
   */
  async fail(code: string, message: string): Promise<void> {
    if (this.hasInterim) return this.write({ state: 'partial' });
    await this.write({
      ...withoutResult(),
      state: 'failed',
      error: { code, message: message.slice(0, MAX_ERROR_MESSAGE_LENGTH) },
    });
  }

  private partAt(number: number): DocumentReference {
    return doc(this.ref, 'parts', String(number));
  }

  private partOf(text: string): Fields {
    return { attempt: this.run.attempt, text };
  }

  /** Writes the analysis and parts of its result, all or nothing. */
  private async write(fields: Fields, parts: readonly string[] = []): Promise<void> {
    await this.send(() => {
      const batch = writeBatch(this.ref.firestore);
      for (const [number, part] of parts.entries()) batch.set(this.partAt(number), this.partOf(part));
      batch.update(this.ref, { ...fields, ...this.run, updatedAt: serverTimestamp() });
      return batch.commit();
    }, fields.state);
  }

  /**
   * Sends a write. If the rules refuse it, the stored analysis tells why: its worker is another one by now, it has
   * ended, or this worker has ended it by a write whose answer was lost.
   *
   * @param end the state that the write sets, if it ends the analysis
   */
  private async send(write: () => Promise<void>, end?: unknown): Promise<void> {
    try {
      await persistently(write);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      const record = recordOf(await persistently(() => getDoc(this.ref)));
      const isOwn = record?.attempt === this.run.attempt && record.url === this.run.url;
      if (isOwn && record.state === end) return;
      if (isOwn && record.state === 'running') throw error;
      throw new LeaseLostError('cancelled, deleted or run by somebody else', { cause: error });
    }
  }
}
