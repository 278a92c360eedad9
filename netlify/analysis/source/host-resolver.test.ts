import { createSocket, type Socket } from 'node:dgram';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { DEFAULT_TIMEOUTS } from './guarded-fetch';
import { createHostResolver } from './host-resolver';

const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.close();
});

const IPV4 = 1;
const IPV6 = 28;
const NAME_ERROR = 3;

/** Answers a question of one name (RFC 1035, section 4). @param data of the one record; `NAME_ERROR` without it */
function answerTo(question: Buffer, data: Buffer | undefined): Buffer {
  const answer = Buffer.from(question);
  answer.writeUInt16BE(0x8180 | (data === undefined ? NAME_ERROR : 0), 2);
  answer.writeUInt16BE(data === undefined ? 0 : 1, 6);
  answer.writeUInt16BE(0, 10);
  const end = 12 + question.subarray(12).indexOf(0) + 5;
  if (data === undefined) return answer.subarray(0, end);
  const record = Buffer.alloc(12);
  record.writeUInt16BE(0xc00c, 0);
  record.writeUInt16BE(question.readUInt16BE(end - 4), 2);
  record.writeUInt16BE(1, 4);
  record.writeUInt16BE(data.length, 10);
  return Buffer.concat([answer.subarray(0, end), record, data]);
}

/** A name server on loopback; it does not answer if the listener returns null. @returns its `address:port` */
async function nameServer(listener: (type: number) => Buffer | undefined | null): Promise<string> {
  const socket = createSocket('udp4');
  sockets.push(socket);
  socket.on('message', (question, { port, address }) => {
    const end = 12 + question.subarray(12).indexOf(0) + 5;
    const data = listener(question.readUInt16BE(end - 4));
    if (data !== null) socket.send(answerTo(question, data), port, address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  return `127.0.0.1:${socket.address().port}`;
}

describe('createHostResolver', () => {
  it('resolves a name to all its addresses, IPv4 first', async () => {
    const ipv6 = Buffer.from('20010db8000000000000000000000001', 'hex');
    const server = await nameServer((type) => (type === IPV6 ? ipv6 : Buffer.from([192, 0, 2, 7])));
    expect(await createHostResolver([server]).resolve('both.example')).toEqual([
      { address: '192.0.2.7', family: 4 },
      { address: '2001:db8::1', family: 6 },
    ]);
  });

  it('resolves a name with one kind of address', async () => {
    const server = await nameServer((type) => (type === IPV4 ? Buffer.from([192, 0, 2, 7]) : undefined));
    expect(await createHostResolver([server]).resolve('old.example')).toEqual([
      { address: '192.0.2.7', family: 4 },
    ]);
  });

  it('reports a name that does not exist', async () => {
    const server = await nameServer(() => undefined);
    await expect(createHostResolver([server]).resolve('nowhere.example')).rejects.toMatchObject({
      code: 'ENOTFOUND',
    });
  });

  it('aborts all lookups at a silent name server when it is cancelled', async () => {
    let asked = 0;
    let tell = (): void => undefined;
    const isAsked = new Promise<void>((resolve) => (tell = resolve));
    const server = await nameServer(() => {
      asked += 1;
      if (asked === 2) tell();
      return null;
    });
    const resolver = createHostResolver([server]);
    const asking = Promise.allSettled(
      Array.from({ length: 20 }, (_, index) => resolver.resolve(`slow${index}.example`)),
    );
    await isAsked;
    resolver.cancel();
    for (const outcome of await asking) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'ECANCELLED' } });
    }
  });

  it('gives up on a silent name server before a connection would', async () => {
    const server = await nameServer(() => null);
    // Under load, both are late.
    const connecting = wait(DEFAULT_TIMEOUTS.connectMs, 'too late', { ref: false });
    const resolving = createHostResolver([server]).resolve('silent.example');
    await expect(Promise.race([resolving, connecting])).rejects.toMatchObject({ code: 'ETIMEOUT' });
  });
});
