/**
 * Loaded into `netlify dev` before its own code: a server that names no host listens on loopback alone.
 * `netlify dev` has no setting for it and would offer the unfinished site, and a function that fetches
 * addresses, to everybody on the network.
 */
import { Server } from 'node:net';

const listen = Server.prototype.listen;

/** @this {Server} @param {any[]} parameters any of the forms of `server.listen` */
function listenOnLoopback(...parameters) {
  const [first, ...rest] = parameters;
  if (typeof first === 'object' && first !== null && 'port' in first && !first.host && !first.path) {
    return Reflect.apply(listen, this, [{ ...first, host: '127.0.0.1' }, ...rest]);
  }
  if ((typeof first === 'number' || /^\d+$/.test(String(first))) && typeof rest[0] !== 'string') {
    return Reflect.apply(listen, this, [first, '127.0.0.1', ...rest]);
  }
  return Reflect.apply(listen, this, parameters);
}

Server.prototype.listen = /** @type {typeof listen} */ (listenOnLoopback);
