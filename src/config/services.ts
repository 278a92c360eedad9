/** A service of this installation to which a part of a video can be sent. */
interface Service {
  /** Where it is sent. */
  host: string;
  /** How much of it a user may have sent in a day: minutes of speech, or scenes. */
  perDay: number;
}

const serviceAt = (host: string | undefined, perDay: string | undefined): Service | undefined =>
  host ? { host, perDay: Number(perDay) } : undefined;

/** The speech-to-text service that the function of this build is configured with; undefined if it has none. */
export function speechService(): Service | undefined {
  return serviceAt(import.meta.env.VITE_SPEECH_HOST, import.meta.env.VITE_SPEECH_MINUTES);
}

/** The same for the service that describes scenes. */
export function sceneService(): Service | undefined {
  return serviceAt(import.meta.env.VITE_SCENE_HOST, import.meta.env.VITE_SCENES_PER_DAY);
}
