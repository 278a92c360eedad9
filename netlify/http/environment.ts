import { MAX_BACKGROUND_MINUTES } from '../../src/contracts/analyses';
import type { ClarifaiSettings } from '../analysis/providers/clarifai/settings';
import type { AllowedHosts } from '../analysis/source/allowed-hosts';
import { readClarifaiSettings } from './clarifai-environment';
import { EnvironmentReader, type Variables } from './environment-reader';
import type { Limits } from './request-limiter';
import {
  readTranscriptionEnvironment,
  readUnderstandingEnvironment,
  type ServiceEnvironment,
} from './service-environment';

/** Everything that the function reads from its environment. */
export interface Environment {
  /** Id of the analysis provider. */
  providerId: string;
  /** Hosts that may be accessed although they are not public; empty in production. */
  allowHosts: AllowedHosts;
  /** Maximum number of bytes read of one video; a file that is read in ranges may be larger. */
  maxVideoBytes: number;
  /** The same for an analysis in the background, which has the time to read a whole video. */
  backgroundVideoBytes: number;
  maxVideoMs: number;
  /** Maximum duration of one analysis. */
  deadlineMs: number;
  /** The same for an analysis in the background. */
  backgroundDeadlineMs: number;
  /** Limits on the rate and the number of running analyses. */
  limits: Limits;
  /** Maximum number of background analyses of one user at the same time, instead of `limits.ownAtOnce`. */
  backgroundOwnAtOnce: number;
  /** Memory limit of the child process that decodes one video, in MB; the provider's own limit unless given. */
  childMemoryMb?: number;
  firebaseProjectId: string;
  /** Of the web app, for background analyses. */
  firebaseApiKey?: string;
  /** Whether the user's e-mail address must be verified. */
  requiresVerifiedEmail: boolean;
  /** Number of the Firebase project; if set, each call needs an App Check token. */
  appCheckProjectNumber?: string;
  /** `host:port` of the Auth emulator; if set, unsigned tokens are accepted. */
  authEmulatorHost?: string;
  /** `host:port` of the Firestore emulator. */
  firestoreEmulatorHost?: string;
  /** Folder with models that are added to those of the embedded provider, relative to the project's root. */
  ownModelsFolder?: string;
  /** Only if it is the configured provider. */
  clarifai?: ClarifaiSettings;
  /** Missing if the installation has no speech-to-text service. */
  transcription?: ServiceEnvironment;
  /** Missing if the installation has no service that describes scenes. */
  understanding?: ServiceEnvironment;
}

/** One or more variables are missing or invalid. `message` names each; it is for the log, not for a client. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError';

  constructor(readonly problems: readonly string[]) {
    super(`The environment is not complete: ${problems.join('; ')}`);
  }
}

/** Projects with this prefix exist only in emulators; Firebase assigns it to no real project. */
const DEMO_PREFIX = 'demo-';

/** Each of these weakens a check that a real project must keep. */
const DEMO_ONLY = [
  'FIREBASE_AUTH_EMULATOR_HOST',
  'FIRESTORE_EMULATOR_HOST',
  'ANALYSIS_ALLOW_HOSTS',
  'CLARIFAI_BASE_URL',
];

/** The specification's `maxVideoSize`. */
const DEFAULT_SIZE_MB = 500;

/** An hour at 12 Mbit/s. */
const DEFAULT_BACKGROUND_SIZE_MB = 5_000;

/** Three hours: the length of the longest feature films. */
const DEFAULT_MINUTES = 180;

/** Netlify ends a synchronous function after 60 s; the answer must have been sent before that. */
const DEFAULT_DEADLINE_S = 50;

/** Netlify ends a background function after 15 minutes; the result must be stored before that. */
const DEFAULT_BACKGROUND_DEADLINE_S = MAX_BACKGROUND_MINUTES * 60;

/** `netlify dev` ends a synchronous function after 30 s. */
const DEFAULT_DEV_DEADLINE_S = 26;

/** Enough to try and compare; each decoding child process may take 700 MB, and all share two cores. */
const DEFAULT_LIMITS: Limits = { perMinute: 10, ownAtOnce: 2, atOnce: 4 };
const DEFAULT_BACKGROUND_OWN_AT_ONCE = 3;

