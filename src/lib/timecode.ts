/**
 * Writes a moment of a video as `minutes:seconds.tenths`, for example `00:14.0`; from one hour on, the hours come
 * first: `01:02:03.4`.
 *
 * @param ms milliseconds from the start of the video, 0 or more
 */
export function formatTimecode(ms: number): string {
  // Rounded before it is split, so that 59.96 s becomes 01:00.0 and never 00:60.0.
  const tenths = Math.round(ms / 100);
  const pad = (value: number) => String(value).padStart(2, '0');
  const seconds = Math.floor(tenths / 10);
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const clock = `${pad(minutes % 60)}:${pad(seconds % 60)}.${tenths % 10}`;
  return hours > 0 ? `${pad(hours)}:${clock}` : clock;
}

/**
 * Writes a time of a video as files for players do (VMAP, WebVTT): `HH:MM:SS.mmm`, with hours beyond 24.
 *
 * @param ms whole milliseconds from the start of the video, 0 or more
 */
export function formatClock(ms: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0');
  const rest = String(ms % 1000).padStart(3, '0');
  return `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}.${rest}`;
}

/**
 * Reads a moment of a video as people type it: `0:24`, `00:24.5`, `24` or `1:02:03`.
 *
 * @returns whole milliseconds from the start of the video; null if it is no time
 */
export function parseTimecode(text: string): number | null {
  const parts = /^(?:(?:(\d{1,2}):)?(\d{1,2}):)?(\d{1,6}(?:[.,]\d{1,3})?)$/.exec(text.trim());
  if (!parts) return null;
  const [, hours = '0', minutes, last = ''] = parts;
  const seconds = Number(last.replace(',', '.'));
  if (minutes !== undefined && (seconds >= 60 || Number(minutes) >= 60)) return null;
  return Math.round((Number(hours) * 3600 + Number(minutes ?? 0) * 60 + seconds) * 1000);
}
