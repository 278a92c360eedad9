import { createServer, get } from 'node:http';
import { expect, it } from 'vitest';
import './bad-addresses.mjs';

it.each([
  ['/%', 400],
  ['/assets/%E0%A4%A.js?x=1', 400],
  ['/a%20b?q=%', 200],
])('%s is answered with %i', async (path, status) => {
  const server = createServer((_, response) => response.end('here'));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  // Not fetch, which would correct the URL.
  const answer = await new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    );
  });
  expect(answer).toBe(status);
  server.close();
});
