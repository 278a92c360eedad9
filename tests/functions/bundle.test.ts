import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveRange, startServer } from '../../netlify/analysis/source/testing/local-server';
import { decodedJpeg } from '../../netlify/analysis/testing/decoded-jpeg';
import { makeMedia } from '../../netlify/analysis/testing/make-media';
import { bundleFunctions } from '../../scripts/local/bundle-functions.mjs';
import { ROOT } from '../../scripts/local/paths.mjs';
import { ANALYZE_BACKGROUND_PATH } from '../../src/contracts/analyses';
import { analysisResponseSchema, type AnalysisResponse } from '../../src/contracts/analysis';
import { emulatorHost, PROJECT_ID } from '../firebase/emulators';
import { messageOf, person, recordOf, resultOf, type Person } from './background-client';
import {
  analyze,
  call,
  measuredIn,
  MEDIA_PORT,
  openFunction,
  partialCodes,
  refusal,
} from './function-client';

/** The bundle contains the native libraries for the platform's operating system. */
const IS_PLATFORM = process.platform === 'linux' && process.arch === 'x64';

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

let functions: Record<'analyze' | 'analyze-background', Host>;
let ada: Person;
/** Cleanup steps, run in reverse order. */
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  // Outside the project, because its packages can be resolved from every folder in it.
  const folder = await mkdtemp(join(tmpdir(), 'scenecue-'));
  ends.push(() => rm(folder, { recursive: true }));
  await bundleFunctions(folder);
  const start = async (name: string): Promise<Host> => {
    const started = await host(join(folder, name));
    ends.push(started.close);
    return started;
  };
  functions = {
    analyze: await start('analyze'),
    'analyze-background': await start('analyze-background'),
  };
  const video = await videoForAllModels();
  const media = await startServer((request, response) => serveRange(request, response, video), {
    port: MEDIA_PORT,
  });
  ends.push(media.close);
  ada = await person();
});

afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

// @row-32
describe.each(['analyze', 'analyze-background'] as const)('the bundled function %s', (name) => {
  const ask = (options: Parameters<typeof call>[0]) => call(options, functions[name].send);
  const unauthenticated = { status: 401, code: 'unauthenticated' };

  it('refuses a call without a token, or with one that is none', async () => {
    const body = JSON.stringify({ url: 'https://example.com/video.mp4' });
    const without = await ask({ body });
    expect(without.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refusal(without)).toMatchObject(unauthenticated);
    expect(await refusal(await ask({ body, token: 'not-a-token' }))).toMatchObject(unauthenticated);
    expect(await refusal(await ask({ body, token: `${ada.token}x.y` }))).toMatchObject(unauthenticated);
  });

  it('refuses another method', async () => {
    const response = await ask({ method: 'GET', token: ada.token });
    expect(response.headers.get('allow')).toBe('POST');
    expect(await refusal(response)).toMatchObject({ status: 405, code: 'method-not-allowed' });
  });
});

/**
 * Everything that an analysis needs is in the bundle: its measurements equal those of the function in the project, and
 * it has what captions and models add.
 */
if (IS_PLATFORM) {
  describe('an analysis by the bundled function', () => {
    const url = `http://127.0.0.1:${MEDIA_PORT}/video.mp4`;
    let expected: AnalysisResponse;
    const expectAll = (result: AnalysisResponse) => {
      expect(result).toMatchObject({ status: 'success', provider: 'embedded', coverage: 1 });
      expect(partialCodes(result)).toEqual([]);
      const names = result.analysis.flatMap(({ concepts }) => concepts.map(({ name }) => name));
      expect(names).toEqual(expect.arrayContaining(['tone', 'cooking', 'person', 'one face']));
    };
    const expectSame = (result: AnalysisResponse) => {
      expectAll(result);
      expect(measuredIn(result)).toEqual(measuredIn(expected));
    };
    beforeAll(async () => {
      const response = await analyze(url, ada.token, await openFunction());
      expected = v.parse(analysisResponseSchema, await response.json());
      expectAll(expected);
    });

    it('is answered as by the function in the project', async () => {
      const response = await analyze(url, ada.token, functions.analyze.send);
      expect(response.status).toBe(200);
      expectSame(v.parse(analysisResponseSchema, await response.json()));
    });

    it('is stored by the one in the background', async () => {
      const id = crypto.randomUUID();
      const address = `http://localhost${ANALYZE_BACKGROUND_PATH}`;
      const response = await functions['analyze-background'].send(address, messageOf(ada, { url, id }));
      expect(response.status).toBe(202);
      const record = await recordOf(ada, id);
      // It is partial where models had too little time.
      expect(record).toMatchObject({ state: expect.stringMatching(/^(done|partial)$/) as string, parts: 1 });
      expectSame(await resultOf(ada, id, 1));
    });
  });
}
