import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { serveRange, startServer } from '../../netlify/analysis/source/testing/local-server';
import { decodedJpeg } from '../../netlify/analysis/testing/decoded-jpeg';
import { makeMedia } from '../../netlify/analysis/testing/make-media';
import { bundleFunctions } from '../../scripts/local/bundle-functions.mjs';
import { ROOT } from '../../scripts/local/paths.mjs';
import type { AnalysisResponse } from '../../src/contracts/analysis';
import { emulatorHost, PROJECT_ID } from '../firebase/emulators';
import { MEDIA_PORT, partialCodes } from './function-client';

/** The bundle contains the native libraries for the platform's operating system. */
export const IS_PLATFORM = process.platform === 'linux' && process.arch === 'x64';

/** The video that is served beside the bundled functions. */
export const BUNDLE_VIDEO = `http://127.0.0.1:${MEDIA_PORT}/video.mp4`;

/** The variables that the platform sets for a function, and a site owner for the site. */
const variables = (folder: string) => ({
  PATH: process.env.PATH ?? '',
  LANG: 'en_US.UTF-8',
  TZ: ':UTC',
  AWS_REGION: 'us-east-2',
  AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '1024',
  LAMBDA_TASK_ROOT: folder,
  ANALYSIS_PROVIDER: 'embedded',
  ANALYSIS_ALLOW_HOSTS: `127.0.0.1:${MEDIA_PORT}`,
  FIREBASE_PROJECT_ID: PROJECT_ID,
  FIREBASE_API_KEY: 'demo-key',
  FIREBASE_AUTH_EMULATOR_HOST: emulatorHost('FIREBASE_AUTH_EMULATOR_HOST'),
  FIRESTORE_EMULATOR_HOST: emulatorHost('FIRESTORE_EMULATOR_HOST'),
});

/** Runs a bundled function in a separate process. */
async function host(folder: string) {
  const child = fork(join(ROOT, 'scripts/local/function-host.mjs'), {
    cwd: folder,
    env: variables(folder),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let log = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (log += text));
  const ended = once(child, 'exit');
  const port: unknown = await Promise.race([
    once(child, 'message').then(([message]: unknown[]) => message),
    ended.then(() => Promise.reject(new Error(`the function could not be loaded: ${log}`))),
  ]);
  return {
    send: (url: string, init: RequestInit) =>
      fetch(`http://127.0.0.1:${String(port)}${new URL(url).pathname}`, init),
    close: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** Four seconds with something for each model and with captions. */
async function videoForAllModels(): Promise<Buffer> {
  const picture = 'netlify/analysis/providers/embedded/vision/testing/person-and-title.jpg';
  const { width, height, at } = decodedJpeg(await readFile(join(ROOT, picture)));
  return makeMedia({
    container: 'mp4',
    video: {
      width,
      height,
      framesPerSecond: 5,
      frames: 20,
      paint: (_, x, y) => {
        const [red = 0, green = 0, blue = 0] = at(x, y);
        return [red, green, blue];
      },
    },
    audio: { seconds: 4, sample: (seconds) => 0.1 * Math.sin(2 * Math.PI * 440 * seconds) },
    cues: [{ startMs: 500, endMs: 3500, text: 'Preheat the oven, knead the dough, and simmer the sauce.' }],
  });
}

type Host = Awaited<ReturnType<typeof host>>;

/**
 * Bundles the functions as a deployment does, runs them, and serves a video with something for each model.
 *
 * @returns `start`, which runs a function in a separate process, and `close`, which ends all of it
 */
export async function bundledFunctions() {
  /** Cleanup steps, run in reverse order. */
  const ends: (() => Promise<unknown>)[] = [];
  // Outside the project, because its packages can be resolved from every folder in it.
  const folder = await mkdtemp(join(tmpdir(), 'scenecue-'));
  ends.push(() => rm(folder, { recursive: true }));
  const [video] = await Promise.all([videoForAllModels(), bundleFunctions(folder)]);
  const media = await startServer((request, response) => serveRange(request, response, video), {
    port: MEDIA_PORT,
  });
  ends.push(media.close);
  return {
    async start(name: 'analyze' | 'analyze-background' | 'brief'): Promise<Host> {
      const started = await host(join(folder, name));
      ends.push(started.close);
      return started;
    },
    async close(): Promise<void> {
      for (const end of ends.reverse()) await end();
    },
  };
}

/** Everything that an analysis needs is in the bundle: the result has what captions and models add. */
export function expectAllFindings(result: AnalysisResponse): void {
  expect(result).toMatchObject({ status: 'success', provider: 'embedded', coverage: 1 });
  expect(partialCodes(result)).toEqual([]);
  const names = result.analysis.flatMap(({ concepts }) => concepts.map(({ name }) => name));
  expect(names).toEqual(expect.arrayContaining(['tone', 'cooking', 'person', 'one face']));
  expect(result.sentences?.windows).toMatchObject([{ start: 500, end: 3500 }]);
}
