import { fork, spawn, type ChildProcess } from 'node:child_process';
import { getEventListeners, once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildWorker } from '../../../scripts/build-worker.mjs';
import { AnalysisFailure, type DecoderCrash } from '../../../netlify/analysis/errors';
import type { RunLog } from '../../../netlify/analysis/provider';
import type { ByteSource } from '../../../netlify/analysis/source/byte-source';
import type { VideoMeasurements } from '../../../netlify/analysis/providers/embedded/measure/measurements';
import {
  confinedNode,
  confinementLayers,
} from '../../../netlify/analysis/providers/embedded/decode/confinement';
import { measureVideo } from '../../../netlify/analysis/providers/embedded/decode/measure-video';
import { makeMedia } from '../../../netlify/analysis/testing/make-media';
import { startRawServer } from '../../../netlify/analysis/source/testing/local-server';
import { memorySource } from '../../../netlify/analysis/testing/memory-source';
import { drifting } from '../../../netlify/analysis/testing/scenes';

const started = vi.hoisted((): ChildProcess[] => []);
vi.mock('node:child_process', async (load) => {
  const real = await load<typeof import('node:child_process')>();
  const fork = (...args: Parameters<typeof real.fork>) => {
    const child = real.fork(...args);
    started.push(child);
    return child;
  };
  return { ...real, fork };
});

const FOLDER = 'node_modules/.cache/child-control-test';
let workerPath = '';
let video: Buffer;
beforeAll(async () => {
  workerPath = await buildWorker(`${FOLDER}/worker`);
  video = await makeMedia({ container: 'mp4', video: { frames: 25, paint: drifting([60, 160, 60]) } });
  await mkdir(FOLDER, { recursive: true });
});

/** A worker that runs `code`. */
async function fakeWorker(name: string, code: string): Promise<string> {
  const path = join(FOLDER, `${name}.mjs`);
  await writeFile(path, code);
  return path;
}

function run(
  path: string,
  source: ByteSource,
  timeoutMs: number,
  signal = new AbortController().signal,
  log?: RunLog,
) {
  return measureVideo(source, { workerPath: path, maxDurationMs: 60_000, timeoutMs, signal, log });
}

/** IDs of the started children that still exist. */
function living(): number[] {
  return started.flatMap(({ pid }) => {
    try {
      if (pid === undefined) return [];
      process.kill(pid, 0);
      return [pid];
    } catch {
      return []; // There is no such process.
    }
  });
}

