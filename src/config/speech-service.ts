/** The speech-to-text service of this installation. */
export interface SpeechService {
  /** Where speech is sent. */
  host: string;
  /** Minutes of speech that a user may have written down in a day. */
  minutesPerDay: number;
}

/** The service that the function of this build is configured with; undefined if it has none. */
export function speechService(): SpeechService | undefined {
  const host = import.meta.env.VITE_SPEECH_HOST;
  if (!host) return undefined;
  return { host, minutesPerDay: Number(import.meta.env.VITE_SPEECH_MINUTES) };
}
