/**
 * Loaded into `netlify dev` before anything else. When a browser disconnects while it receives a file, netlify-cli 26
 * answers that request twice (`dist/utils/proxy.js`: once in the error handler, once at the end of the file). The
 * second answer throws, and the whole server ends. Here a second answer is dropped.
 */
import { ServerResponse } from 'node:http';

const { setHeader, writeHead, write } = ServerResponse.prototype;

/** @this {ServerResponse} @param {Parameters<typeof setHeader>} header */
ServerResponse.prototype.setHeader = function (...header) {
  return this.headersSent ? this : setHeader.apply(this, header);
};

/** @this {ServerResponse} @param {unknown[]} head */
ServerResponse.prototype.writeHead = function (...head) {
  return this.headersSent ? this : Reflect.apply(writeHead, this, head);
};

/** @this {ServerResponse} @param {unknown[]} chunk */
ServerResponse.prototype.write = function (...chunk) {
  return this.writableEnded ? false : Reflect.apply(write, this, chunk);
};
