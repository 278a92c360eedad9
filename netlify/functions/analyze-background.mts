import { createBackgroundHandler } from '../background/background-handler';
import { openFirestore } from '../background/open-firestore';
import { EnvironmentError } from '../http/environment';
import { createLimiter, startFunction } from '../http/start-function';

/**
 * Timeout for the shared store of the counts, in ms. It can be long: no client waits for the answer. It should be long:
 * the platform runs each analysis in a separate instance, whose local limits do not see the others.
 */
const STORE_TIMEOUT_MS = 20_000;

/**
 * `POST /.netlify/functions/analyze-background`: see `src/contracts/analyses.ts`. The platform runs a function whose
 * name ends in `-background` in the background, for up to 15 minutes, and answers 202 itself.
 */
export default startFunction((options) => {
  const { environment } = options;
  const { limits, backgroundOwnAtOnce, firebaseApiKey } = environment;
  if (firebaseApiKey === undefined) throw new EnvironmentError(['FIREBASE_API_KEY is missing']);
  const project = { ...environment, projectId: environment.firebaseProjectId, apiKey: firebaseApiKey };
  return createBackgroundHandler({
    ...options,
    environment: {
      ...environment,
      deadlineMs: environment.backgroundDeadlineMs,
      maxVideoBytes: environment.backgroundVideoBytes,
    },
    limiter: createLimiter(
      'analyze-background',
      { ...limits, ownAtOnce: backgroundOwnAtOnce },
      { timeoutMs: STORE_TIMEOUT_MS },
    ),
    openStore: (token) => openFirestore(project, token),
  });
});
