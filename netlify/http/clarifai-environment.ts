import {
  CLARIFAI_DEFAULTS,
  MAX_SAMPLE_MS,
  MIN_SAMPLE_MS,
  type ClarifaiSettings,
} from '../analysis/providers/clarifai/settings';
import { parseUrl } from '../analysis/source/parse-url';
import type { EnvironmentReader } from './environment-reader';

/** A header's value: visible ASCII, no spaces. Clarifai's own keys are 32 hexadecimal digits. */
const KEY = /^[\x21-\x7e]{8,512}$/;

/** Clarifai's ids; none of them can be a step upwards in a path. */
const ID = /^[A-Za-z0-9][\w.-]{0,127}$/;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The key travels there: an origin and nothing more, and in the clear only inside this machine. */
function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, origin } = url;
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)));
}

/**
 * Reads what the provider `clarifai` is told from outside; called when it is the chosen one.
 *
 * | variable | meaning |
 * | --- | --- |
 * | `CLARIFAI_PAT` | required, personal access token; named when it is missing, never shown |
 * | `CLARIFAI_USER_ID`, `CLARIFAI_APP_ID`, `CLARIFAI_MODEL_ID` | the model; Clarifai's general one unless set |
 * | `CLARIFAI_MODEL_VERSION_ID` | its version, the newest unless set |
 * | `CLARIFAI_SAMPLE_MS` | 100 to 60000, default 1000: distance between two analysed frames |
 * | `CLARIFAI_BASE_URL` | only for `demo-` projects: where tests keep a stand-in; https unless on loopback |
 */
export function readClarifaiSettings(reader: EnvironmentReader): ClarifaiSettings {
  const id = (name: string, fallback: string): string =>
    reader.optional(name, fallback, (value) => ID.test(value), 'letters, digits, "-", "_" and "."');
  const version = id('CLARIFAI_MODEL_VERSION_ID', '');
  return {
    key: reader.secret('CLARIFAI_PAT', (value) => KEY.test(value), 'a personal access token of Clarifai'),
    origin: reader.optional(
      'CLARIFAI_BASE_URL',
      CLARIFAI_DEFAULTS.origin,
      isOrigin,
      'an https origin such as https://api.clarifai.com, or http on loopback',
    ),
    userId: id('CLARIFAI_USER_ID', CLARIFAI_DEFAULTS.userId),
    appId: id('CLARIFAI_APP_ID', CLARIFAI_DEFAULTS.appId),
    modelId: id('CLARIFAI_MODEL_ID', CLARIFAI_DEFAULTS.modelId),
    ...(version === '' ? {} : { modelVersionId: version }),
    sampleMs: reader.integer('CLARIFAI_SAMPLE_MS', CLARIFAI_DEFAULTS.sampleMs, MIN_SAMPLE_MS, MAX_SAMPLE_MS),
  };
}
