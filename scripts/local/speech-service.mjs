/** As in `netlify/http/transcription-environment.ts`. */
const DEFAULT_MINUTES = '60';

/**
 * What the pages say about the speech-to-text service of an installation: where speech is sent, and how much of it. They
 * are built with the settings of the function, so that both always say the same.
 *
 * @param {NodeJS.ProcessEnv} env the variables of the build
 * @returns variables for the application, empty without a service; see `src/config/speech-service.ts`
 */
export function speechServiceEnvironment({ TRANSCRIPTION_URL: url, TRANSCRIPTION_MINUTES_PER_DAY: minutes }) {
  const address = url?.trim() ?? '';
  if (!URL.canParse(address)) return { VITE_SPEECH_HOST: '', VITE_SPEECH_MINUTES: '' };
  return { VITE_SPEECH_HOST: new URL(address).host, VITE_SPEECH_MINUTES: minutes?.trim() || DEFAULT_MINUTES };
}
