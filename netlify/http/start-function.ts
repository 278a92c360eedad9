import { join, resolve } from 'node:path';
import { createProvider, PROVIDER_IDS } from '../analysis/registry';
import { openCaptions } from '../analysis/source/caption-source';
import { openHttpSource } from '../analysis/source/http-source';
import { createSpeechToText } from '../analysis/transcription/transcribe';
import { createSceneUnderstanding } from '../analysis/understanding/understand';
import type { AnalyzeHandlerOptions } from './analyze-handler';
import { createAppVerifier } from './app-check';
import { openBlobStore } from './blob-store';
import { createDailyBudget } from './daily-budget';
import { readEnvironment, type Environment } from './environment';
import { errorResponse, misconfiguredFailure } from './error-responses';
import { createTokenVerifier } from './id-token';
import { REQUEST_ID_HEADER, requestIdOf } from './journal';
import { writeLog } from './log';
import { createMemoryLimiter } from './memory-limiter';
import type { Limits, RequestLimiter } from './request-limiter';
import { createSharedLimiter, type SharedLimiterOptions } from './shared-limiter';

type Handler = (request: Request) => Promise<Response>;

/** Where the platform unpacks `included_files`; under `netlify dev` the project's folder. */
const ROOT = process.env.LAMBDA_TASK_ROOT ?? process.cwd();
const BUILT = join(ROOT, 'dist');

/** Everything that a function needs, as configured by the environment. */
export type FunctionOptions = AnalyzeHandlerOptions & {
  environment: Environment;
  /** The bundled decoding worker, and the folder of the models. */
  models: { workerPath: string; modelsPath: string };
};

/**
 * @param name name of the function; each function has separate counts
 * @param waiting timeout for the shared store, if not the default
 */
export function createLimiter(
  name: string,
  limits: Limits,
  waiting: Pick<SharedLimiterOptions, 'timeoutMs'> = {},
): RequestLimiter {
  return createSharedLimiter({
    ...waiting,
    name,
    limits,
    store: openBlobStore(),
    local: createMemoryLimiter(limits),
    onUnreachable: (error) => writeLog({ outcome: 'limits-not-shared', error }),
  });
}

/** The services of this installation, as far as it has them, each within the budget of a user. */
function services({ transcription, understanding }: Environment): Partial<FunctionOptions> {
  const budgetOf = (name: string, perDay: number) =>
    createDailyBudget({
      ...{ store: openBlobStore(), name, perDay },
      onUnreachable: (error) => writeLog({ outcome: 'limits-not-shared', error }),
    });
  const options: Partial<FunctionOptions> = {};
  if (transcription !== undefined) {
    const { settings, perDay } = transcription;
    const budget = budgetOf('speech', perDay);
    options.speechToTextOf = (uid, onFailure) => createSpeechToText(settings, budget(uid), onFailure);
  }
  if (understanding !== undefined) {
    const { settings, perDay } = understanding;
    const budget = budgetOf('scenes', perDay);
    options.sceneUnderstandingOf = (uid, onFailure) =>
      createSceneUnderstanding(settings, budget(uid), onFailure);
  }
  return options;
}

function optionsOf(environment: Environment): FunctionOptions {
  const { ownModelsFolder } = environment;
  const models = {
    workerPath: join(BUILT, 'worker', 'measure-worker.mjs'),
    modelsPath: join(BUILT, 'models'),
  };
  return {
    environment,
    models,
    verifyToken: createTokenVerifier({
      projectId: environment.firebaseProjectId,
      emulator: environment.authEmulatorHost !== undefined,
    }),
    policy: {
      requiresVerifiedEmail: environment.requiresVerifiedEmail,
      ...(environment.appCheckProjectNumber === undefined
        ? {}
        : { verifyApp: createAppVerifier(environment.appCheckProjectNumber) }),
    },
    provider: createProvider(environment.providerId, {
      ...models,
      ...(ownModelsFolder === undefined ? {} : { ownModelsPath: resolve(ROOT, ownModelsFolder) }),
      ...(environment.clarifai === undefined ? {} : { clarifai: environment.clarifai }),
    }),
    openSource: openHttpSource,
    openCaptions,
    ...services(environment),
    limiter: createLimiter('analyze', environment.limits),
    log: writeLog,
  };
}

/**
 * Creates a function from the environment, once for each instance, so that the identity service's keys stay cached
 * between calls.
 *
 * @returns a handler that never throws; if the environment is invalid, it answers every request with `misconfigured`
 */
export function startFunction(create: (options: FunctionOptions) => Handler): Handler {
  try {
    const environment = readEnvironment(process.env, PROVIDER_IDS);
    // No process that this one starts, and no module that it loads later, can read the keys there.
    delete process.env.CLARIFAI_PAT;
    delete process.env.TRANSCRIPTION_KEY;
    delete process.env.UNDERSTANDING_KEY;
    return create(optionsOf(environment));
  } catch (error) {
    return (request) => {
      const requestId = requestIdOf(request);
      writeLog({ outcome: 'misconfigured', requestId, error });
      const response = errorResponse(misconfiguredFailure());
      response.headers.set(REQUEST_ID_HEADER, requestId);
      return Promise.resolve(response);
    };
  }
}