/** Memory of the process that answers, without its children, in MB. */
const PARENT_MB = 250;

/** Memory that a child needs for the largest frames and all models, in MB. */
const CHILD_MB = 700;

/** Share of the memory of an analysis that its decoding child gets; the process that reads sentences needs 150 MB. */
const CHILD_SHARE = 0.8;

/** https://firebase.google.com/docs/projects/learn-more#project-id */
const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/;

/**
 * Divides the memory of one instance: each child gets the same, and only as many run as there is memory for.
 *
 * @param memoryMb of the instance
 */
function withinMemory(limits: Limits, memoryMb: number): Pick<Environment, 'limits' | 'childMemoryMb'> {
  const forChildrenMb = Math.max(memoryMb - PARENT_MB, 0);
  const childMemoryMb = Math.min(CHILD_MB, Math.floor(forChildrenMb * CHILD_SHARE));
  const children = Math.max(1, Math.floor((forChildrenMb * CHILD_SHARE) / CHILD_MB));
  return { limits: { ...limits, atOnce: Math.min(limits.atOnce, children) }, childMemoryMb };
}

/**
 * The one place that reads the function's environment variables.
 *
 * | variable | meaning |
 * | --- | --- |
 * | `ANALYSIS_PROVIDER` | required, one of `providerIds` |
 * | `FIREBASE_PROJECT_ID` | required, the project whose users may call |
 * | `FIREBASE_API_KEY`, `VITE_FIREBASE_API_KEY` | one of them is required for background analyses: the web app's key |
 * | `REQUIRE_VERIFIED_EMAIL` | `true`: the user's e-mail address must be verified |
 * | `APP_CHECK_PROJECT_NUMBER` | number of the Firebase project: each call needs an App Check token |
 * | `MAX_VIDEO_SIZE_MB` | 1 to 10000, default 500: maximum that is read of one video |
 * | `BACKGROUND_VIDEO_SIZE_MB` | 1 to 20000, default 5000: the same in the background |
 * | `MAX_VIDEO_MINUTES` | 1 to 1440, default 180 |
 * | `ANALYSIS_DEADLINE_SECONDS` | 5 to 55, default 50, under `netlify dev` 26 |
 * | `BACKGROUND_DEADLINE_SECONDS` | 5 to 840, default 780 |
 * | `MAX_ANALYSES_PER_MINUTE` | 1 to 1000 for one user, default 10 |
 * | `MAX_ANALYSES_AT_ONCE_PER_USER` | 1 to 100, default 2 |
 * | `BACKGROUND_OWN_AT_ONCE` | 1 to 100 background analyses of one user, default 3 |
 * | `MAX_ANALYSES_AT_ONCE` | 1 to 100 in one instance of the function, default 4 |
 * | `FUNCTION_MEMORY_MB` | 256 to 10240, memory of one instance; the platform's `AWS_LAMBDA_FUNCTION_MEMORY_SIZE`
 * unless set |
 * | `ANALYSIS_MODELS_FOLDER` | folder with your own models for `embedded`, relative to the project's root |
 * | `ANALYSIS_ALLOW_HOSTS` | only for `demo-` projects: list of `host:port` that may be accessed although not public |
 * | `FIREBASE_AUTH_EMULATOR_HOST` | only for `demo-` projects: accept the emulator's unsigned tokens |
 * | `FIRESTORE_EMULATOR_HOST` | only for `demo-` projects: where background analyses are stored |
 *
 * The last three weaken checks, so they are refused for every project that can exist outside an emulator. The settings
 * of the provider `clarifai` are in `clarifai-environment.ts`; they are read only if it is the provider. Those of the
 * services for speech and scenes are in `service-environment.ts`.
 *
 * @throws EnvironmentError that names every missing or invalid variable
 */
