import net from 'node:net';

/**
 * The tests must pass on a machine without internet access; this denies it everywhere. A connection that would leave
 * the machine fails at once, with the name of the requested host.
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
 * Undefined if the connection stays on this machine (no host, or the path of a local socket), and if the caller
 * resolves names itself: then the test decides which address a name has.
 */
function hostOf(parameters: readonly unknown[]): string | undefined {
  // Node passes arguments that it has already normalized as an array in the first parameter.
  const [first, second] = Array.isArray(parameters[0]) ? (parameters[0] as unknown[]) : parameters;
  if (typeof first === 'number') return typeof second === 'string' ? second : undefined;
  const { host, lookup } = (first ?? {}) as Partial<net.TcpNetConnectOpts>;
  return host !== undefined && lookup && net.isIP(host) === 0 ? undefined : host;
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
