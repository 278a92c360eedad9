import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { expect } from 'vitest';
import { DEMO_ACCOUNT } from '../../scripts/local/demo-account.mjs';
import { ROOT, STATE } from '../../scripts/local/paths.mjs';
import { checkPortsAreFree, freePorts } from '../../scripts/local/ports.mjs';
import { descendantsOf } from '../../scripts/local/processes.mjs';
import { DEFAULT_PORTS } from '../../scripts/local/site.mjs';
import { analysisResponseSchema } from '../../src/contracts/analysis';
import { ANALYZE_PATH } from '../../src/contracts/analysis-request';

/** Time in ms within which Ctrl-C must have ended everything; saving the emulators' data can take a while. */
const STOPPING_MS = 30_000;

export const portsOf = (shift: number) => ({
  site: DEFAULT_PORTS.site + shift,
  auth: DEFAULT_PORTS.auth + shift,
  firestore: DEFAULT_PORTS.firestore + shift,
});
export type Ports = ReturnType<typeof portsOf>;

/** Folder of the data of a shift. */
const stateOf = (shift: number) => join(STATE, `shift-${shift}`);

const shifts: number[] = [];

/** A shift for which all ports are free. */
export async function freeShift(): Promise<number> {
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

export interface Run {
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
export function run(script: 'start' | 'dev', env: Record<string, string>): Run {
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
export function stillRunning(pids: readonly number[], shift: number): { pid: number; command: string }[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, status = 'Z', command = ''] = /^ *(\d+) +(\S+) +(.*)$/.exec(line) ?? [];
    // An ended process is listed until its new parent has collected its status.
    if (status.startsWith('Z')) return [];
    const isOne = pids.includes(Number(pid)) || command.includes(stateOf(shift));
    return isOne ? [{ pid: Number(pid), command }] : [];
  });
}

/** Ends what a failed test has left behind, and deletes the data of all runs. */
export async function endAllRuns(): Promise<void> {
  const pids = runs.flatMap((one) => one.family());
  for (const shift of shifts) {
    for (const { pid } of stillRunning(pids, shift)) process.kill(pid, 'SIGKILL');
  }
  await Promise.all(runs.map(({ closed }) => closed));
  for (const shift of shifts) rmSync(stateOf(shift), { recursive: true, force: true });
}

/** After Ctrl-C, nothing must be left. */
export async function interrupted(running: Run, shift: number): Promise<void> {
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

export async function authenticate(
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

/** Signs in with the Auth emulator and has a video analyzed. */
export async function expectAnalysis(ports: Ports, video: string): Promise<void> {
  const { idToken } = await authenticate(
    ports,
    'signInWithPassword',
    DEMO_ACCOUNT.email,
    DEMO_ACCOUNT.password,
  );
  const response = await fetch(`http://localhost:${ports.site}${ANALYZE_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ url: video }),
  });
  expect(response.status).toBe(200);
  const { analysis } = v.parse(analysisResponseSchema, await response.json());
  expect(analysis.length).toBeGreaterThan(0);
}
