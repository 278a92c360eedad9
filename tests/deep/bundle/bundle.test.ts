import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYZE_BACKGROUND_PATH } from '../../../src/contracts/analyses';
import { analysisResponseSchema, type AnalysisResponse } from '../../../src/contracts/analysis';
import { messageOf, person, recordOf, resultOf, type Person } from '../../functions/background-client';
import {
  BUNDLE_VIDEO,
  bundledFunctions,
  expectAllFindings,
  IS_PLATFORM,
} from '../../functions/bundled-functions';
import { analyze, call, measuredIn, openFunction, refusal } from '../../functions/function-client';

let bundle: Awaited<ReturnType<typeof bundledFunctions>>;
let functions: Record<'analyze' | 'analyze-background', Awaited<ReturnType<typeof bundle.start>>>;
let ada: Person;

beforeAll(async () => {
  bundle = await bundledFunctions();
  functions = {
    analyze: await bundle.start('analyze'),
    'analyze-background': await bundle.start('analyze-background'),
  };
  ada = await person();
});

afterAll(() => bundle.close());

describe('the bundled function in the background', () => {
  const ask = (options: Parameters<typeof call>[0]) => call(options, functions['analyze-background'].send);
  const unauthenticated = { status: 401, code: 'unauthenticated' };

  it('refuses a call without a token, and with an invalid one', async () => {
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

if (IS_PLATFORM) {
  describe('an analysis by a bundled function measures the same as the function in the project', () => {
    let expected: AnalysisResponse;
    const expectSame = (result: AnalysisResponse) => {
      expectAllFindings(result);
      expect(measuredIn(result)).toEqual(measuredIn(expected));
    };
    beforeAll(async () => {
      const response = await analyze(BUNDLE_VIDEO, ada.token, await openFunction());
      expected = v.parse(analysisResponseSchema, await response.json());
      expectAllFindings(expected);
    });

    it('in its answer', async () => {
      const response = await analyze(BUNDLE_VIDEO, ada.token, functions.analyze.send);
      expect(response.status).toBe(200);
      expectSame(v.parse(analysisResponseSchema, await response.json()));
    });

    it('and in what it stores when it runs in the background', async () => {
      const id = crypto.randomUUID();
      const address = `http://localhost${ANALYZE_BACKGROUND_PATH}`;
      const message = messageOf(ada, { url: BUNDLE_VIDEO, id });
      const response = await functions['analyze-background'].send(address, message);
      expect(response.status).toBe(202);
      const record = await recordOf(ada, id);
      // It is partial where models had too little time.
      expect(record).toMatchObject({ state: expect.stringMatching(/^(done|partial)$/) as string, parts: 1 });
      expectSame(await resultOf(ada, id, 1));
    });
  });
}
