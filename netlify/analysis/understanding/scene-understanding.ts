import type { PartialReason } from '@/contracts/partial-reason';
import type { Understanding } from '@/contracts/understanding';

/** Words of a scene with their timestamp in the video, in ms. */
export interface TimedText {
  timestamp: number;
  text: string;
}

/** What is known of a scene. */
export interface SceneFacts {
  /** In ms. */
  start: number;
  end: number;
  /** In time order; `image` is a data URL of a JPEG. */
  frames: readonly { timestamp: number; image: string }[];
  /** What is said, in time order. */
  lines: readonly TimedText[];
  /** What is written in frames, in time order. */
  texts: readonly TimedText[];
  /** Names of the topics and objects that were found. */
  found: readonly string[];
}

/** A topic that a scene can have. */
export interface OfferedTopic {
  /** Unique ID in the IAB Content Taxonomy. */
  id: string;
  /** As concepts name it. */
  name: string;
  path: readonly string[];
}

/**
 * The topics nearest to words: what is said and written in a scene, and the names of what was found in it.
 *
 * @returns at most `count`, the nearest first
 */
export type CandidateTopics = (words: readonly string[], count: number) => Promise<readonly OfferedTopic[]>;

/** The topics that a model can choose from. */
export interface TopicOffer {
  candidateTopics: CandidateTopics;
  /** The sensitive topics: each scene is asked for each of them. */
  sensitive: readonly OfferedTopic[];
}

/** What was said about the scenes. */
export interface UnderstoodScenes {
  /** Missing if no scene was described. */
  understanding?: Understanding;
  /** Why not all scenes were described; empty if they were. */
  partial: PartialReason[];
}

/** Lets a model describe scenes. A port: pictures and words leave the process only through it. */
export interface SceneUnderstanding {
  /**
   * Never rejects: what fails costs only the descriptions.
   *
   * @param timeoutMs time in ms after which the descriptions so far are returned
   * @param signal aborted when nobody waits for them any more
   */
  describe: (
    scenes: readonly SceneFacts[],
    offer: TopicOffer,
    timeoutMs: number,
    signal: AbortSignal,
  ) => Promise<UnderstoodScenes>;
}
