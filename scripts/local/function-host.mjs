/**
 * Runs one bundled function as the platform does: loads its entry point from `LAMBDA_TASK_ROOT`, turns each HTTP
 * request into an event, and streams the response. The port is sent to the parent process. Only Node's own modules are
 * used here, so everything that the function needs must be in its bundle.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';

/** The response stream of AWS Lambda. @typedef {import('node:http').ServerResponse} ResponseStream */

// https://docs.aws.amazon.com/lambda/latest/dg/config-rs-write-functions.html
Object.assign(globalThis, {
  awslambda: {
    streamifyResponse: (/** @type {unknown} */ handler) => handler,
    HttpResponseStream: {
      /**
       * @param {ResponseStream} response
       * @param {{ statusCode: number, headers?: Record<string, string>, multiValueHeaders?: Record<string, string[]> }} head
       */
      from: (response, { statusCode, headers, multiValueHeaders }) =>
        response.writeHead(statusCode, { ...headers, ...multiValueHeaders }),
    },
  },
});

const entryPoint = join(process.env.LAMBDA_TASK_ROOT ?? '', '___netlify-entry-point.mjs');
const { handler } = await import(pathToFileURL(entryPoint).href);

const server = createServer(async (request, response) => {
  const body = await buffer(request);
  const event = {
    httpMethod: request.method,
    headers: request.headers,
    rawUrl: `https://${request.headers.host}${request.url}`,
    body: body.toString('base64'),
    isBase64Encoded: true,
  };
  const context = { awsRequestId: crypto.randomUUID(), getRemainingTimeInMillis: () => 60_000 };
  try {
    await handler(event, response, context);
  } catch (error) {
    // The answer of the platform for a function that threw or could not be loaded.
    response.writeHead(502).end(String(error));
  }
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  process.send?.(port);
});
process.on('disconnect', () => process.exit());
