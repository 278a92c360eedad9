/**
 * Loaded into `netlify dev` before its own code: a server without a host name listens on loopback only. `netlify dev`
 * has no setting for it. It would expose the unfinished site, and a function that fetches URLs, to everyone on the
 * network.
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
