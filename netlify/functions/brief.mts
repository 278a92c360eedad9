import { briefVector } from '../analysis/providers/embedded/sentences/brief-vector';
import { createBriefHandler } from '../http/brief-handler';
import { createLimiter, startFunction } from '../http/start-function';

/** A brief is read again when it has changed and the planner has paused. */
const LIMITS = { perMinute: 30, ownAtOnce: 4 };

/** `POST /.netlify/functions/brief`: see `src/contracts/brief-vector.ts`. */
export default startFunction(({ environment, models, ...options }) =>
  createBriefHandler({
    ...options,
    limiter: createLimiter('brief', { ...environment.limits, ...LIMITS }),
    vectorOf: (brief) => briefVector(brief, models),
  }),
);