export function readEnvironment(variables: Variables, providerIds: readonly string[]): Environment {
  const reader = new EnvironmentReader(variables);
  const isProvider = (id: string): boolean => providerIds.includes(id);
  const providerId = reader.required('ANALYSIS_PROVIDER', isProvider, `one of ${providerIds.join(', ')}`);
  const projectId = reader.required(
    'FIREBASE_PROJECT_ID',
    (id) => PROJECT_ID.test(id),
    'a Firebase project id',
  );
  const deadline = variables.NETLIFY_DEV === 'true' ? DEFAULT_DEV_DEADLINE_S : DEFAULT_DEADLINE_S;
  const environment: Environment = {
    providerId,
    firebaseProjectId: projectId,
    requiresVerifiedEmail: reader.boolean('REQUIRE_VERIFIED_EMAIL'),
    allowHosts: reader.hosts('ANALYSIS_ALLOW_HOSTS'),
    maxVideoBytes: reader.integer('MAX_VIDEO_SIZE_MB', DEFAULT_SIZE_MB, 1, 10_000) * 1_000_000,
    backgroundVideoBytes:
      reader.integer('BACKGROUND_VIDEO_SIZE_MB', DEFAULT_BACKGROUND_SIZE_MB, 1, 20_000) * 1_000_000,
    maxVideoMs: reader.integer('MAX_VIDEO_MINUTES', DEFAULT_MINUTES, 1, 1_440) * 60_000,
    deadlineMs: reader.integer('ANALYSIS_DEADLINE_SECONDS', deadline, 5, 55) * 1_000,
    backgroundDeadlineMs:
      reader.integer('BACKGROUND_DEADLINE_SECONDS', DEFAULT_BACKGROUND_DEADLINE_S, 5, 840) * 1_000,
    limits: {
      perMinute: reader.integer('MAX_ANALYSES_PER_MINUTE', DEFAULT_LIMITS.perMinute, 1, 1_000),
      ownAtOnce: reader.integer('MAX_ANALYSES_AT_ONCE_PER_USER', DEFAULT_LIMITS.ownAtOnce, 1, 100),
      atOnce: reader.integer('MAX_ANALYSES_AT_ONCE', DEFAULT_LIMITS.atOnce, 1, 100),
    },
    backgroundOwnAtOnce: reader.integer('BACKGROUND_OWN_AT_ONCE', DEFAULT_BACKGROUND_OWN_AT_ONCE, 1, 100),
  };
  const memoryMb =
    reader.integer('FUNCTION_MEMORY_MB', 0, 256, 10_240) ||
    Number(variables.AWS_LAMBDA_FUNCTION_MEMORY_SIZE ?? 0);
  if (memoryMb > 0) Object.assign(environment, withinMemory(environment.limits, memoryMb));
  if (providerId === 'clarifai') environment.clarifai = readClarifaiSettings(reader);
  const transcription = readTranscriptionEnvironment(reader);
  if (transcription !== undefined) environment.transcription = transcription;
  const understanding = readUnderstandingEnvironment(reader);
  if (understanding !== undefined) environment.understanding = understanding;
  const ownModelsFolder = reader.text('ANALYSIS_MODELS_FOLDER');
  if (ownModelsFolder !== undefined) environment.ownModelsFolder = ownModelsFolder;
  const apiKey = reader.text('FIREBASE_API_KEY') ?? reader.text('VITE_FIREBASE_API_KEY');
  if (apiKey !== undefined) environment.firebaseApiKey = apiKey;
  const appCheckProjectNumber = reader.projectNumber('APP_CHECK_PROJECT_NUMBER');
  if (appCheckProjectNumber !== undefined) environment.appCheckProjectNumber = appCheckProjectNumber;
  const authEmulatorHost = reader.host('FIREBASE_AUTH_EMULATOR_HOST');
  if (authEmulatorHost !== undefined) environment.authEmulatorHost = authEmulatorHost;
  const firestoreEmulatorHost = reader.host('FIRESTORE_EMULATOR_HOST');
  if (firestoreEmulatorHost !== undefined) environment.firestoreEmulatorHost = firestoreEmulatorHost;
  if (!projectId.startsWith(DEMO_PREFIX)) {
    for (const name of DEMO_ONLY) {
      if (reader.text(name) === undefined) continue;
      reader.problems.push(`${name} is only for projects whose id begins with "${DEMO_PREFIX}"`);
    }
  }
  if (reader.problems.length > 0) throw new EnvironmentError(reader.problems);
  return environment;
}
