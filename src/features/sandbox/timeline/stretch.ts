import type { CSSProperties } from 'react';

/** Where a stretch of the video lies in a track, which is as wide as the whole video is long. */
export function stretch(startMs: number, endMs: number, totalMs: number): CSSProperties {
  return { left: `${(startMs / totalMs) * 100}%`, width: `${((endMs - startMs) / totalMs) * 100}%` };
}
