import net from 'node:net';

/**
 * The tests pass on a machine without internet; here they meet none anywhere else either. A connection that would
 * leave the machine fails at once, with the name of what was asked for.
 */
const { connect } = net.Socket.prototype as {
  connect: (this: net.Socket, ...parameters: never[]) => net.Socket;
};

net.Socket.prototype.connect = function (this: net.Socket, ...parameters: never[]) {
  const host = hostOf(parameters);
  if (host !== undefined && !isLoopback(host)) {
    throw new Error(`The tests need no internet, but something asked for ${host}`);
  }
  return Reflect.apply(connect, this, parameters);
};

/**
 * Undefined where it stands for this machine (no host is named, or the path of a local socket), and where the caller
 * resolves names by itself: then it is the test that says which address a name has.
 */
function hostOf(parameters: readonly unknown[]): string | undefined {
  // Node hands on what it has put into order already as an array in the first place.
  const [first, second] = Array.isArray(parameters[0]) ? (parameters[0] as unknown[]) : parameters;
  if (typeof first === 'number') return typeof second === 'string' ? second : undefined;
  const { host, lookup } = (first ?? {}) as Partial<net.TcpNetConnectOpts>;
  return host !== undefined && lookup && net.isIP(host) === 0 ? undefined : host;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
