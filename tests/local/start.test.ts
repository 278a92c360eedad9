import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../netlify/analysis/source/testing/local-server';
import { DEMO_ACCOUNT } from '../../scripts/local/demo-account.mjs';
import { ROOT, STATE } from '../../scripts/local/paths.mjs';
import { checkPortsAreFree, freePorts } from '../../scripts/local/ports.mjs';
import { descendantsOf } from '../../scripts/local/processes.mjs';
import { DEFAULT_PORTS } from '../../scripts/local/site.mjs';
import { ANALYZE_PATH, analysisResponseSchema } from '../../src/contracts/analysis';
import { newEmail, PASSWORD, storedProfile } from '../firebase/emulators';
import { shortVideo } from '../functions/short-video';

/** Time in ms within which Ctrl-C must have ended everything; saving the emulators' data can take a while. */
const STOPPING_MS = 30_000;

const portsOf = (shift: number) => ({
  site: DEFAULT_PORTS.site + shift,
  auth: DEFAULT_PORTS.auth + shift,
  firestore: DEFAULT_PORTS.firestore + shift,
});
type Ports = ReturnType<typeof portsOf>;

/** Folder of the data of a shift. */
const stateOf = (shift: number) => join(STATE, `shift-${shift}`);

const shifts: number[] = [];

/** A shift for which all ports are free. */
async function freeShift(): Promise<number> {
  for (;;) {
    const [site = 0] = await freePorts(1);
    const shift = site - portsOf(0).site;
    if (!(await areFree(portsOf(shift)))) continue;
    shifts.push(shift);
    return shift;
  }
}

const areFree = (ports: Ports) =>
  checkPortsAreFree(ports).then(
    () => true,
    () => false,
  );

/** The environment of a normal terminal: variables of vitest and `npm test` would change the build. */
function terminal(added: Record<string, string>): NodeJS.ProcessEnv {
  const ours =
    /^(VITEST|TEST$|NODE_ENV$|MODE$|DEV$|PROD$|SSR$|BASE_URL$|VITE_|ANALYSIS_|SCENECUE_TEST_|FIRE\w+_HOST$)/;
  const kept = Object.entries(process.env).filter(([name]) => !ours.test(name));
  return { ...Object.fromEntries(kept), ...added };
}

interface Run {
  /** The exit code, once all processes that it started have ended. */
  closed: Promise<number | null>;
  output: () => string;
  /** Waits until it has printed the text. */
  printed: (text: string) => Promise<void>;
  /** The ids of all processes that it has started so far. */
  family: () => number[];
  /** Ctrl-C. */
  interrupt: () => void;
}

const runs: Run[] = [];

/** Runs `npm start` or `npm run dev` like a terminal, in its own process group. */
function run(script: 'start' | 'dev', env: Record<string, string>): Run {
  const child = spawn('npm', ['run', script], {
    cwd: ROOT,
    env: terminal(env),
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const pid = child.pid ?? 0;
  const known = new Set<number>();
  let output = '';
  const heard = (text: string) => (output += text);
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', heard);
  // Not `exit`: running descendants keep the output open.
  const closed: Promise<number | null> = once(child, 'close').then(
    ([code]: unknown[]) => code as number | null,
  );
  const started: Run = {
    closed,
    output: () => output,
    printed: (text) =>
      new Promise<void>((resolve, reject) => {
        const look = () => output.includes(text) && resolve();
        child.stdout.on('data', look);
        look();
        void closed.then(() => reject(new Error(`It ended without "${text}":\n${output}`)));
      }),
    family: () => {
      for (const member of [pid, ...descendantsOf(pid)]) known.add(member);
      return [...known];
    },
    interrupt: () => process.kill(-pid, 'SIGINT'),
  };
  runs.push(started);
  return started;
}

/** Those of these processes that are still running, and all that were started for a shift. */
function stillRunning(pids: readonly number[], shift: number): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, status = 'Z', command = ''] = /^ *(\d+) +(\S+) +(.*)$/.exec(line) ?? [];
    // An ended process is listed until its new parent has collected its status.
    if (status.startsWith('Z')) return [];
    const isOne = pids.includes(Number(pid)) || command.includes(stateOf(shift));
    return isOne ? [{ pid: Number(pid), command }] : [];
  });
}

// A failed test must not leave processes behind, either.
afterAll(async () => {
  const pids = runs.flatMap((one) => one.family());
  for (const shift of shifts) {
    for (const { pid } of stillRunning(pids, shift)) process.kill(pid, 'SIGKILL');
  }
  await Promise.all(runs.map(({ closed }) => closed));
  for (const shift of shifts) rmSync(stateOf(shift), { recursive: true, force: true });
});

/** After Ctrl-C, nothing must be left. */
async function interrupted(running: Run, shift: number): Promise<void> {
  const family = running.family();
  // npm, its shell, the script, two emulators, netlify dev.
  expect(family.length).toBeGreaterThanOrEqual(6);
  const from = performance.now();
  running.interrupt();
  await running.closed;
  expect(performance.now() - from).toBeLessThan(STOPPING_MS);
  expect(running.output()).toContain('What you changed is saved for the next start.');
  expect(stillRunning(family, shift)).toEqual([]);
  await checkPortsAreFree(portsOf(shift));
}

