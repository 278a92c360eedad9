import { createBackgroundHandler } from '../background/background-handler';
import { openFirestore } from '../background/firestore';
import { createLimiter, startFunction } from '../http/start-function';

/**
 * Nobody waits for the answer, and the platform runs each analysis in an instance of its own, whose own limits hold back
 * none of the others: the store of the counts gets its time, in ms.
 */
const STORE_TIMEOUT_MS = 20_000;

/**
 * `POST /.netlify/functions/analyze-background`: see `src/contracts/analyses.ts`. The platform runs a function with this
 * ending in the background, for up to 15 minutes, and answers 202 itself.
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
