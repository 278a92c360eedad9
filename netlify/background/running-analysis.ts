import * as v from 'valibot';
import {
  analysisRecordSchema,
  isLeaseExpired,
  joinTopics,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_PART_BYTES,
  MAX_PARTS,
  NO_RESULT,
  type AnalysisRecord,
  type AnalysisState,
  type BackgroundRequest,
} from '@/contracts/analyses';
import { wordsOf, type AnalysisResponse, type WordsRequest } from '@/contracts/analysis';
import type { Fields } from '@/contracts/firestore-values';
import { AnalysisFailure } from '../analysis/errors';
import { FirestoreError, type Firestore, type Write } from './firestore';

/** Maximum number of attempts to claim an analysis that others write to at the same time. */
const MAX_TRIES = 3;

/** The analysis no longer belongs to this worker: it was cancelled or deleted, or another worker runs it. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';
}

/** Maximum size of a result that is stored by a single write, in bytes without the envelope: Firestore takes 10 MiB. */
const MAX_AT_ONCE_BYTES = 6_000_000;

/** The names of all topics, ordered by how much of the video they cover, longest first. */
function topicsOf({ analysis, durationMs = 0 }: AnalysisResponse): string[] {
  const times = new Map<string, number>();
  for (const [index, { timestamp, concepts }] of analysis.entries()) {
    const lengthMs = (analysis[index + 1]?.timestamp ?? Math.max(durationMs, timestamp)) - timestamp;
    const names = concepts.filter(({ kind }) => kind === 'topic').map(({ name }) => name);
    for (const name of new Set(names)) times.set(name, (times.get(name) ?? 0) + lengthMs);
  }
  return [...times].toSorted(([, a], [, b]) => b - a).map(([name]) => name);
}

function figuresOf(response: AnalysisResponse): Fields {
  const { coverage, durationMs, analysis, provider = '', taxonomy } = response;
  return {
    coverage,
    durationMs,
    moments: analysis.filter(({ concepts }) => concepts.length > 0).length,
    topics: joinTopics(topicsOf(response)),
    versions: { provider, taxonomy: taxonomy?.version },
  };
}

/** Splits a text into parts of at most `maxBytes` bytes of UTF-8, never within a character. */
export function partsOf(text: string, maxBytes: number): string[] {
  const bytes = Buffer.from(text);
  const parts: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length);
    // The continuation bytes of a character begin with the bits 10.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
    parts.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return parts;
}

/** The number of the attempt that would run now; null if one is running or the analysis has ended. */
function nextAttempt(record: AnalysisRecord): number | null {
  if (record.state === 'queued') return record.attempt;
  return isLeaseExpired(record, Date.now()) ? record.attempt + 1 : null;
}

/** @throws the error, unless it is a conflict with another writer */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof FirestoreError && error.isConflict)) throw error;
}

/** An analysis that only this worker runs. Its calls must not overlap. */
export class RunningAnalysis {
  private constructor(
    private readonly firestore: Firestore,
    private readonly path: string,
    private readonly attempt: number,
    private readonly url: string,
    /** As stored: the page that has it started may be older than the one that has queued it. */
    readonly words: WordsRequest,
    private updateTime: string,
    /** Whether an interim result is stored. */
    private hasInterim = false,
  ) {}