const signedInSchema = v.object({ idToken: v.string(), localId: v.string() });

async function authenticate(
  ports: Ports,
  how: 'signUp' | 'signInWithPassword',
  email: string,
  password: string,
) {
  const address = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${how}?key=demo-key`;
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  expect(response.status).toBe(200);
  return v.parse(signedInSchema, await response.json());
}

describe('npm start, and npm run dev after it', () => {
  const email = newEmail();
  const profile = { company: { stringValue: 'Kept Company' } };
  let shift: number;
  let ports: Ports;
  let env: Record<string, string>;
  let media: LocalServer;
  let running: Run;
  let uid: string;

  beforeAll(async () => {
    const video = await shortVideo();
    media = await startServer((request, response) => serveRange(request, response, video));
    shift = await freeShift();
    ports = portsOf(shift);
    env = { SCENECUE_PORT_SHIFT: String(shift), ANALYSIS_ALLOW_HOSTS: media.host };
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${ports.firestore}`);
  });

  afterAll(async () => {
    await media.close();
    vi.unstubAllEnvs();
  });

  async function begin(script: 'start' | 'dev'): Promise<void> {
    running = run(script, env);
    await running.printed(`SceneCue is running at http://localhost:${ports.site}\n`);
  }

  const page = (path: string) => fetch(`http://localhost:${ports.site}${path}`);

  /** Signs in with the Auth emulator and has a video analyzed. */
  async function expectAnalysis(): Promise<void> {
    const { idToken } = await authenticate(
      ports,
      'signInWithPassword',
      DEMO_ACCOUNT.email,
      DEMO_ACCOUNT.password,
    );
    const response = await fetch(`http://localhost:${ports.site}${ANALYZE_PATH}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
      body: JSON.stringify({ url: `${media.url}video.mp4` }),
    });
    expect(response.status).toBe(200);
    const { analysis } = v.parse(analysisResponseSchema, await response.json());
    expect(analysis.length).toBeGreaterThan(0);
  }

  it('start: its pages, its accounts and its analysis answer', async () => {
    await begin('start');
    expect(running.output()).toContain(DEMO_ACCOUNT.email);
    for (const path of ['/', '/signin']) {
      const response = await page(path);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('<title>');
    }
    await expectAnalysis();
    uid = (await authenticate(ports, 'signUp', email, PASSWORD)).localId;
    await storedProfile(uid, profile);
  });

  it('start: a second one says which port is taken, and leaves the first alone', async () => {
    const second = run('start', env);
    expect(await second.closed).toBe(1);
    expect(second.output()).toMatch(new RegExp(`✖ Port ${ports.site}, which the site needs, is taken`));
    expect(second.output()).toContain('Stop that program (perhaps another "npm start")');
    expect(second.output()).not.toMatch(/^\s+at /m);
    expect((await page('/')).status).toBe(200);
  });

  it('start: Ctrl-C ends all of it', () => interrupted(running, shift));

  it('dev: its pages and its analysis answer, and what was saved is there', async () => {
    await begin('dev');
    expect(running.output()).toContain('with what you saved');
    // Vite's client for hot reload, and an unbundled module of the application.
    expect(await (await page('/')).text()).toContain('/@vite/client');
    expect((await page('/src/main.tsx')).headers.get('content-type')).toMatch(/javascript/);
    expect((await authenticate(ports, 'signInWithPassword', email, PASSWORD)).localId).toBe(uid);
    expect(await storedProfile(uid)).toEqual({ company: 'Kept Company' });
    await expectAnalysis();
  });

  it('dev: Ctrl-C ends all of it', () => interrupted(running, shift));
});

describe('npm run dev', () => {
  it('says which port another program has taken, and what to do', async () => {
    const shift = await freeShift();
    const { firestore } = portsOf(shift);
    const other = createServer().listen(firestore, '127.0.0.1');
    await once(other, 'listening');
    const refused = run('dev', { SCENECUE_PORT_SHIFT: String(shift) });
    expect(await refused.closed).toBe(1);
    expect(refused.output()).toContain(`✖ Port ${firestore}, which the Firestore emulator needs, is taken`);
    expect(refused.output()).toContain('SCENECUE_PORT_SHIFT');
    other.close();
  });

  it('refuses a shift that is none', async () => {
    const refused = run('dev', { SCENECUE_PORT_SHIFT: 'many' });
    expect(await refused.closed).toBe(1);
    expect(refused.output()).toContain('Set SCENECUE_PORT_SHIFT to a whole number');
    expect(refused.output()).not.toMatch(/^\s+at /m);
  });

  it('ends all of it upon Ctrl-C while it starts', async () => {
    const shift = await freeShift();
    const starting = run('dev', { SCENECUE_PORT_SHIFT: String(shift) });
    await starting.printed('Starting the Auth and Firestore emulators');
    const family = starting.family();
    starting.interrupt();
    await starting.closed;
    expect(starting.output()).not.toMatch(/^\s+at /m);
    expect(stillRunning(family, shift)).toEqual([]);
    await checkPortsAreFree(portsOf(shift));
  });
});
