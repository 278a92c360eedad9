import type { Sentences } from '@/contracts/transcript';

/** A vector in base64 that points from one direction (0) to another one (90), in degrees. */
export function vectorAt(degrees: number): string {
  const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const bytes = new Int8Array(512).fill(Math.round(127 * x), 0, 1).fill(Math.round(127 * y), 1, 2);
  return btoa(String.fromCharCode(...new Uint8Array(bytes.buffer)));
}

/** The vectors of a result. @param windows from and to in seconds, and the direction in degrees */
export const sentencesOf = (...windows: [from: number, to: number, degrees: number][]): Sentences => ({
  model: 'use-lite',
  windows: windows.map(([from, to, degrees]) => ({
    start: from * 1000,
    end: to * 1000,
    vector: vectorAt(degrees),
  })),
});
