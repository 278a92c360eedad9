/** One line of timed text. */
export interface TextCue {
  startMs: number;
  endMs: number;
  /** Plain text: mark-up removed, line breaks as spaces. */
  text: string;
}
