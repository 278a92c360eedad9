import { createContext } from 'react';

/**
 * Analyzes the video of a result again, with another text track: at once, which replaces the result, or in the
 * background. `run` takes the ID of the track; that of the background is as in `BackgroundStart`.
 */
export type TrackRun =
  | { isInBackground: false; run: (id: string) => void }
  | { isInBackground: true; run: (id: string) => Promise<boolean> };

/** Null where the video cannot be analyzed again. */
export const TrackRunContext = createContext<TrackRun | null>(null);
