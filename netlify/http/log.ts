/** One line of the server's log. Never holds a token or a whole URL: its query may be a secret. */
export interface LogEntry {
  /** `left` when the caller closed the connection before the end; `failed` for what is our own fault. */
  event: 'analyzed' | 'refused' | 'left' | 'failed';
  durationMs: number;
  host?: string;
  code?: string;
  /** Only with `failed`. */
  error?: unknown;
}

/** Tells all causes of an error, innermost last. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? '' : `\ncaused by ${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

/** Writes an entry as one line of JSON: to standard error when it is our fault, else to standard output. */
export function writeLog({ error, ...entry }: LogEntry): void {
  if (entry.event === 'failed') console.error(JSON.stringify({ ...entry, error: describe(error) }));
  else console.log(JSON.stringify(entry));
}
