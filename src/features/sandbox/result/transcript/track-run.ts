import { createContext } from 'react';
import type { SandboxFailure } from '../../failure-message';

/** Analyzes the video of a result again with another text track; `run` takes its ID. */
export type TrackRun =
  /**
   * Only the words are read. The result stays until there is another, or if there is none: `run` resolves with the reason,
   * or null.
   */
  | { kind: 'words'; run: (id: string) => Promise<SandboxFailure | null> }
  /** All of it, which replaces the result. */
  | { kind: 'all'; run: (id: string) => void }
  /** All of it, in the background: `run` is as in `BackgroundStart`. */
  | { kind: 'background'; run: (id: string) => Promise<boolean> };

/** Null where the video cannot be analyzed again. */
export const TrackRunContext = createContext<TrackRun | null>(null);
