import { createBackgroundHandler } from '../background/background-handler';
import { openFirestore } from '../background/firestore';
import { startFunction } from '../http/start-function';

/**
 * `POST /.netlify/functions/analyze-background`: see `src/contracts/analyses.ts`. The platform runs a function with this
 * ending in the background, for up to 15 minutes, and answers 202 itself.
 */
export default startFunction((options) => {
  const { firebaseProjectId, firestoreEmulatorHost, backgroundDeadlineMs } = options.environment;
  return createBackgroundHandler({
    ...options,
    environment: { ...options.environment, deadlineMs: backgroundDeadlineMs },
    openStore: (token) =>
      openFirestore({
        projectId: firebaseProjectId,
        token,
        ...(firestoreEmulatorHost === undefined ? {} : { emulatorHost: firestoreEmulatorHost }),
      }),
  });
});
