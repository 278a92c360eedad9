import { createContext } from 'react';

/**
 * Analyzes the video of a result again, with another text track: at once, which replaces the result, or in the
 * background. `isOfWords`: only the words are read, and the video is not decoded again. `run` takes the ID of the track; that of the background is as in `BackgroundStart`.
 */
export type TrackRun =
  | { isInBackground: false; isOfWords: boolean; run: (id: string) => void }
  | { isInBackground: true; isOfWords: false; run: (id: string) => Promise<boolean> };

/** Null where the video cannot be analyzed again. */
export const TrackRunContext = createContext<TrackRun | null>(null);
