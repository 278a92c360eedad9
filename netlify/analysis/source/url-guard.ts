import { isIP } from 'node:net';
import { MAX_URL_LENGTH } from '@/contracts/analysis';
import { AnalysisFailure } from '../errors';
import { isPublicAddress } from './address-guard';
import { isAllowedHost, portOf, type AllowedHosts } from './allowed-hosts';
import { parseUrl } from './parse-url';

/**
 * Web ports and their two customary stand-ins. An open choice would let a stranger scan the ports of
 * other people's machines from ours and speak to mail or database servers in HTTP's clothes.
 */
const PORTS: ReadonlySet<string> = new Set(['80', '443', '8080', '8443']);

/**
 * Names that never lead to the public internet: RFC 6761 (localhost), RFC 6762 (local), RFC 8375
 * (home.arpa), RFC 7686 (onion), ICANN's reservation of `internal` in 2024, and names that routers
 * and companies use for themselves (RFC 6762, appendix G).
 */
const PRIVATE_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

/** One text for every refusal: it says what is accepted and nothing about what was found. */
export const URL_NOT_ALLOWED =
  'Please enter the public http or https URL of a video: no user name or password in it, ' +
  'no private or local host, and port 80, 443, 8080 or 8443.';

function refuse(): never {
  throw new AnalysisFailure('url-not-allowed', URL_NOT_ALLOWED);
}

/** URL parsers drop control characters and turn backslashes: what is read is then not what is checked. */
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

function normalise(url: URL): URL {
  if (url.protocol !== 'http:' && url.protocol !== 'https:') refuse();
  if (url.username !== '' || url.password !== '') refuse();
  // A name may end with the root's dot; without it one name has one spelling.
  if (url.hostname.endsWith('.')) url.hostname = url.hostname.slice(0, -1);
  if (url.hostname === '' || url.hostname.endsWith('.')) refuse();
  url.hash = '';
  return url;
}

/**
 * Checks the address that a person gave, before anything is resolved or fetched. The URL parser has
 * by then turned every spelling of an IPv4 address (decimal, octal, hexadecimal, short, full-width
 * digits) into four decimal parts.
 *
 * @param allowHosts for development: these pass whatever their address and port
 * @returns the URL to fetch, without fragment
 * @throws AnalysisFailure `url-not-allowed`
 */
export function checkUrl(text: string, allowHosts: AllowedHosts): URL {
  if (text.length > MAX_URL_LENGTH || hasDeceptiveCharacter(text)) refuse();
  const given = /^https?:\/\/[^/]/i.test(text) ? parseUrl(text) : null;
  const url = normalise(given ?? refuse());
  if (!isAllowedHost(url, allowHosts)) checkHost(url);
  return url;
}

/**
 * Checks where a redirect or an address in a playlist leads, as strictly as the first address. It may not leave https for http,
 * and a public host may not send us to a host of the development list.
 *
 * @param location as received, absolute or relative
 * @throws AnalysisFailure `url-not-allowed`
 */
export function checkLink(location: string, from: URL, allowHosts: AllowedHosts): URL {
  if (location.length > MAX_URL_LENGTH || hasDeceptiveCharacter(location)) refuse();
  const url = normalise(parseUrl(location, from) ?? refuse());
  if (from.protocol === 'https:' && url.protocol === 'http:') refuse();
  if (!(isAllowedHost(url, allowHosts) && isAllowedHost(from, allowHosts))) checkHost(url);
  return url;
}
