import { createServer } from 'node:http';
import { expect, it } from 'vitest';
import './late-answers.mjs';

it('a second answer to one request is dropped, and the server lives on', async () => {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/plain' });
    response.end('first');
    response.setHeader('etag', 'second');
    response.writeHead(500);
    response.write('second');
    response.end();
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`;
  for (const attempt of [1, 2]) {
    const response = await fetch(url);
    expect([attempt, response.status, await response.text()]).toEqual([attempt, 200, 'first']);
  }
  server.close();
});
