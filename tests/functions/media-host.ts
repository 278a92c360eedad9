import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll } from 'vitest';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../netlify/analysis/source/testing/local-server';
import { MEDIA_PORT } from './function-client';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A host from which the function may read, for the tests of a file. */
export function useMediaHost() {
  const answers = new Map<string, Answer>();
  let server: LocalServer;
  beforeAll(async () => {
    server = await startServer(
      (request, response) => {
        const known = answers.get(new URL(request.url ?? '', 'http://host').pathname);
        if (known === undefined) response.writeHead(404).end();
        else known(request, response);
      },
      { port: MEDIA_PORT },
    );
  });
  afterAll(() => server.close());
  return {
    /** Publishes an answer, a file or a text under a new path, and returns its URL. */
    publish: (answer: Answer | Buffer | string): string => {
      const path = `/${answers.size}${typeof answer === 'string' ? '.vtt' : '.mp4'}`;
      answers.set(path, (request, response) => {
        if (typeof answer === 'function') answer(request, response);
        else if (typeof answer === 'string') response.end(answer);
        else serveRange(request, response, answer);
      });
      return `http://127.0.0.1:${MEDIA_PORT}${path}`;
    },
    /** The `Range` header of each request, in order of arrival. */
    ranges: () => server.ranges,
  };
}
