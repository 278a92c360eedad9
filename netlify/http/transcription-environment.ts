import ipaddr from 'ipaddr.js';
import { parseUrl } from '../analysis/source/parse-url';
import type { TranscriptionSettings } from '../analysis/transcription/endpoint';
import type { EnvironmentReader } from './environment-reader';

/** A header's value: visible ASCII, no spaces. */
const KEY = /^[\x21-\x7e]{1,512}$/;
const MODEL = /^[\w./:@-]{1,200}$/;
/** An hour of speech is an hour and a half of ordinary television. */
const DEFAULT_MINUTES = 60;
const PATH = '/audio/transcriptions';

/** The speech-to-text service of an installation, and how much of it each user may use. */
export interface TranscriptionEnvironment {
  settings: TranscriptionSettings;
  /** Minutes of speech that one user may have written down in a day. */
  minutesPerDay: number;
}

/** A name or address that leads to this machine or to its own network. */
function isNear(hostname: string): boolean {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (hostname === 'localhost') return true;
  if (!ipaddr.isValid(address)) return false;
  return ['loopback', 'private', 'uniqueLocal'].includes(ipaddr.process(address).range());
}

/** Speech and key are sent there: encrypted, unless the service is on this machine or in its network. */
function isService(text: string): boolean {
  const url = parseUrl(text);
  if (url === null) return false;
  if (`${url.username}${url.password}${url.hash}` !== '') return false;
  return url.protocol === 'https:' || (url.protocol === 'http:' && isNear(url.hostname));
}

/** The URL that pieces are posted to: a base such as `https://api.openai.com/v1` gets the path of the call. */
function endpointUrl(text: string): string {
  const url = new URL(text);
  const isWhole = url.pathname.endsWith(PATH) || url.pathname.endsWith('/inference');
  if (!isWhole) url.pathname = `${url.pathname.replace(/\/+$/, '')}${PATH}`;
  return url.href;
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
export function readTranscriptionEnvironment(
  reader: EnvironmentReader,
): TranscriptionEnvironment | undefined {
  if (reader.text('TRANSCRIPTION_URL') === undefined) return undefined;
  const expected = 'an https URL such as https://api.openai.com/v1, or http in your own network';
  const url = reader.required('TRANSCRIPTION_URL', isService, expected);
  const model = reader.required('TRANSCRIPTION_MODEL', (name) => MODEL.test(name), 'the name of a model');
  const hasKey = reader.text('TRANSCRIPTION_KEY') !== undefined;
  const key = hasKey
    ? reader.secret('TRANSCRIPTION_KEY', (value) => KEY.test(value), 'a key without spaces')
    : undefined;
  const minutesPerDay = reader.integer('TRANSCRIPTION_MINUTES_PER_DAY', DEFAULT_MINUTES, 1, 1_440);
  if (!isService(url)) return undefined;
  return { settings: { url: endpointUrl(url), model, ...(key === undefined ? {} : { key }) }, minutesPerDay };
}
