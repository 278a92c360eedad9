import { join, resolve } from 'node:path';
import { createProvider, PROVIDER_IDS } from '../analysis/registry';
import { openCaptions } from '../analysis/source/caption-source';
import { openHttpSource } from '../analysis/source/http-source';
import { createAnalyzeHandler } from '../http/analyze-handler';
import { readEnvironment } from '../http/environment';
import { errorResponse, misconfiguredFailure } from '../http/error-responses';
import { createTokenVerifier } from '../http/id-token';
import { writeLog } from '../http/log';
import { createMemoryLimiter } from '../http/memory-limiter';

type Handler = (request: Request) => Promise<Response>;

/** Where the platform unpacks `included_files`; the project's folder under `netlify dev`. */
const ROOT = process.env.LAMBDA_TASK_ROOT ?? process.cwd();
const BUILT = join(ROOT, 'dist');

function compose(): Handler {
  const environment = readEnvironment(process.env, PROVIDER_IDS);
  const { ownModelsFolder } = environment;
  return createAnalyzeHandler({
    environment,
    verifyToken: createTokenVerifier({
      projectId: environment.firebaseProjectId,
      emulator: environment.authEmulatorHost !== undefined,
    }),
    provider: createProvider(environment.providerId, {
      workerPath: join(BUILT, 'worker', 'measure-worker.mjs'),
      modelsPath: join(BUILT, 'models'),
      ...(ownModelsFolder === undefined ? {} : { ownModelsPath: resolve(ROOT, ownModelsFolder) }),
      ...(environment.clarifai === undefined ? {} : { clarifai: environment.clarifai }),
    }),
    openSource: openHttpSource,
    openCaptions,
    limiter: createMemoryLimiter(environment.limits),
    log: writeLog,
  });
}

/** Put together once for each instance, so that the identity service's keys stay cached between calls. */
function start(): Handler {
  try {
    return compose();
  } catch (error) {
    return () => {
      writeLog({ event: 'failed', durationMs: 0, code: 'misconfigured', error });
      return Promise.resolve(errorResponse(misconfiguredFailure()));
    };
  }
}

/** `POST /.netlify/functions/analyze`: see `src/contracts/analysis.ts` and `analysis-events.ts`. */
export default start();
