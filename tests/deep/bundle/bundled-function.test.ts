import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { analysisResponseSchema } from '../../../src/contracts/analysis';
import { briefResponseSchema } from '../../../src/contracts/brief-vector';
import {
  BUNDLE_VIDEO,
  bundledFunctions,
  expectAllFindings,
  IS_PLATFORM,
} from '../../functions/bundled-functions';
import { analyze, call, encodeBrief, refusal, signUp } from '../../functions/function-client';

// Bundling takes longer on a busy machine.
vi.setConfig({ hookTimeout: 180_000 });

let bundle: Awaited<ReturnType<typeof bundledFunctions>>;
let bundled: Awaited<ReturnType<typeof bundle.start>>;
let token: string;

beforeAll(async () => {
  bundle = await bundledFunctions();
  bundled = await bundle.start('analyze');
  token = await signUp();
});

afterAll(() => bundle.close());

// `tests/deep/bundle/bundle.test.ts` has the same for the function in the background.
// @row-32
describe('the bundled function', () => {
  it('refuses a call without a token, with an invalid one, and by another method', async () => {
    const body = JSON.stringify({ url: 'https://example.com/video.mp4' });
    const without = await call({ body }, bundled.send);
    expect(without.headers.get('www-authenticate')).toBe('Bearer');
    expect(await refusal(without)).toMatchObject({ status: 401, code: 'unauthenticated' });
    expect(await refusal(await call({ body, token: `${token}x.y` }, bundled.send))).toMatchObject({
      status: 401,
      code: 'unauthenticated',
    });
    expect(await refusal(await call({ method: 'GET', token }, bundled.send))).toMatchObject({
      status: 405,
      code: 'method-not-allowed',
    });
  });

  it.runIf(IS_PLATFORM)('finds in a video what captions and all models add', async () => {
    const response = await analyze(BUNDLE_VIDEO, token, bundled.send);
    expect(response.status).toBe(200);
    expectAllFindings(v.parse(analysisResponseSchema, await response.json()));
  });

  it.runIf(IS_PLATFORM)('reads a brief, also one of whose language only the lexicon knows', async () => {
    const { send } = await bundle.start('brief');
    const response = await encodeBrief('wedding', token, send);
    expect(v.is(briefResponseSchema, await response.json())).toBe(true);
  });
});
