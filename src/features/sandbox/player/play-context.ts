import { createContext, useContext } from 'react';

/** Plays the video of the result from a moment in milliseconds. */
export type PlayFrom = (timeMs: number) => void;

/** Null where there is nothing to play, or no browser that can. */
export const PlayContext = createContext<PlayFrom | null>(null);

export function usePlayFrom(): PlayFrom | null {
  return useContext(PlayContext);
}
