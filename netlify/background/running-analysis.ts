import * as v from 'valibot';
import {
  analysisRecordSchema,
  joinTopics,
  LEASE_MS,
  MAX_ERROR_MESSAGE_LENGTH,
  MAX_PART_BYTES,
  MAX_PARTS,
  type AnalysisRecord,
  type AnalysisState,
  type BackgroundRequest,
} from '@/contracts/analyses';
import type { AnalysisResponse } from '@/contracts/analysis';
import { AnalysisFailure } from '../analysis/errors';
import { FirestoreError, type Fields, type Firestore, type Write } from './firestore';

/** How often an analysis that others write to at the same time is read again before it is taken on. */
const MOST_TRIES = 3;

/** The analysis is not this worker's any more: it was cancelled or deleted, or somebody else runs it. */
export class NotOursError extends Error {
  override readonly name = 'NotOursError';
}

/** Most bytes of a result that are stored by one write, beside their envelope: Firestore takes 10 MiB. */
const MOST_AT_ONCE_BYTES = 6_000_000;

/** The fields of a result, as the next attempt begins. */
const NO_RESULT: Fields = {
  coverage: undefined,
  durationMs: undefined,
  moments: undefined,
  topics: undefined,
  parts: undefined,
  versions: undefined,
};

/** The names of all topics, the one that most of the video is about first. */
function topicsOf({ analysis, durationMs = 0 }: AnalysisResponse): string[] {
  const times = new Map<string, number>();
  for (const [index, { timestamp, concepts }] of analysis.entries()) {
    const lengthMs = (analysis[index + 1]?.timestamp ?? durationMs) - timestamp;
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

/** Splits a text into parts of at most `maxBytes` bytes of UTF-8, none of them within a character. */
export function partsOf(text: string, maxBytes: number): string[] {
  const bytes = Buffer.from(text);
  const parts: string[] = [];
  for (let start = 0; start < bytes.length;) {
    let end = Math.min(start + maxBytes, bytes.length);
    // The bytes after the first one of a character begin with 10.
    while (end < bytes.length && ((bytes[end] ?? 0) & 0b1100_0000) === 0b1000_0000) end -= 1;
    parts.push(bytes.toString('utf8', start, end));
    start = end;
  }
  return parts;
}

/** Which attempt would run now; null where one runs, or has ended. */
function nextAttempt({ state, attempt, updatedAt }: AnalysisRecord): number | null {
  if (state === 'queued') return attempt;
  const isInterrupted = state === 'running' && Date.now() - Date.parse(updatedAt) > LEASE_MS;
  return isInterrupted ? attempt + 1 : null;
}

/** @throws the error, unless somebody else was earlier */
function ignoreConflict(error: unknown): void {
  if (!(error instanceof FirestoreError && error.isConflict)) throw error;
}

/** An analysis that this worker runs, and nobody else. Its calls must not overlap. */
export class RunningAnalysis {
  private constructor(
    private readonly firestore: Firestore,
    private readonly path: string,
    private readonly attempt: number,
    private readonly url: string,
    private updateTime: string,
    /** Whether what was found so far is stored. */
    private hasInterim = false,
  ) {}

  /**
   * Takes an analysis on: one that is new, that waits, or whose worker has not written for the length of its lease.
   *
   * @param enter asked once, before the analysis is taken on; where it refuses, a new analysis is stored as queued
   * @returns null where there is nothing to do: it runs already, or has ended
   * @throws NotOursError where the one that is stored is of another video, FirestoreError, and whatever `enter` throws
   */
  static async claim(
    firestore: Firestore,
    uid: string,
    { id, url, captionsUrl, title }: BackgroundRequest,
    enter: () => Promise<void>,
  ): Promise<RunningAnalysis | null> {
    const path = `users/${uid}/analyses/${id}`;
    const created = { url, captionsUrl, title };
    const isNew = { timestamps: ['createdAt', 'updatedAt'], onlyIf: { exists: false } };
    let hasEntered = false;
    // Somebody else may create, queue or take it on between reading and writing.
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const stored = await firestore.read(path);
      const record = stored && v.parse(analysisRecordSchema, stored.data);
      const attempt = record ? nextAttempt(record) : 1;
      if (attempt === null) return null;
      // A result is always that of the address beside it.
      if (record && (record.url !== url || record.captionsUrl !== captionsUrl))
        throw new NotOursError('The stored analysis is of another video');
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
        return new RunningAnalysis(firestore, path, attempt, url, time);
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
   * Ends one whose worker has died with what that worker had found: it cannot be run again now, and nothing of it is lost.
   *
   * @returns false where there is no such analysis, or nothing was found
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

  /** @param progress 0 to 1, never less than before. @throws NotOursError, FirestoreError */
  async report(progress: number): Promise<void> {
    await this.write({ progress });
  }

  /**
   * Stores what has been found so far, all of it or nothing: should the worker die, that is the result. One that is too
   * large for a single write is not stored.
   *
   * @param progress 0 to 1, never less than before
   * @throws NotOursError, FirestoreError
   */
  async keep(progress: number, response: AnalysisResponse): Promise<void> {
    const text = JSON.stringify(response);
    if (Buffer.byteLength(text) > MOST_AT_ONCE_BYTES) return this.report(progress);
    const parts = this.partWrites(text);
    await this.write({ progress, ...figuresOf(response), parts: parts.length }, parts);
    this.hasInterim = true;
  }

  /** Stores the result. @throws NotOursError, FirestoreError; AnalysisFailure where it is too large to be stored */
  async finish(response: AnalysisResponse): Promise<void> {
    const text = JSON.stringify(response);
    const parts = this.partWrites(text);
    if (parts.length > MAX_PARTS) throw new AnalysisFailure('internal', 'the result is too large');
    const state = response.partial?.length ? 'partial' : 'done';
    const fields = { state, progress: 1, ...figuresOf(response), parts: parts.length };
    if (Buffer.byteLength(text) <= MOST_AT_ONCE_BYTES) return this.write(fields, parts);
    // Part by part: until all of them are there, none is announced.
    if (this.hasInterim) {
      this.hasInterim = false;
      await this.write(NO_RESULT);
    }
    for (const part of parts) await this.commit(() => [part]);
    await this.write(fields);
  }

  /**
   * Ends an analysis that cannot go on: with what was found until then where that is stored, else with an error.
   *
   * @param message for the person
   * @throws NotOursError, FirestoreError
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

  /** Writes the analysis, and parts with it, or none of them. */
  private async write(fields: Fields, parts: readonly Write[] = []): Promise<void> {
    const record = { path: this.path, fields, timestamps: ['updatedAt'] };
    const times = await this.commit(
      () => [...parts, { ...record, onlyIf: { updateTime: this.updateTime } }],
      fields.state,
    );
    this.updateTime = times.at(-1) ?? this.updateTime;
  }

  /**
   * @param writes with the time of the last change as it is known then
   * @param end the state that they leave the analysis in, where they end it
   */
  private async commit(writes: () => readonly Write[], end?: Fields[string]): Promise<string[]> {
    for (let isAgain = false; ; isAgain = true) {
      try {
        return await this.firestore.commit(writes());
      } catch (error) {
        const state = await this.stateAfter(error);
        if (state === end) return [];
        if (state === 'running' && !isAgain) continue;
        throw new NotOursError('cancelled, deleted or run by somebody else', { cause: error });
      }
    }
  }

  /**
   * The stored state after a conflict; null where this is another attempt, or deleted. An attempt runs once: while it is
   * running, what has changed the analysis was a write of this worker whose answer was lost.
   *
   * @throws the error, where it is no conflict
   */
  private async stateAfter(error: unknown): Promise<AnalysisState | null> {
    if (!(error instanceof FirestoreError)) throw error;
    if (!error.isConflict && error.status !== 'PERMISSION_DENIED') throw error;
    const stored = await this.firestore.read(this.path);
    if (stored?.updateTime === this.updateTime) throw error;
    const record = v.safeParse(analysisRecordSchema, stored?.data);
    if (!stored || !record.success) return null;
    const { state, attempt, url } = record.output;
    // Deleted, and made anew with the same id.
    if (attempt !== this.attempt || url !== this.url) return null;
    // What was ended by somebody else is written to no more.
    if (state === 'running') this.updateTime = stored.updateTime;
    return state;
  }
}
