import { parseUrl } from './parse-url';

/** Hosts that may be accessed although they are not public, each with its port: `host:port`. */
export type AllowedHosts = ReadonlySet<string>;

const DEFAULT_PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/** The port of a URL, also if it is not written. */
export function portOf(url: Pick<URL, 'protocol' | 'port'>): string {
  return url.port === '' ? (DEFAULT_PORTS[url.protocol] ?? '') : url.port;
}

/**
 * Reads a comma-separated list such as `localhost:8888, [::1]:8888`.
 *
 * @returns the hosts as a URL spells them
 * @throws RangeError with the first entry that is not `host:port`
 */
export function parseAllowedHosts(list: string): AllowedHosts {
  const hosts = new Set<string>();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const port = /^[^/?#@\\\s]+:(\d{1,5})$/.exec(entry)?.[1];
    const url = parseUrl(`http://${entry}`);
    if (port === undefined || Number(port) < 1 || !url) {
      throw new RangeError(`"${entry}" is not host:port`);
    }
    hosts.add(`${url.hostname}:${Number(port)}`);
  }
  return hosts;
}

/** Whether exactly this host and port are on the list. */
export function isAllowedHost(
  url: Pick<URL, 'protocol' | 'hostname' | 'port'>,
  hosts: AllowedHosts,
): boolean {
  return hosts.has(`${url.hostname}:${portOf(url)}`);
}
