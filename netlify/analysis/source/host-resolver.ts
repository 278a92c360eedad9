import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Resolves a name to all of its addresses. */
export type ResolveHost = (hostname: string) => Promise<LookupAddress[]>;

export interface HostResolver {
  /** Rejects with the name server's error if the name has no address, or with `ECANCELLED`. */
  resolve: ResolveHost;
  /** Cancels all pending queries, which then reject. */
  cancel: () => void;
}

/** Timeout of one query to one name server, in milliseconds; the second try takes twice as long. */
const TIMEOUT_MS = 1_000;
const TRIES = 2;

/**
 * Asks the name servers of the system directly. The system's resolver (`dns.lookup`) runs in the small thread pool that
 * the whole process shares and cannot be cancelled, so that a few slow names would block every analysis. Its other
 * sources, such as `/etc/hosts`, are not needed here: they do not lead to public hosts.
 *
 * @param servers `address:port` of the name servers to ask; those of the system unless given
 */
export function createHostResolver(servers?: readonly string[]): HostResolver {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES });
  if (servers !== undefined) resolver.setServers(servers);

  const resolve: ResolveHost = async (hostname) => {
    const [ipv4, ipv6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
    const addresses = [
      // IPv4 first: where functions run, IPv6 often does not work.
      ...(ipv4.status === 'fulfilled' ? ipv4.value.map((address) => ({ address, family: 4 })) : []),
      ...(ipv6.status === 'fulfilled' ? ipv6.value.map((address) => ({ address, family: 6 })) : []),
    ];
    if (addresses.length === 0 && ipv4.status === 'rejected') throw ipv4.reason;
    return addresses;
  };

  return { resolve, cancel: () => resolver.cancel() };
}
