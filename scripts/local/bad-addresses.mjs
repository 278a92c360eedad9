/**
 * Loaded into `netlify dev` before anything else. netlify-cli 26 decodes each URL without a guard
 * (`dist/utils/rules-proxy.js`), so that one request for `/%` ends the whole server. Here such a request is answered
 * before that. Only the local server needs this.
 */
import { Server } from 'node:http';

const { emit } = Server.prototype;

/** @param {string} url @returns {boolean} */
function canBeDecoded(url) {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** @this {Server} @param {string} event @param {any[]} details */
Server.prototype.emit = function (event, ...details) {
  const [request, response] = details;
  if (event !== 'request' || canBeDecoded(request.url ?? ''))
    return Reflect.apply(emit, this, [event, ...details]);
  response.writeHead(400, { 'content-type': 'text/plain' }).end('This is no address.\n');
  return true;
};
