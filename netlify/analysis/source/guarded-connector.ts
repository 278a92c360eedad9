import type { LookupAddress } from 'node:dns';
import { isIP, type LookupFunction, type Socket } from 'node:net';
import { buildConnector } from 'undici';
import { isPublicAddress } from './address-guard';
import { isAllowedHost, type AllowedHosts } from './allowed-hosts';
import type { ResolveHost } from './host-resolver';

/** The name resolves to an address that must not be connected to. Never shown to a user. */
export class ForbiddenAddressError extends Error {
  override readonly name = 'ForbiddenAddressError';
}

async function resolvePublic(hostname: string, resolve: ResolveHost): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname);
  if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new ForbiddenAddressError('the name has an address that is not public');
  }
  return addresses;
}

/** The addresses checked here are exactly those that `net.connect` then uses, which rules out DNS rebinding. */
function guardedLookup(resolve: ResolveHost): LookupFunction {
  return (hostname, options, callback) => {
    resolvePublic(hostname, resolve).then(
      (addresses) => {
        const [first] = addresses;
        if (options.all === true) callback(null, addresses);
        else callback(null, first?.address ?? '', first?.family);
      },
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error)), ''),
    );
  };
}

interface GuardedConnectorOptions {
  allowHosts: AllowedHosts;
  /** Timeout in ms for resolving the name, connecting and the TLS handshake together. */
  connectMs: number;
  resolve: ResolveHost;
  /** Called with each socket that may be used, before anything is read from it. */
  onSocket?: (socket: Socket) => void;
}

/**
 * Opens sockets to public addresses only. The check is made at the moment of connecting: every address of the name must
 * be public, only these are connected to, and the socket's remote address is checked again before a byte is sent. Hosts
 * of the development list skip the check if the port matches, too.
 */
export function createGuardedConnector(options: GuardedConnectorOptions): buildConnector.connector {
  const { allowHosts, connectMs, resolve, onSocket } = options;
  const connectAnywhere = buildConnector({ timeout: connectMs, port: 0 });
  const connectPublic = buildConnector({ timeout: connectMs, port: 0, lookup: guardedLookup(resolve) });

  return (target, callback) => {
    const hostname = isIP(target.hostname) === 6 ? `[${target.hostname}]` : target.hostname;
    if (isAllowedHost({ ...target, hostname }, allowHosts)) {
      connectAnywhere(target, (...[error, socket]) => {
        if (error) {
          callback(error, null);
        } else {
          onSocket?.(socket);
          callback(null, socket);
        }
      });
      return;
    }
    // A literal address is not looked up.
    if (isIP(target.hostname) !== 0 && !isPublicAddress(target.hostname)) {
      callback(new ForbiddenAddressError('the address is not public'), null);
      return;
    }
    connectPublic(target, (...[error, socket]) => {
      if (error) {
        callback(error, null);
      } else if (isPublicAddress(socket.remoteAddress ?? '')) {
        onSocket?.(socket);
        callback(null, socket);
      } else {
        socket.destroy();
        callback(new ForbiddenAddressError('the socket leads to an address that is not public'), null);
      }
    });
  };
}
