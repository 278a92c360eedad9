import type { WordsRequest } from '@/contracts/analysis-request';
import type { AnalysisErrorCode } from '../../../errors';
import type { RunFacts } from '../../../provider';
import type { TimeRange } from '@/contracts/time-range';
import type { MediaPart } from '../../../source/byte-source';
import type { FrameFindings, VideoMeasurements } from '../measure/measurements';
import type { PlanOptions } from './plan';

/** Messages of the parent to the decoding child. */
export type ToWorker =
  | {
      type: 'start';
      /** Length of the video in bytes, more than 0. */
      size: number;
      /** The files that these bytes consist of; undefined for a single one. */
      parts: readonly MediaPart[] | undefined;
      /** Those with its sound, if that is not in the files of the picture. */
      audioParts: readonly MediaPart[] | undefined;
      maxDurationMs: number;
      /** The child ends by itself, with its results so far, after this time in milliseconds. */
      budgetMs: number;
      plan: PlanOptions;
      /** Which text track should be read. */
      words: WordsRequest | undefined;
      /** Interval in milliseconds at which the measurements so far are sent; never unless given. */
      interimMs: number | undefined;
      /** Folder of the models; without it, no models run. */
      modelsPath: string | undefined;
      /** Folder of the models added by the installation. */
      ownModelsPath: string | undefined;
      /** Whether to send what is known before the end, for parts of a result. */
      wantsParts: boolean;
      /** Whether only the words are to be read. */
      wordsOnly: boolean;
      /** Whether to send where there are voices, if the video has no captions. */
      wantsVoices: boolean;
    }
  /** `isSpent`: optional reads should be omitted from now on. */
  | { type: 'bytes'; id: number; bytes: Uint8Array; isSpent: boolean }
  /** Asks for the sound of a range in which there are voices, in ms; answered by `samples`. */
  | { type: 'listen'; id: number; range: TimeRange };

/** Messages of the decoding child to the parent. */
export type FromWorker =
  | { type: 'read'; id: number; offset: number; length: number }
  /** Share of the video measured so far, 0 to 1. */
  | { type: 'progress'; share: number }
  /** Facts about the plan and the resources used, for the log. */
  | { type: 'facts'; facts: RunFacts }
  /** For the log; does not end the work. */
  | { type: 'warning'; message: string }
  /** Where there are voices, in ms: in time order and without overlap. At most once. */
  | { type: 'voices'; ranges: TimeRange[] }
  /** Sound that was asked for: one channel, 16 kHz, 16 bits. */
  | { type: 'samples'; id: number; samples: Int16Array }
  /** The length of the video and the words read so far; nothing else is measured. */
  | { type: 'words'; measurements: VideoMeasurements }
  /** What models have found so far, after `measured`. */
  | { type: 'findings'; findings: FrameFindings[] }
  /** Measurements so far. */
  | { type: 'interim'; measurements: VideoMeasurements }
  /** All measurements except those of models: the result if the models do not finish. */
  | { type: 'measured'; measurements: VideoMeasurements }
  | { type: 'done'; measurements: VideoMeasurements }
  | { type: 'failed'; code: AnalysisErrorCode; message: string };

/** Maximum length of a single read of the child, in bytes. */
export const MAX_READ_BYTES = 1 << 20;
/** Maximum number of reads that the child may have open at the same time. */
export const MAX_OPEN_READS = 4;
