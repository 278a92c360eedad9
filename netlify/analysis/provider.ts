import type { AnalysisEntry, AnalysisResponse } from '@/contracts/analysis';
import type { AnalysisStage } from '@/contracts/analysis-events';
import type { PartialReason } from '@/contracts/partial-reason';
import type { CaptionFile } from './captions/caption-reader';
import type { ByteSource } from './source/byte-source';

export type { ByteSource, CaptionFile };

export interface ProviderProgress {
  stage: AnalysisStage;
  /** Of the whole work, 0 to 1, as well as it can be known. */
  share: number;
}

/** What is being done: the address is opened, the video decoded, models run, and the answer made of it. */
export type RunStage = 'opening' | 'decoding' | 'models' | 'answer';

/** What an analysis planned and took; each member as far as it is known. */
export interface RunFacts {
  /** Whether every frame was to be decoded, or samples, and whether there is audio. */
  plan?: { frames: 'full' | 'sampled'; audio: boolean };
  /** The part of `decoding` that went to audio, in ms. */
  audioMs?: number;
  /** Of each kind of model: the units of work that were wanted and done, and what they took with loading, in ms. */
  models?: Readonly<Record<string, { wanted: number; done: number; ms: number }>>;
  /** Most memory that the process which decodes held, in MB, looked at every 50 ms. */
  peakMemoryMb?: number;
}

/** Takes what whoever runs the service wants to know of an analysis. Its methods must not throw. */
export interface RunLog {
  /** A stage begins, and the one before has ended. */
  begin: (stage: RunStage) => void;
  /** Takes the place of what the same members said before. */
  note: (facts: RunFacts) => void;
  /** Something went wrong that does not end the analysis. */
  warn: (error: unknown) => void;
}

export interface ProviderRequest {
  /** The address, checked by the URL guard: no user name, password or fragment in it. */
  url: string;
  /** Whether anybody can read that address. False for a host of the development list. */
  isPublic: boolean;
  /** Opens the guarded source; nothing is fetched before it is called. */
  openSource: () => Promise<ByteSource>;
  /**
   * Fetches the captions that were given with the video; missing when none were. They take the place of the
   * video's own timed text. A provider that has no use for words says in `partial` that they were not used.
   * Rejects with an AnalysisFailure `captions-…`, which ends the analysis.
   */
  readCaptions?: () => Promise<CaptionFile>;
  /** In milliseconds; `deadlineMs` counts from the call. `memoryMb`: what a process that decodes may hold. */
  limits: { maxDurationMs: number; deadlineMs: number; memoryMb?: number | undefined };
  /** Aborted when the caller is gone or the time is up. */
  signal: AbortSignal;
  /** Told what has been found so far, every `everyMs` at most, where the provider can. Must not throw. */
  interim?: { everyMs: number; tell: (result: ProviderResult) => void };
  log?: RunLog | undefined;
  /** Told now and then how far the work is. Must not throw. */
  onProgress?: (progress: ProviderProgress) => void;
}

/** A provider gives the optional members that it knows, and nothing that it would have to guess. */
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
  | 'taxonomy'
  | 'risks'
> {
  /** In time order. */
  entries: AnalysisEntry[];
  /** Length of the video in whole milliseconds. */
  durationMs: number;
  /** Mean distance between two analysed frames in whole milliseconds. */
  intervalMs: number;
  /** Why the entries do not speak for all of the video; missing when they do. */
  partial?: readonly PartialReason[];
}

/**
 * Something that finds concepts in a video. Analysis only: no persistence, no HTTP statuses, no
 * words for a screen.
 */
export interface AnalysisProvider {
  /** The name under which configuration chooses it, and which the response carries. */
  readonly id: string;
  /** @throws AnalysisFailure for every expected end without a result */
  analyze(request: ProviderRequest): Promise<ProviderResult>;
}
