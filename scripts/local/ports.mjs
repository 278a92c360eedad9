import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { Problem } from './problem.mjs';

/**
 * Opens a port on one loopback address for a moment.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<number | null>} the port, or null when it is taken
 */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      // A machine without IPv6 has no such address, so the port cannot be taken there.
      if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(port);
      else if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(null);
      else reject(error);
    });
    server.listen({ port, host, exclusive: true }, () => {
      server.close(() => resolve(port));
    });
  });
}

/**
 * Below the ports that systems use for outgoing connections (Linux from 32768 on, others from 49152 on as in RFC 6335),
 * so that a free port stays free until a server listens on it.
 */
const LOWEST = 20_000;
const HIGHEST = 32_000;

const HIGHEST_OF_ALL = 65_535;

/** Ports that this process has already reserved but may not listen on yet. @type {Set<number>} */
const given = new Set();

/** @param {number} count @returns {Promise<number[]>} `count` different free ports */
export async function freePorts(count) {
  /** @type {number[]} */
  const ports = [];
  while (ports.length < count) {
    const port = randomInt(LOWEST, HIGHEST);
    if (given.has(port)) continue;
    given.add(port);
    if ((await tryPort(port, '127.0.0.1')) !== null) ports.push(port);
  }
  return ports;
}

/**
 * @param {number} port
 * @returns {string | null} the process that listens there, as `name (pid 123)`, where the system provides it
 */
function holderOf(port) {
  if (process.platform === 'win32') return null;
  const ss = spawnSync('ss', ['-Hltnp', `sport = :${port}`], { encoding: 'utf8', timeout: 5000 });
  const found = /\("([^"]+)",pid=(\d+)/.exec(ss.stdout ?? '');
  if (found) return `${found[1]} (pid ${found[2]})`;
  const lsof = spawnSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], {
    encoding: 'utf8',
    timeout: 5000,
  });
  const pid = /^p(\d+)/m.exec(lsof.stdout ?? '')?.[1];
  const name = /^c(.+)/m.exec(lsof.stdout ?? '')?.[1];
  return pid ? `${name ?? 'a process'} (pid ${pid})` : null;
}

/**
 * @param {Record<string, number>} ports what each port is for
 * @throws {Problem} that names the first port that is taken and, where possible, the process that uses it; or the first
 *   number that is not a port
 */
export async function checkPortsAreFree(ports) {
  for (const [purpose, port] of Object.entries(ports)) {
    if (!Number.isInteger(port) || port < 1 || port > HIGHEST_OF_ALL) {
      throw new Problem(
        `${port}, which ${purpose} would need, is not a port.`,
        'Set SCENECUE_PORT_SHIFT to a whole number such as 1000, or leave it out, and try again.',
      );
    }
    const free = (await tryPort(port, '127.0.0.1')) !== null && (await tryPort(port, '::1')) !== null;
    if (free) continue;
    const holder = holderOf(port);
    throw new Problem(
      `Port ${port}, which ${purpose} needs, is taken${holder ? ` by ${holder}` : ''}.`,
      'Stop that program (perhaps another "npm start"), or use other ports with SCENECUE_PORT_SHIFT=1000, and try again.',
    );
  }
}
