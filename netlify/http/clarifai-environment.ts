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

/** Clarifai's IDs; none of them can be a parent segment (`..`) in a path. */
const ID = /^[A-Za-z0-9][\w.-]{0,127}$/;

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** The key is sent there: so only an origin, and plain HTTP only on loopback. */
function isOrigin(text: string): boolean {
  const url = parseUrl(text);
  if (!url) return false;
  const { protocol, hostname, origin } = url;
  return text === origin && (protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)));
}

/**
 * Reads the settings of the provider `clarifai`; called only when it is the configured one.
 *
 * | variable | meaning |
 * | --- | --- |
 * | `CLARIFAI_PAT` | required, personal access token; its name is reported when it is missing, its value never |
 * | `CLARIFAI_USER_ID`, `CLARIFAI_APP_ID`, `CLARIFAI_MODEL_ID` | the model; Clarifai's general one unless set |
 * | `CLARIFAI_MODEL_VERSION_ID` | its version, the newest unless set |
 * | `CLARIFAI_SAMPLE_MS` | 100 to 60000, default 1000: interval between two analyzed frames |
 * | `CLARIFAI_BASE_URL` | only for `demo-` projects: the origin of a test server; https unless on loopback |
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