/** Whether a process runs (Linux); a zombie does not count. */
function isRunning(pid: number): boolean {
  try {
    return !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until the operating system has removed the killed child. */
async function gone(): Promise<void> {
  expect(started.length).toBeGreaterThan(0);
  await expect.poll(living, { interval: 10 }).toEqual([]);
}

/** A source whose reads never end, and a promise that resolves at the first of them. */
function silentSource(): { source: ByteSource; asked: Promise<void> } {
  let tell: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const read = () => {
    tell();
    return new Promise<Uint8Array>(() => undefined);
  };
  return { source: { size: 1_000_000, contentType: '', bytesRead: 0, read }, asked };
}

describe('what has been measured so far', () => {
  it.each([
    ['decoded in full', { placesCuts: true }],
    ['sampled', { fullDecodeMs: 0, sampleStepMs: 100 }],
  ])('is told of a video that is %s, and changes nothing of the result', async (_, plan) => {
    const options = {
      workerPath,
      maxDurationMs: 60_000,
      timeoutMs: 20_000,
      plan,
      signal: new AbortController().signal,
    };
    const interim: VideoMeasurements[] = [];
    const measured = await measureVideo(memorySource(video), {
      ...options,
      interimMs: 0,
      onInterim: (so) => interim.push(so),
    });
    expect(interim.length).toBeGreaterThan(1);
    expect(interim[0]?.frames.length).toBeLessThan(measured.frames.length);
    expect(interim[0]?.partial).not.toEqual([]);
    expect(await measureVideo(memorySource(video), options)).toEqual(measured);
  });
});

it('the child reads the text track that is wanted', async () => {
  const texts = ['eng', 'ita'].map((language) => ({
    cues: [{ startMs: 0, endMs: 900, text: `in ${language}` }],
    metadata: { language },
  }));
  const bytes = await makeMedia({
    container: 'matroska',
    video: { frames: 25, paint: drifting([60, 160, 60]) },
    texts,
  });
  const { cues } = await measureVideo(memorySource(bytes), {
    workerPath,
    maxDurationMs: 60_000,
    timeoutMs: 20_000,
    words: { language: 'it' },
    signal: new AbortController().signal,
  });
  expect(cues.map(({ text }) => text)).toEqual(['in ita']);
});

describe('the voices of a video', () => {
  /** Measures with a worker that has measured the video, finds one voice, and then does something. */
  async function hear(name: string, code: string) {
    const measured = await run(workerPath, memorySource(video), 20_000);
    await writeFile(join(FOLDER, `${name}.bin`), serialize(measured));
    const worker = await fakeWorker(
      name,
      `import { readFileSync } from 'node:fs';
      import { deserialize } from 'node:v8';
      process.on('message', (message) => {
        const measurements = deserialize(readFileSync('${FOLDER}/${name}.bin'));
        if (message.type === 'start' && message.wantsVoices) {
          process.send({ type: 'measured', measurements });
          process.send({ type: 'voices', ranges: [{ startMs: 100, endMs: 600 }] });
          process.send({ type: 'done', measurements });
        }
        if (message.type === 'listen') { ${code} }
      });`,
    );
    const heard: unknown[] = [];
    const result = await measureVideo(memorySource(video), {
      workerPath: worker,
      maxDurationMs: 60_000,
      timeoutMs: 10_000,
      signal: new AbortController().signal,
      onVoices: async ({ ranges, samplesOf }) => {
        heard.push(ranges);
        heard.push(await samplesOf({ startMs: 100, endMs: 101 }).catch(String));
      },
    });
    expect(result).toEqual(measured);
    await gone();
    return heard;
  }
  const ranges = [{ startMs: 100, endMs: 600 }];

  it('can be listened to after all has been measured', async () => {
    const code = `process.send({ type: 'samples', id: message.id, samples: new Int16Array(16).fill(7) });`;
    expect(await hear('has-voices', code)).toEqual([ranges, new Int16Array(16).fill(7)]);
  });

  it.each([
    ['sends-too-much', `process.send({ type: 'samples', id: message.id, samples: new Int16Array(17) });`],
    ['ends-meanwhile', 'process.exit(1);'],
  ])('are not heard if the child %s, and the result stays', async (name, code) => {
    expect(await hear(name, code)).toEqual([ranges, 'Error: the decoder did not send the sound']);
  });
});

describe('a child that does not come to an end', () => {
  it('is ended when the bytes never come', async () => {
    await expect(run(workerPath, silentSource().source, 1500)).rejects.toMatchObject({ code: 'too-slow' });
    await gone();
  });

  it('is killed when it hangs', async () => {
    const hanging = await fakeWorker('hangs', `process.on('message', () => { for (;;); });`);
    await expect(run(hanging, memorySource(video), 600)).rejects.toMatchObject({ code: 'too-slow' });
    await gone();
  });

  it.runIf(process.platform === 'linux')('is killed when it takes too much memory', async () => {
    const code = `process.on('message', () => { const all = []; for (;;) all.push(Buffer.alloc(1 << 24, 1)); });`;
    const greedy = await fakeWorker('takes-memory', code);
    // The limiter kills it with the same signal as a crash, but this does not count as a crash.
    await expect(run(greedy, memorySource(video), 20_000)).rejects.toMatchObject({
      code: 'damaged',
      crash: undefined,
      message: expect.stringMatching(/memory/) as string,
    });
    await gone();
  });

  it.runIf(process.platform === 'linux')(
    'is killed when it takes more than its share of memory',
    async () => {
      // 250 MB: far below the limit for a single child.
      const code = `process.on('message', () => { globalThis.held = Buffer.alloc(25e7, 1); });`;
      const greedy = await fakeWorker('takes-its-share', code);
      await expect(run(greedy, memorySource(video), 1_500)).rejects.toMatchObject({ code: 'too-slow' });
      await expect(
        measureVideo(memorySource(video), {
          workerPath: greedy,
          maxDurationMs: 60_000,
          timeoutMs: 20_000,
          memoryMb: 200,
          signal: new AbortController().signal,
        }),
      ).rejects.toMatchObject({ code: 'damaged', crash: undefined });
      await gone();
    },
  );

  it.each([
    ['hangs', 'for (;;);'],
    ['ends', 'process.exit(1);'],
    ['fails', `process.send({ type: 'failed', code: 'damaged', message: 'a model broke it' });`],
  ])('costs nothing of what was measured when it %s in its models', async (name, code) => {
    const measured = await run(workerPath, memorySource(video), 20_000);
    await writeFile(join(FOLDER, `${name}.bin`), serialize(measured));
    const worker = await fakeWorker(
      `models-${name}`,
      `import { readFileSync } from 'node:fs';
      import { deserialize } from 'node:v8';
      process.on('message', () => {
        const measurements = deserialize(readFileSync('${FOLDER}/${name}.bin'));
        process.send({ type: 'measured', measurements }, () => { ${code} });
      });`,
    );
    const log = { begin: vi.fn(), note: vi.fn(), warn: vi.fn() };
    const { signal } = new AbortController();
    const result = await run(worker, memorySource(video), 10_000, signal, log);
    expect(result).toEqual({ ...measured, partial: [{ code: 'models-missing', values: {} }] });
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.begin.mock.calls).toEqual([['models']]);
    await gone();
  });

  it('is killed when nobody waits any more', async () => {
    const { source, asked } = silentSource();
    const controller = new AbortController();
    const reason = new Error('the caller is gone');
    const result = run(workerPath, source, 20_000, controller.signal);
    const outcome = expect(result).rejects.toBe(reason);
    await asked;
    expect(living()).toHaveLength(1);
    controller.abort(reason);
    await outcome;
    await gone();
  });

  it('is not started at all after an abort', async () => {
    const before = started.length;
    const signal = AbortSignal.abort(new Error('too late'));
    await expect(run(workerPath, memorySource(video), 20_000, signal)).rejects.toThrow('too late');
    expect(started).toHaveLength(before);
  });

  it('is gone after a video that went well, and leaves no listener behind', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    await expect(run(workerPath, memorySource(video), 20_000, signal)).resolves.toHaveProperty('frames');
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    await gone();
  });
});

