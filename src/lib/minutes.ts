/** Writes a length of time as `minutes:seconds`, for example `4:32`. @param seconds whole, 0 or more */
export function formatMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
