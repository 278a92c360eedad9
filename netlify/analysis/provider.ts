import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisRequest, WordsRequest } from '@/contracts/analysis-request';
import type { AnalysisStage } from '@/contracts/analysis-events';
import type { AnalysisParts } from '@/contracts/analysis-parts';
import type { PartialReason } from '@/contracts/partial-reason';
import type { CaptionFile } from './captions/caption-reader';
import type { ByteSource } from './source/byte-source';
import type { SpeechToText } from './transcription/speech-to-text';
import type { SceneUnderstanding } from './understanding/scene-understanding';

export type { ByteSource, CaptionFile };

export interface ProviderProgress {
  stage: AnalysisStage;
  /** Share of the whole work, 0 to 1, an estimate. */
  share: number;
}

/** The current stage: the URL is opened, the video is decoded, models run, and the answer is built. */
export type RunStage = 'opening' | 'decoding' | 'models' | 'answer';

/** The plan and the costs of an analysis; each member as far as it is known. */
export interface RunFacts {
  /** Whether every frame is to be decoded, or samples, and whether there is audio. */
  plan?: { frames: 'full' | 'sampled'; audio: boolean };
  /** The part of `decoding` that was spent on audio, in ms. */
  audioMs?: number;
  /** For each kind of model: the units of work that were planned and done, and their time including loading, in ms. */
  models?: Readonly<Record<string, { wanted: number; done: number; ms: number }>>;
  /** Speech: what was found and what a service wrote down, and the time of that, in ms. */
  speech?: { foundMs: number; writtenMs: number; ms: number };
  /** Scenes: how many were found, how many a service described, which claims were left out, and the time of that, in ms. */
  scenes?: { found: number; described: number; discarded: number; ms: number };
  /** Sentences that were to be turned into vectors, and that were. */
  sentences?: { wanted: number; done: number };
  /** Peak memory of the decoding process in MB, sampled every 50 ms. */
  peakMemoryMb?: number;
}

/** Receives what the operator of the service wants to know of an analysis. Its methods must not throw. */
export interface RunLog {
  /** A stage begins, and the one before has ended. */
  begin: (stage: RunStage) => void;
  /** Replaces earlier values of the same members. */
  note: (facts: RunFacts) => void;
  /** Something went wrong that does not end the analysis. */
  warn: (error: unknown) => void;
}

export interface ProviderRequest {
  /** The URL, checked by the URL guard: it contains no user name, password or fragment. */
  url: string;
  /** Whether the URL is publicly accessible. False for a host of the development list. */
  isPublic: boolean;
  /** Opens the guarded source; nothing is fetched before it is called. */
  openSource: () => Promise<ByteSource>;
  /**
   * Fetches the caption file given with the video; missing if none was given. Its captions replace the video's own
   * timed text. A provider that does not use captions reports in `partial` that they were not used. Rejects with an
   * AnalysisFailure `captions-…`, which ends the analysis.
   */
  readCaptions?: () => Promise<CaptionFile>;
  /** Where else the words of the video come from. */
  words?: WordsRequest;
  /**
   * Writes down what is said if the video has no captions; missing if the user does not want that, or the installation
   * has no such service.
   */
  speechToText?: SpeechToText | undefined;
  /** Describes the scenes; missing if the user does not want that, or the installation has no such service. */
  sceneUnderstanding?: SceneUnderstanding | undefined;
  /** An earlier result of the same video: only its words are to be analyzed again. A provider may analyze all instead. */
  again?: AnalysisRequest['again'];
  /** In milliseconds; `deadlineMs` counts from the call. `memoryMb`: memory limit of a decoding process. */
  limits: { maxDurationMs: number; deadlineMs: number; memoryMb?: number | undefined };
  /** Aborted when the caller has left or the deadline has passed. */
  signal: AbortSignal;
  /** Called with interim results, at most every `everyMs`, if the provider supports it. Must not throw. */
  interim?: { everyMs: number; tell: (result: ProviderResult) => void };
  log?: RunLog | undefined;
  /** Called with the progress from time to time. Must not throw. */
  onProgress?: (progress: ProviderProgress) => void;
  /** Called with what is known before the end, if the provider supports it. Must not throw. */
  onPart?: (part: AnalysisParts) => void;
}

/** A provider returns the optional members that it knows, and nothing that it would have to guess. */
export interface ProviderResult extends Pick<
  AnalysisResponse,
  | 'coverage'
  | 'bytesRead'
  | 'loudness'
  | 'thumbnails'
  | 'shots'
  | 'scenes'
  | 'sound'
  | 'speech'
  | 'transcript'
  | 'sentences'
  | 'segmentBoundaries'
  | 'measurements'
  | 'taxonomy'
  | 'fileFacts'
  | 'risks'
  | 'understanding'
  | 'windows'
> {
  /** In time order. */
  entries: AnalysisEntry[];
  /** Duration of the video in whole milliseconds. */
  durationMs: number;
  /** Mean interval between two analyzed frames in whole milliseconds. */
  intervalMs: number;
  /** Why the entries do not cover all of the video; missing if they do. */
  partial?: readonly PartialReason[];
}

/** Finds concepts in a video. Analysis only: no persistence, no HTTP statuses, no UI texts. */
export interface AnalysisProvider {
  /** The name by which the configuration selects it, and which the response contains. */
  readonly id: string;
  /** @throws AnalysisFailure for every expected end without a result */
  analyze(request: ProviderRequest): Promise<ProviderResult>;
}