  /**
   * Claims an analysis that is new, queued, or whose worker has not written for the length of its lease.
   *
   * @param enter called at most once, before the analysis is claimed; if it rejects, a new analysis is stored as queued
   * @returns null if there is nothing to do: the analysis is running, has ended or was deleted
   * @throws LeaseLostError if the stored analysis is of another video, FirestoreError, or the error of `enter`
   */
  static async claim(
    firestore: Firestore,
    uid: string,
    { id, url, captionsUrl, title, isQueued, ...others }: BackgroundRequest,
    enter: () => Promise<void>,
  ): Promise<RunningAnalysis | null> {
    const path = `users/${uid}/analyses/${id}`;
    const created = { url, captionsUrl, title, ...wordsOf(others) };
    const isNew = { timestamps: ['createdAt', 'updatedAt'], onlyIf: { exists: false } };
    let hasEntered = false;
    let wasStored = isQueued === true;
    // Another client may create, queue or claim it between reading and writing.
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const stored = await firestore.read(path);
      const record = stored && v.parse(analysisRecordSchema, stored.data);
      // The user has deleted it.
      if (stored === null && wasStored) return null;
      wasStored = stored !== null;
      const attempt = record ? nextAttempt(record) : 1;
      if (attempt === null) return null;
      // A result must always belong to the URL that is stored with it.
      if (record && (record.url !== url || record.captionsUrl !== captionsUrl))
        throw new LeaseLostError('The stored analysis is of another video');
      const state = (name: AnalysisState, fields: Fields): Write => ({
        path,
        fields: { ...fields, state: name, progress: 0, attempt },
        ...(stored === null
          ? isNew
          : { timestamps: ['updatedAt'], onlyIf: { updateTime: stored.updateTime } }),
      });
      const fields = stored === null ? created : NO_RESULT;
      try {
        if (!hasEntered) await enter();
        hasEntered = true;
        const [time = ''] = await firestore.commit([state('running', fields)]);
        return new RunningAnalysis(firestore, path, attempt, url, wordsOf(record ?? others), time);
      } catch (error) {
        if (!hasEntered) {
          if (stored === null) await firestore.commit([state('queued', fields)]).catch(ignoreConflict);
          throw error;
        }
        ignoreConflict(error);
      }
    }
    return null;
  }

  /**
   * Ends an interrupted analysis as partial, with its stored interim result: it cannot be run again now, and what was
   * found is kept.
   *
   * @returns false if there is no interrupted analysis with this ID, or no interim result is stored
   * @throws FirestoreError
   */
  static async endInterrupted(firestore: Firestore, uid: string, id: string): Promise<boolean> {
    const path = `users/${uid}/analyses/${id}`;
    const stored = await firestore.read(path);
    if (stored === null) return false;
    const record = v.parse(analysisRecordSchema, stored.data);
    if (record.parts === undefined || nextAttempt(record) !== record.attempt + 1) return false;
    const end = { path, fields: { state: 'partial' }, timestamps: ['updatedAt'] };
    await firestore.commit([{ ...end, onlyIf: { updateTime: stored.updateTime } }]).catch(ignoreConflict);
    return true;
  }

  /** @param progress 0 to 1, never less than before. @throws LeaseLostError, FirestoreError */
  async report(progress: number): Promise<void> {
    await this.write({ progress });
  }

  /**
   * Stores an interim result atomically: it becomes the result if the worker dies. If it is too large for a single
   * write, only the progress is stored.
   *
   * @param progress 0 to 1, never less than before
   * @throws LeaseLostError, FirestoreError
   */
  async keep(progress: number, response: AnalysisResponse): Promise<void> {
    const text = JSON.stringify(response);
    if (Buffer.byteLength(text) > MAX_AT_ONCE_BYTES) return this.report(progress);
    const parts = this.partWrites(text);
    await this.write({ progress, ...figuresOf(response), parts: parts.length }, parts);
    this.hasInterim = true;
  }

  /** Stores the result. @throws LeaseLostError, FirestoreError; AnalysisFailure if it is too large to be stored */
  async finish(response: AnalysisResponse): Promise<void> {
    const text = JSON.stringify(response);
    const parts = this.partWrites(text);
    if (parts.length > MAX_PARTS) throw new AnalysisFailure('internal', 'the result is too large');
    const state = response.partial?.length ? 'partial' : 'done';
    const fields = { state, progress: 1, ...figuresOf(response), parts: parts.length };
    if (Buffer.byteLength(text) <= MAX_AT_ONCE_BYTES) return this.write(fields, parts);
    // Part by part: `parts` is set only after all of them are stored.
    if (this.hasInterim) {
      this.hasInterim = false;
      await this.write(NO_RESULT);
    }
    for (const part of parts) await this.commit(() => [part]);
    await this.write(fields);
  }

  /**
   * Ends an analysis that cannot continue: as partial if an interim result is stored, else with an error.
   *
   * @param message for the user
   * @throws LeaseLostError, FirestoreError
   */
  async fail(code: string, message: string): Promise<void> {
    if (this.hasInterim) return this.write({ state: 'partial' });
    await this.write({
      ...NO_RESULT,
      state: 'failed',
      error: { code, message: message.slice(0, MAX_ERROR_MESSAGE_LENGTH) },
    });
  }

  private partWrites(text: string): Write[] {
    return partsOf(text, MAX_PART_BYTES).map((part, number) => ({
      path: `${this.path}/parts/${number}`,
      fields: { attempt: this.attempt, text: part },
    }));
  }

  /** Writes the analysis and its parts in one transaction. */
  private async write(fields: Fields, parts: readonly Write[] = []): Promise<void> {
    const record = { path: this.path, fields, timestamps: ['updatedAt'] };
    const times = await this.commit(
      () => [...parts, { ...record, onlyIf: { updateTime: this.updateTime } }],
      fields.state,
    );
    this.updateTime = times.at(-1) ?? this.updateTime;
  }

  /**
   * @param writes creates the writes, with the time of the last change as known at the call
   * @param end the state that the writes set, if they end the analysis
   */
  private async commit(writes: () => readonly Write[], end?: Fields[string]): Promise<string[]> {
    for (let isAgain = false; ; isAgain = true) {
      try {
        return await this.firestore.commit(writes());
      } catch (error) {
        const state = await this.stateAfter(error);
        if (state === end) return [];
        if (state === 'running' && !isAgain) continue;
        throw new LeaseLostError('cancelled, deleted or run by somebody else', { cause: error });
      }
    }
  }

  /**
   * The stored state after a conflict; null if another attempt runs or the analysis was deleted. An attempt has a
   * single worker: if it is still running, the change was a write of this worker whose answer was lost.
   *
   * @throws the error, if it is not a conflict
   */
  private async stateAfter(error: unknown): Promise<AnalysisState | null> {
    if (!(error instanceof FirestoreError)) throw error;
    if (!error.isConflict && error.status !== 'PERMISSION_DENIED') throw error;
    const stored = await this.firestore.read(this.path);
    if (stored?.updateTime === this.updateTime) throw error;
    const record = v.safeParse(analysisRecordSchema, stored?.data);
    if (!stored || !record.success) return null;
    const { state, attempt, url } = record.output;
    // Deleted, and created again with the same ID.
    if (attempt !== this.attempt || url !== this.url) return null;
    // Stop writing once another client has ended the analysis.
    if (state === 'running') this.updateTime = stored.updateTime;
    return state;
  }
}
