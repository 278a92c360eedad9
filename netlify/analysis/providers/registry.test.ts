import { describe, expect, it } from 'vitest';
import { createProvider, PROVIDER_IDS } from './registry';

const DEPENDENCIES = { workerPath: '/worker.mjs' };

describe('createProvider', () => {
  it('creates the provider that is named', () => {
    for (const id of PROVIDER_IDS) expect(createProvider(id, DEPENDENCIES).id).toBe(id);
  });

  it.each([undefined, '', 'Embedded', 'clarify', 'constructor', '__proto__'])(
    'refuses %j, naming the variable and the known values',
    (name) => {
      const create = () => createProvider(name, DEPENDENCIES);
      expect(create).toThrow(/ANALYSIS_PROVIDER/);
      expect(create).toThrow(/one of: embedded/);
    },
  );

  it('says what it was given instead', () => {
    expect(() => createProvider('clarify', DEPENDENCIES)).toThrow(/is "clarify"/);
    expect(() => createProvider(undefined, DEPENDENCIES)).toThrow(/is missing/);
  });
});
