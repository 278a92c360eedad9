import { spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { buildModels } from '../../scripts/build-models.mjs';
import { buildWorker } from '../../scripts/build-worker.mjs';
import { findChromium } from '../../scripts/local/browsers.mjs';
import { startEmulators, stopAndSave, writeEmulatorConfiguration } from '../../scripts/local/emulators.mjs';
import { findFirestoreEmulator } from '../../scripts/local/firestore-jar.mjs';
import { ROOT, STATE } from '../../scripts/local/paths.mjs';
import { freePorts } from '../../scripts/local/ports.mjs';
import { buildSite, functionEnvironment, serveSite } from '../../scripts/local/site.mjs';

/** Bytes per second that the media host sends for each request, so that faults also occur while a video is read. */
const BYTES_PER_SECOND = 300_000;

const VIDEO = join(ROOT, 'public/sample/program.mp4');

/** @typedef {'worker' | 'function' | 'database' | 'restart of the emulators' | 'browser' | 'network'} Fault */

/** @param {number} pid @returns {[number, string][]} all descendants: process id and command line */
function descendants(pid) {
  const lines = spawnSync('ps', ['-eo', 'pid=,ppid=,args='], { encoding: 'utf8' }).stdout.split('\n');
  const all = lines.flatMap((line) => {
    const [, id, parent, command = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? [];
    return id === undefined ? [] : [{ id: Number(id), parent: Number(parent), command }];
  });
  /** @param {number} ancestor @returns {[number, string][]} */
  const below = (ancestor) =>
    all
      .filter(({ parent }) => parent === ancestor)
      .flatMap(({ id, command }) => [[id, command], ...below(id)]);
  return below(pid);
}

/** A host of one video under any name. It sends slowly and can be disconnected. */
async function startMediaHost(/** @type {number} */ port) {
  const { size } = await stat(VIDEO);
  let isDown = false;
  const server = createServer(async (request, response) => {
    if (isDown) return void request.socket.destroy();
    const [, first = '0', last = ''] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const [start, end] = [Number(first), Math.min(last === '' ? size - 1 : Number(last), size - 1)];
    response.writeHead(206, {
      'content-type': 'video/mp4',
      'content-length': end - start + 1,
      'content-range': `bytes ${start}-${end}/${size}`,
      etag: '"video"',
    });
    const step = 16_384;
    try {
      for await (const bytes of createReadStream(VIDEO, { start, end, highWaterMark: step })) {
        if (isDown || response.destroyed) return void request.socket.destroy();
        response.write(bytes);
        await wait((bytes.length / BYTES_PER_SECOND) * 1000);
      }
      response.end();
    } catch (error) {
      response.destroy(/** @type {Error} */ (error));
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    setDown: (/** @type {boolean} */ down) => {
      isDown = down;
      if (down) server.closeAllConnections();
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** The whole product on this machine. Each part can be made to fail and to recover. */
export async function openSetting() {
  const executablePath = await findChromium();
  const emulator = await findFirestoreEmulator();
  const [port = 0, mediaPort = 0] = await freePorts(2);
  const folder = join(STATE, 'chaos');
  const site = join(ROOT, 'dist', 'chaos');
  const { configuration, auth, firestore } = await writeEmulatorConfiguration(folder);
  await Promise.all([buildWorker(), buildModels(), buildSite({ auth, firestore }, site)]);
  const media = await startMediaHost(mediaPort);
  const savedTo = join(folder, 'saved');
  // The users of an earlier run could not be created again, and nothing of this run would be found.
  await rm(savedTo, { recursive: true, force: true });

  const startDatabase = (/** @type {boolean} */ keep) =>
    startEmulators({
      configuration,
      env: emulator.env,
      keep,
      savedTo,
      logFile: join(folder, 'emulators.log'),
    });
  const startFunction = () =>
    serveSite({
      port,
      site,
      folder,
      emulators: { auth, firestore },
      env: functionEnvironment({ auth, firestore, allowHosts: [`127.0.0.1:${mediaPort}`] }),
      logFile: join(folder, 'netlify.log'),
    });
  const startBrowser = async () => {
    const server = await chromium.launchServer({ executablePath });
    return { server, browser: await chromium.connect(server.wsEndpoint()) };
  };

  let database = await startDatabase(true);
  let functions = await startFunction();
  let window = await startBrowser();

  return {
    address: `http://127.0.0.1:${port}`,
    authAddress: `http://127.0.0.1:${auth}`,
    databaseAddress: `http://127.0.0.1:${firestore}`,
    /** @param {number} number */
    videoAt: (number) => `http://127.0.0.1:${mediaPort}/programme-${number}.mp4`,
    browser: () => window.browser,

    /** Kills a decoding process, if one is running. @returns whether one was running */
    killWorker(/** @type {() => number} */ random) {
      const workers = descendants(functions.pid).filter(([, command]) => command.includes('measure-worker'));
      const [pid] = workers[Math.floor(random() * workers.length)] ?? [];
      if (pid === undefined) return false;
      process.kill(pid, 'SIGKILL');
      return true;
    },
    /** Kills the server of the functions and everything it runs, and restarts it. */
    async killFunction(/** @type {number} */ downMs) {
      functions.meetFamily();
      functions.kill();
      await functions.exited;
      await wait(downMs);
      functions = await startFunction();
    },
    /** The database does not answer for a while. */
    async stopDatabase(/** @type {number} */ downMs) {
      const java = descendants(database.pid).filter(([, command]) => command.includes('java'));
      for (const [pid] of java) process.kill(pid, 'SIGSTOP');
      await wait(downMs);
      for (const [pid] of java) process.kill(pid, 'SIGCONT');
    },
    /** Database and sign-in stop, and restart with their data. */
    async restartDatabase() {
      await stopAndSave(database);
      database = await startDatabase(true);
    },
    /** Kills the browser with all its pages. */
    async killBrowser() {
      window.server.process().kill('SIGKILL');
      await window.server.close();
      window = await startBrowser();
    },
    /** The host of the videos is unreachable for a while. */
    async cutMedia(/** @type {number} */ downMs) {
      media.setDown(true);
      await wait(downMs);
      media.setDown(false);
    },
    async close() {
      media.close();
      await window.browser.close();
      await window.server.close();
    },
  };
}
