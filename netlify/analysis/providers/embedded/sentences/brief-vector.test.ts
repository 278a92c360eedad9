import { expect, it } from 'vitest';
import { buildModels } from '../../../../../scripts/build-models.mjs';
import { buildWorker } from '../../../../../scripts/build-worker.mjs';
import { briefVector } from './brief-vector';

const models = async (modelsPath?: string) => ({
  workerPath: await buildWorker('.scenecue/test/brief-vector'),
  modelsPath: modelsPath ?? (await buildModels()),
});

it('a brief in English is a vector of 512 bytes', async () => {
  const vector = await briefVector('a family having dinner together', await models());
  expect(Buffer.from(vector, 'base64')).toHaveLength(512);
});

it.each([
  'eine Familie sitzt zusammen am Tisch',
  'una familia cenando',
  'une famille dîne ensemble',
  'una famiglia a cena',
  'Hund',
])('a brief in another language is not read: %s', async (brief) => {
  expect(await briefVector(brief, { workerPath: '/none', modelsPath: '/none' })).toBe('not-english');
});

it.each(['dog', 'someone proposes marriage', 'cooking, no crime'])(
  'a brief that is or may be in English needs the model: %s',
  async (brief) => {
    await expect(briefVector(brief, await models('/nowhere'))).rejects.toThrow();
  },
);
