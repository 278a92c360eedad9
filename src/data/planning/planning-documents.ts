import type { RemoteError } from '@/lib/remote-error';

/**
 * Each has its own document: the profiles with the chosen one, the spots, the names of keys in files for ad servers, and
 * what is planned for each video.
 */
export type PartKey = 'profiles' | 'spots' | 'key-names' | `video ${string}`;

export const partOfVideo = (videoUrl: string): PartKey => `video ${videoUrl}`;

/** The URL of a video's part; null for the others. */
export const videoUrlOf = (key: PartKey): string | null =>
  key.startsWith('video ') ? key.slice('video '.length) : null;

/** Changed fields of a document: null removes one. The entries of a map are changed one by one. */
export type Fields = Record<string, Value | Record<string, Value>>;

type Value = string | number | null;

/** A document as this device knows it. */
export interface PlanningSnapshot {
  /** With the user's own writes, also those that the server does not have yet; empty if there is no document. */
  fields: Readonly<Record<string, unknown>>;
  /** Whether the server may have something newer: it has not answered yet, or can no longer be reached. */
  fromCache: boolean;
  /** Whether there are writes that the server has not accepted yet. */
  hasPendingWrites: boolean;
  /** Whether the device stores them. If not, they are lost when the page closes. */
  isKept: boolean;
  /** Whether the document never leaves this device. */
  isOnlyHere?: boolean;
}

/** What one user has planned, where it is stored. */
export interface PlanningDocuments {
  /**
   * Reports a document, and each change of it.
   *
   * @param failed called if the server refuses to report it; nothing is reported after that
   * @returns ends it
   */
  follow(
    key: PartKey,
    next: (snapshot: PlanningSnapshot) => void,
    failed: (error: RemoteError) => void,
  ): () => void;
  /**
   * Changes these fields; all others stay. The change is reported at once, and sent when the server can be reached.
   *
   * @returns settles when the server has answered, which may be long after the call
   * @throws RemoteError if the change could not be stored: then it is no longer reported
   */
  change(key: PartKey, fields: Fields): Promise<void>;
}