describe('a child whose parent is gone', () => {
  it('ends by itself, even while FFmpeg waits for bytes', async () => {
    const child = fork(workerPath, { serialization: 'advanced', stdio: 'ignore' });
    child.send({ type: 'start', size: 1_000_000, maxDurationMs: 60_000, budgetMs: 20_000 });
    await once(child, 'message');
    const exit = once(child, 'exit');
    child.disconnect();
    await exit;
    await gone();
  });
});

describe.runIf(process.platform === 'linux')('a child that receives no message', () => {
  it('dies with its parent', async ({ skip }) => {
    if (!(await confinementLayers()).some(({ program }) => program === 'setpriv'))
      skip('there is no setpriv');
    const child = await fakeWorker('receives-nothing', `process.send('here', () => { for (;;); });`);
    const parent = await fakeWorker(
      'parent',
      `import { fork } from 'node:child_process';
      const [command, path] = JSON.parse(process.argv[2]);
      const child = fork(path, [], { ...command, env: {}, stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
      child.on('message', () => console.log(child.pid));`,
    );
    const command = await confinedNode([], 20_000);
    const running = spawn(process.execPath, [parent, JSON.stringify([command, child])], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [told] = (await once(running.stdout, 'data')) as [Buffer];
    const pid = Number(told);
    expect(existsSync(`/proc/${pid}`)).toBe(true);
    running.kill('SIGKILL');
    await expect.poll(() => isRunning(pid), { interval: 10 }).toBe(false);
  });
});

describe('a child that goes wrong', () => {
  it.each<[string, string, DecoderCrash]>([
    ['aborts', 'process.abort();', { cause: 'signal', signal: 'SIGABRT' }],
    [
      'exits',
      `process.on('message', () => process.send({ type: 'read', id: 1, offset: 0, length: 9 }, () => process.exit(3)));`,
      { cause: 'exit', exitCode: 3 },
    ],
    [
      'fills-its-heap',
      `process.on('message', () => { const all = []; for (;;) all.push({}); });`,
      { cause: 'out-of-memory', signal: 'SIGABRT' },
    ],
  ])('has crashed when it %s', async (name, code, crash) => {
    const path = await fakeWorker(name, code);
    await expect(run(path, memorySource(video), 20_000)).rejects.toMatchObject({
      code: 'decoder-crashed',
      crash,
    });
    await gone();
  });

  it.each<[NodeJS.Signals, DecoderCrash['cause']]>([
    ['SIGKILL', 'killed'],
    ['SIGSEGV', 'signal'],
  ])('has crashed when it dies by %s while it reads', async (signal, cause) => {
    const { source, asked } = silentSource();
    const outcome = expect(run(workerPath, source, 20_000)).rejects.toMatchObject({
      code: 'decoder-crashed',
      crash: { cause, signal },
      cause: { message: expect.stringMatching(/ended by itself/) as string },
    });
    await asked;
    expect(started.at(-1)?.kill(signal)).toBe(true);
    await outcome;
    await gone();
  });

  it.each([
    ['is-not-there', undefined],
    ['cannot-be-loaded', `import 'no-such-package';`],
  ])('is no damaged video when it %s', async (name, code) => {
    const path = code === undefined ? join(FOLDER, 'nowhere.mjs') : await fakeWorker(name, code);
    await expect(run(path, memorySource(video), 20_000)).rejects.toMatchObject({
      code: 'internal',
      cause: { message: expect.stringMatching(/Cannot find/) as string },
    });
    await gone();
  });

  it.each([
    ['before the video', -1, 10],
    ['after the video', 1e9, 10],
    ['too much', 0, 1e9],
    ['half bytes', 0.5, 10],
    ['what is no number', '"0"', 10],
  ])('may not read %s', async (_, offset, length) => {
    const code = `process.on('message', () => process.send({ type: 'read', id: 1, offset: ${offset}, length: ${length} }));`;
    const path = await fakeWorker('reads', code);
    const source = memorySource(video);
    await expect(run(path, source, 20_000)).rejects.toMatchObject({ code: 'internal' });
    expect(source.bytesRead).toBe(0);
  });

  it('may not have more than four reads open', async () => {
    const path = await fakeWorker(
      'reads-at-once',
      `process.on('message', () => {
        for (let id = 1; id <= 5; id += 1) process.send({ type: 'read', id, offset: 0, length: 10 });
      });`,
    );
    const read = vi.fn(() => new Promise<Uint8Array>(() => undefined));
    const source = { size: 1_000_000, contentType: '', bytesRead: 0, read };
    await expect(run(path, source, 20_000)).rejects.toMatchObject({ code: 'internal' });
    expect(read).toHaveBeenCalledTimes(4);
    await gone();
  });

  it.each([
    ['nothing', 'null'],
    ['a text', '"done"'],
    ['an unknown type', `{ type: 'shutdown' }`],
    ['a read without numbers', `{ type: 'read' }`],
    ['an unknown code', `{ type: 'failed', code: 'success', message: 'x' }`],
    ['a code of its parent', `{ type: 'failed', code: 'provider-busy', message: 'x' }`],
    ['a code without a message', `{ type: 'failed', code: 'damaged' }`],
  ])('ends nothing but its own analysis when it sends %s', async (name, message) => {
    const path = await fakeWorker(
      `sends-${name.replaceAll(' ', '-')}`,
      `process.on('message', () => process.send(${message}));`,
    );
    await expect(run(path, memorySource(video), 20_000)).rejects.toMatchObject({
      code: 'internal',
      message: 'The decoder sent what it may not.',
    });
    await gone();
  });

  it('is not believed when it sends something else than measurements', async () => {
    const code = `process.on('message', () => process.send({ type: 'done', measurements: { durationMs: 5 } }));`;
    const path = await fakeWorker('lies', code);
    await expect(run(path, memorySource(video), 20_000)).rejects.toMatchObject({ code: 'internal' });
  });

  it('is not believed when it says to have done more than all, or what is no number', async () => {
    const shares = [-1, Number.NaN, 2, '1', 0.5].map((share) => JSON.stringify({ type: 'progress', share }));
    const said = [
      ...shares,
      `{ type: 'progress', share: NaN }`,
      `{ type: 'failed', code: 'internal', message: 'x' }`,
    ];
    const path = await fakeWorker(
      'boasts',
      `process.on('message', () => { ${said.map((message) => `process.send(${message});`).join(' ')} });`,
    );
    const told: number[] = [];
    const work = measureVideo(memorySource(video), {
      ...{ workerPath: path, maxDurationMs: 60_000, timeoutMs: 20_000, signal: new AbortController().signal },
      onShare: (share) => told.push(share),
    });
    await expect(work).rejects.toMatchObject({ code: 'internal' });
    expect(told).toEqual([0.5]);
  });

  it('is not believed when the facts that it tells hold words, or what nobody knows', async () => {
    const said = [
      { plan: { frames: 'all', audio: true } },
      { plan: { frames: 'full', audio: true, note: 'a secret' } },
      { audioMs: 'a secret' },
      { models: { 'a secret': { wanted: 1, done: 1, ms: 1 } } },
      { models: { objects: { wanted: 1, done: 1, ms: 1, 'a secret': 1 } } },
      { host: 'a secret' },
      {
        plan: { frames: 'full', audio: true },
        audioMs: 5,
        models: { objects: { wanted: 2, done: 1, ms: 3 } },
      },
    ];
    const path = await fakeWorker(
      'tells-facts',
      `process.on('message', () => {
        for (const facts of ${JSON.stringify(said)}) process.send({ type: 'facts', facts });
        process.send({ type: 'failed', code: 'internal', message: 'x' });
      });`,
    );
    const log = { begin: vi.fn(), note: vi.fn(), warn: vi.fn() };
    const { signal } = new AbortController();
    await expect(run(path, memorySource(video), 20_000, signal, log)).rejects.toThrow('x');
    const noted = log.note.mock.calls.filter(([facts]) => !Object.hasOwn(facts as object, 'peakMemoryMb'));
    expect(noted).toEqual([[said.at(-1)]]);
  });

  it('sees no environment', async () => {
    const code = `process.on('message', () => process.send({ type: 'failed', code: 'internal', message: 'it sees ' + (Object.keys(process.env).join() || 'nothing') }));`;
    const path = await fakeWorker('tells', code);
    process.env.SCENECUE_TEST_SECRET = 'secret';
    await expect(run(path, memorySource(video), 20_000)).rejects.toThrow(/^it sees nothing$/);
    delete process.env.SCENECUE_TEST_SECRET;
  });
});

describe.runIf(process.platform === 'linux')('what a child cannot do', () => {
  /** Runs code as an attacker who controls the decoder would. @returns its output */
  async function attempted(name: string, code: string): Promise<string> {
    const path = await fakeWorker(
      name,
      `const say = (message) => process.send({ type: 'failed', code: 'internal', message: String(message) });
      process.on('message', async () => { try { say(await (async () => { ${code} })()); } catch (error) { say(error.code ?? error); } });`,
    );
    return run(path, memorySource(video), 20_000).then(
      () => 'measured',
      (error: unknown) => (error as Error).message,
    );
  }

  async function hasLayer(program: string): Promise<boolean> {
    return (await confinementLayers()).some((layer) => layer.program === program);
  }

  it('open a connection, not even to this machine', async ({ skip }) => {
    if (!(await hasLayer('unshare'))) skip('this system lets nobody make a namespace');
    const server = await startRawServer((socket) => socket.end());
    const port = server.host.split(':')[1] ?? '';
    const said = await attempted(
      'connects',
      `const { connect } = await import('node:net');
      return new Promise((resolve) => connect(${port}, '127.0.0.1').on('connect', () => resolve('connected')).on('error', ({ code }) => resolve(code)));`,
    );
    expect(said).toMatch(/^(ENETUNREACH|EADDRNOTAVAIL)$/);
    expect(server.connections()).toBe(0);
    await server.close();
  });

  it('read the environment of its parent', async ({ skip }) => {
    if (!(await hasLayer('unshare'))) skip('this system lets nobody make a namespace');
    const code = `const { readFileSync } = await import('node:fs'); return readFileSync('/proc/' + process.ppid + '/environ').length;`;
    expect(await attempted('reads-environment', code)).toBe('EACCES');
  });

  it('write a file', async ({ skip }) => {
    if (!(await hasLayer('prlimit'))) skip('this system has no prlimit');
    const code = `process.on('SIGXFSZ', () => undefined);
      const { writeFileSync } = await import('node:fs'); writeFileSync('${FOLDER}/written.txt', 'x'); return 'written';`;
    expect(await attempted('writes', code)).toBe('EFBIG');
  });

  it('use the cores much longer than it may run, or open many files, or leave a core dump', async ({
    skip,
  }) => {
    if (!(await hasLayer('prlimit'))) skip('this system has no prlimit');
    const code = `const { readFileSync } = await import('node:fs');
      const limits = readFileSync('/proc/self/limits', 'utf8');
      return limits.match(/(?<=^Max )(cpu time|file size|core file size|open files) +\\w+ +\\w+/gm).join().replace(/ +/g, ' ');`;
    // Soft and hard limits. The child may run for 20 s.
    const seconds = 20 * availableParallelism() + 10;
    expect((await attempted('has-limits', code)).split(',').sort()).toEqual([
      'core file size 0 0',
      `cpu time ${seconds} ${seconds}`,
      'file size 0 0',
      'open files 256 256',
    ]);
    const opening = `const { openSync } = await import('node:fs'); for (let count = 0; count < 300; count += 1) openSync('/dev/null'); return 'opened';`;
    expect(await attempted('opens-files', opening)).toBe('EMFILE');
  });

  it('gain rights', async ({ skip }) => {
    if (!(await hasLayer('setpriv'))) skip('this system has no setpriv');
    const code = `const { readFileSync } = await import('node:fs'); return /NoNewPrivs:\\s*(\\d)/.exec(readFileSync('/proc/self/status', 'utf8'))[1];`;
    expect(await attempted('has-rights', code)).toBe('1');
  });
});

describe('a source that fails', () => {
  it('passes its failure through as it is', async () => {
    const failure = new AnalysisFailure('unreachable', 'The server is gone.');
    const source = { ...memorySource(video), size: video.length, read: () => Promise.reject(failure) };
    await expect(run(workerPath, source, 20_000)).rejects.toBe(failure);
    await gone();
  });
});
