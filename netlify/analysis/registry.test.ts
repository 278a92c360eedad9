import { describe, expect, it } from 'vitest';
import { createProvider, PROVIDER_IDS } from './registry';

const CLARIFAI = {
  key: 'a-key-for-tests',
  origin: 'http://127.0.0.1:9',
  userId: 'clarifai',
  appId: 'main',
  modelId: 'general-image-recognition',
  sampleMs: 1_000,
};
const DEPENDENCIES = { workerPath: '/worker.mjs', clarifai: CLARIFAI };

describe('createProvider', () => {
  it('creates the provider with the given name', () => {
    for (const id of PROVIDER_IDS) expect(createProvider(id, DEPENDENCIES).id).toBe(id);
  });

  it.each([undefined, '', 'Embedded', 'clarify', 'constructor', '__proto__'])(
    'refuses %j, with the name of the variable and the known values',
    (name) => {
      const create = () => createProvider(name, DEPENDENCIES);
      expect(create).toThrow(/ANALYSIS_PROVIDER/);
      expect(create).toThrow(/one of: embedded, clarifai\./);
    },
  );

  it('creates no provider without its settings, and never another one instead', () => {
    expect(() => createProvider('clarifai', { workerPath: '/worker.mjs' })).toThrow(/"clarifai".*settings/);
  });

  it('names the value that it was given', () => {
    expect(() => createProvider('clarify', DEPENDENCIES)).toThrow(/is "clarify"/);
    expect(() => createProvider(undefined, DEPENDENCIES)).toThrow(/is missing/);
  });
});
