import { beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { briefResponseSchema } from '../../src/contracts/brief-vector';
import { encodeBrief, refusal, signUp } from './function-client';

let token: string;
beforeAll(async () => {
  token = await signUp();
});

it('the function turns a brief in English into a vector', async () => {
  const response = await encodeBrief('someone proposes marriage', token);
  expect(v.parse(briefResponseSchema, await response.json()).model).toBe('use-lite');
});

it('the function refuses a brief in another language, and a caller who is not signed in', async () => {
  expect(await refusal(await encodeBrief('eine Familie sitzt zusammen am Tisch', token))).toMatchObject({
    status: 422,
    code: 'not-english',
  });
  expect(await refusal(await encodeBrief('a family', 'bad'))).toMatchObject({
    status: 401,
    code: 'unauthenticated',
  });
});
