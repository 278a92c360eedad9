import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../../netlify/analysis/source/testing/local-server';
import { checkPortsAreFree } from '../../../scripts/local/ports.mjs';
import { newEmail, PASSWORD, storedProfile } from '../../firebase/emulators';
import { shortVideo } from '../../functions/short-video';
import {
  authenticate,
  endAllRuns,
  expectAnalysis,
  freeShift,
  interrupted,
  portsOf,
  run,
  stillRunning,
  type Ports,
  type Run,
} from '../../local/terminal';

afterAll(endAllRuns);

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

  it('start: an account is created and gets a profile', async () => {
    await begin('start');
    uid = (await authenticate(ports, 'signUp', email, PASSWORD)).localId;
    await storedProfile(uid, profile);
  });

  it('start: a second one reports which port is taken, and the first keeps running', async () => {
    const second = run('start', env);
    expect(await second.closed).toBe(1);
    expect(second.output()).toMatch(new RegExp(`✖ Port ${ports.site}, which the site needs, is taken`));
    expect(second.output()).toContain('Stop that program (perhaps another "npm start")');
    expect(second.output()).not.toMatch(/^\s+at /m);
    expect((await page('/')).status).toBe(200);
  });

  it('start: Ctrl-C ends all of it', () => interrupted(running, shift));

  it('dev: pages and an analysis are served, and the account and the profile of start are there', async () => {
    await begin('dev');
    expect(running.output()).toContain('with what you saved');
    // Vite's client for hot reload, and an unbundled module of the application.
    expect(await (await page('/')).text()).toContain('/@vite/client');
    expect((await page('/src/main.tsx')).headers.get('content-type')).toMatch(/javascript/);
    expect((await authenticate(ports, 'signInWithPassword', email, PASSWORD)).localId).toBe(uid);
    expect(await storedProfile(uid)).toEqual({ company: 'Kept Company' });
    await expectAnalysis(ports, `${media.url}video.mp4`);
  });

  it('dev: Ctrl-C ends all of it', () => interrupted(running, shift));
});

describe('npm run dev', () => {
  it('reports which port another program has taken, and what to do', async () => {
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

  it('refuses a port shift that is not a number', async () => {
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
