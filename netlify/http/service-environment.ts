import ipaddr from 'ipaddr.js';
import type { EndpointSettings } from '../analysis/endpoint/endpoint-client';
import { parseUrl } from '../analysis/source/parse-url';
import type { EnvironmentReader } from './environment-reader';

/** A header's value: visible ASCII, no spaces. */
const KEY = /^[\x21-\x7e]{1,512}$/;
const MODEL = /^[\w./:@-]{1,200}$/;
/** An hour of speech is an hour and a half of ordinary television. */
const DEFAULT_MINUTES = 60;
/** As many scenes as an hour of a series has. */
const DEFAULT_SCENES = 60;
const MINUTE_MS = 60_000;

/** A service of an installation, and how much of it each user may use. */
export interface ServiceEnvironment {
  settings: EndpointSettings;
  /** What one user may send in a day: ms of speech, or scenes. */
  perDay: number;
}

/** A name or address that leads to this machine or to its own network. */
function isNear(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (hostname === 'localhost') return true;
  if (!ipaddr.isValid(address)) return false;
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range());
}

/** Content and key are sent there: encrypted, unless the service is on this machine or in its network. */
function isService(text: string): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  if (`${url.username}${url.password}${url.hash}` !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname));
}

/**
 * The URL that is called: a base such as `https://api.openai.com/v1` gets the path of the call.
 *
 * @param whole the ends of paths that stay as they are
 */
function endpointUrl(text: string, path: string, whole: readonly string[] = [path]): string {
  const url = new URL(text);
  const isWhole = whole.some((end) => url.pathname.endsWith(end));
  if (!isWhole) url.pathname = `${url.pathname.replace(/\/+$/, '')}${path}`;
  return url.href;
}

/** The settings of a service, if `<name>_URL` is set. */
function readSettings(
  reader: EnvironmentReader,
  name: 'TRANSCRIPTION' | 'UNDERSTANDING',
): EndpointSettings | undefined {
  if (reader.text(`${name}_URL`) === undefined) return undefined;
  const expected = 'an https URL such as https://api.openai.com/v1, or http in your own network';
  const url = reader.required(`${name}_URL`, isService, expected);
  const model = reader.required(`${name}_MODEL`, (value) => MODEL.test(value), 'the name of a model');
  const key =
    reader.text(`${name}_KEY`) === undefined
      ? undefined
      : reader.secret(`${name}_KEY`, (value) => KEY.test(value), 'a key without spaces');
  return isService(url) ? { url, model, ...(key === undefined ? {} : { key }) } : undefined;
}

/**
 * Reads the settings of the speech-to-text service. Without `TRANSCRIPTION_URL` there is none.
 *
 * | variable | meaning |
 * | --- | --- |
 * | `TRANSCRIPTION_URL` | base or whole URL of a service with OpenAI's interface; https, or http in this network |
 * | `TRANSCRIPTION_MODEL` | required with it, such as `whisper-1` |
 * | `TRANSCRIPTION_KEY` | its key, if it needs one |
 * | `TRANSCRIPTION_MINUTES_PER_DAY` | 1 to 1440, default 60: minutes of speech for one user in a day |
 */
export function readTranscriptionEnvironment(reader: EnvironmentReader): ServiceEnvironment | undefined {
  const settings = readSettings(reader, 'TRANSCRIPTION');
  const minutes = reader.integer('TRANSCRIPTION_MINUTES_PER_DAY', DEFAULT_MINUTES, 1, 1_440);
  if (settings === undefined) return undefined;
  const path = '/audio/transcriptions';
  const url = endpointUrl(settings.url, path, [path, '/inference']);
  return { settings: { ...settings, url }, perDay: minutes * MINUTE_MS };
}

/**
 * Reads the settings of the service that describes scenes. Without `UNDERSTANDING_URL` there is none.
 *
 * | variable | meaning |
 * | --- | --- |
 * | `UNDERSTANDING_URL` | base or whole URL of a service with OpenAI's interface; https, or http in this network |
 * | `UNDERSTANDING_MODEL` | required with it: a model that reads pictures |
 * | `UNDERSTANDING_KEY` | its key, if it needs one |
 * | `UNDERSTANDING_SCENES_PER_DAY` | 1 to 10000, default 60: scenes for one user in a day |
 */
export function readUnderstandingEnvironment(reader: EnvironmentReader): ServiceEnvironment | undefined {
  const settings = readSettings(reader, 'UNDERSTANDING');
  const perDay = reader.integer('UNDERSTANDING_SCENES_PER_DAY', DEFAULT_SCENES, 1, 10_000);
  if (settings === undefined) return undefined;
  return { settings: { ...settings, url: endpointUrl(settings.url, '/chat/completions') }, perDay };
}
