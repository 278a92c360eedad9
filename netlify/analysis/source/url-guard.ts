import { isIP } from 'node:net';
import { MAX_URL_LENGTH } from '@/contracts/analysis-request';
import { AnalysisFailure } from '../errors';
import { isPublicAddress } from './address-guard';
import { isAllowedHost, portOf, type AllowedHosts } from './allowed-hosts';
import { parseUrl } from './parse-url';

/**
 * Web ports and their two customary alternatives. Arbitrary ports would let a stranger scan the ports of other machines
 * from ours, and send HTTP requests to mail or database servers.
 */
const PORTS: ReadonlySet<string> = new Set(['80', '443', '8080', '8443']);

/**
 * Names that never resolve to public hosts: RFC 6761 (localhost), RFC 6762 (local), RFC 8375 (home.arpa), RFC 7686
 * (onion), ICANN's reservation of `internal` in 2024, and names that routers and companies use internally (RFC 6762,
 * appendix G).
 */
const PRIVATE_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/** One text for every refusal: it says what is accepted and nothing about the refused URL. */
export const URL_NOT_ALLOWED =
  'Please enter the public http or https URL of a video: no user name or password in it, ' +
  'no private or local host, and port 80, 443, 8080 or 8443.';

function refuse(): never {
  throw new AnalysisFailure('url-not-allowed', URL_NOT_ALLOWED);
}

/**
 * URL parsers drop control characters and convert backslashes: the URL that is fetched would differ from the one
 * checked.
 */
function hasDeceptiveCharacter(text: string): boolean {
  return /[\\\p{Cc}]/u.test(text);
}

function isPublicName(hostname: string): boolean {
  return hostname.includes('.') && hostname.length <= 253 && !PRIVATE_NAMES.test(hostname);
}

function checkHost(url: URL): void {
  const literal = url.hostname.startsWith('[') ? url.hostname.slice(1, -1) : url.hostname;
  if (!(isIP(literal) === 0 ? isPublicName(url.hostname) : isPublicAddress(literal))) refuse();
  if (!PORTS.has(portOf(url))) refuse();
}

function normalize(url: URL): URL {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse();
  if (url.username !== '' || url.password !== '') refuse();
  // A name may end with a dot (the root); removing it gives each name a single spelling.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname === '' || url.hostname.endsWith('.')) refuse();
  url.hash = '';
  // Percent-encoding makes a URL longer than its text, up to six times.
  if (url.href.length > MAX_URL_LENGTH) refuse();
  return url;
}

/**
 * Checks the URL that a user gave, before anything is resolved or fetched. The URL parser has already converted every
 * spelling of an IPv4 address (decimal, octal, hexadecimal, short, full-width digits) into four decimal parts.
 *
 * @param allowHosts for development: these pass whatever their IP address and port
 * @returns the URL to fetch, without fragment
 * @throws AnalysisFailure `url-not-allowed`
 */
export function checkUrl(text: string, allowHosts: AllowedHosts): URL {
  if (text.length > MAX_URL_LENGTH || hasDeceptiveCharacter(text)) refuse();
  const given = /^https?:\/\/[^/]/i.test(text) ? parseUrl(text) : null;
  const url = normalize(given ?? refuse());
  if (!isAllowedHost(url, allowHosts)) checkHost(url);
  return url;
}

/**
 * Checks the target of a redirect or a URL in a playlist, as strictly as the first URL. It must not change from https
 * to http, and a public host must not lead to a host of the development list.
 *
 * @param location as received, absolute or relative
 * @throws AnalysisFailure `url-not-allowed`
 */
export function checkLink(location: string, from: URL, allowHosts: AllowedHosts): URL {
  if (location.length > MAX_URL_LENGTH || hasDeceptiveCharacter(location)) refuse();
  const url = normalize(parseUrl(location, from) ?? refuse());
  if (from.protocol === 'https:' && url.protocol === 'http:') refuse();
  if (!(isAllowedHost(url, allowHosts) && isAllowedHost(from, allowHosts))) checkHost(url);
  return url;
}
