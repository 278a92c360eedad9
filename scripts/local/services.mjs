/** As in `netlify/http/service-environment.ts`. */
const DEFAULT_MINUTES = '60';
const DEFAULT_SCENES = '60';

/** @param {string | undefined} url @returns {string} empty without a service */
function hostOf(url) {
  const address = url?.trim() ?? '';
  return URL.canParse(address) ? new URL(address).host : '';
}

/** @param {string} host @param {string | undefined} given @param {string} usual */
const perDay = (host, given, usual) => (host === '' ? '' : given?.trim() || usual);

/**
 * What the pages say about the services of an installation: where speech and scenes are sent, and how much of it. They are
 * built with the settings of the function, so that both always say the same.
 *
 * @param {NodeJS.ProcessEnv} env the variables of the build
 * @returns variables for the application, empty without a service; see `src/config/services.ts`
 */
export function serviceEnvironment(env) {
  const speech = hostOf(env.TRANSCRIPTION_URL);
  const scenes = hostOf(env.UNDERSTANDING_URL);
  return {
    VITE_SPEECH_HOST: speech,
    VITE_SPEECH_MINUTES: perDay(speech, env.TRANSCRIPTION_MINUTES_PER_DAY, DEFAULT_MINUTES),
    VITE_SCENE_HOST: scenes,
    VITE_SCENES_PER_DAY: perDay(scenes, env.UNDERSTANDING_SCENES_PER_DAY, DEFAULT_SCENES),
  };
}
