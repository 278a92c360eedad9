import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  serveRange,
  startServer,
  type LocalServer,
} from '../../netlify/analysis/source/testing/local-server';
import { DEMO_ACCOUNT } from '../../scripts/local/demo-account.mjs';
import { shortVideo } from '../functions/short-video';
import { endAllRuns, expectAnalysis, freeShift, interrupted, portsOf, run } from './terminal';

let media: LocalServer;

beforeAll(async () => {
  const video = await shortVideo();
  media = await startServer((request, response) => serveRange(request, response, video));
});

afterAll(() => Promise.all([endAllRuns(), media.close()]));

it('npm start serves its pages, the demo account and an analysis, until Ctrl-C ends all of it', async () => {
  const shift = await freeShift();
  const ports = portsOf(shift);
  const running = run('start', { SCENECUE_PORT_SHIFT: String(shift), ANALYSIS_ALLOW_HOSTS: media.host });
  await running.printed(`SceneCue is running at http://localhost:${ports.site}\n`);
  expect(running.output()).toContain(DEMO_ACCOUNT.email);
  for (const path of ['/', '/signin']) {
    const response = await fetch(`http://localhost:${ports.site}${path}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<title>');
  }
  await expectAnalysis(ports, `${media.url}video.mp4`);
  await interrupted(running, shift);
});
