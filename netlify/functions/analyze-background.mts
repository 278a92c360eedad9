import { createBackgroundHandler } from '../background/background-handler';
import { openFirestore } from '../background/firestore';
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
  const { firebaseProjectId, firestoreEmulatorHost, limits, backgroundOwnAtOnce } = environment;
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
    openStore: (token) =>
      openFirestore({
        projectId: firebaseProjectId,
        token,
        ...(firestoreEmulatorHost === undefined ? {} : { emulatorHost: firestoreEmulatorHost }),
      }),
  });
});
