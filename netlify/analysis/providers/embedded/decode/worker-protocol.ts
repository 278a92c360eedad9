import type { AnalysisErrorCode } from '../../../errors';
import type { RunFacts } from '../../../provider';
import type { VideoMeasurements } from '../measure/measurements';
import type { PlanOptions } from './plan';

/** What the parent says to the decoding child. */
export type ToWorker =
  | {
      type: 'start';
      /** Length of the video in bytes, more than 0. */
      size: number;
      maxDurationMs: number;
      /** The child ends by itself, with what it has, after this time in milliseconds. */
      budgetMs: number;
      plan: PlanOptions;
      /** How often what has been measured so far is told, in milliseconds; never unless given. */
      interimMs: number | undefined;
      /** Folder with the models; nothing is recognized without it. */
      modelsPath: string | undefined;
      /** Folder with the models that the installation has added. */
      ownModelsPath: string | undefined;
    }
  /** `isSpent` says that nothing should be read any more that can be left out. */
  | { type: 'bytes'; id: number; bytes: Uint8Array; isSpent: boolean };

/** What the decoding child says to the parent. */
export type FromWorker =
  | { type: 'read'; id: number; offset: number; length: number }
  /** How much of the video has been measured, 0 to 1. */
  | { type: 'progress'; share: number }
  /** What is planned and what it takes, for the log. */
  | { type: 'facts'; facts: RunFacts }
  /** Something that belongs in the log, and does not end the work. */
  | { type: 'warning'; message: string }
  /** What has been measured so far. */
  | { type: 'interim'; measurements: VideoMeasurements }
  /** All but what models add: the result, should they not come to an end. */
  | { type: 'measured'; measurements: VideoMeasurements }
  | { type: 'done'; measurements: VideoMeasurements }
  | { type: 'failed'; code: AnalysisErrorCode; message: string };

/** Largest single read that the child may ask for, in bytes. */
export const MAX_READ_BYTES = 1 << 20;
/** Reads that the child may have open at the same time. */
export const MAX_OPEN_READS = 4;
