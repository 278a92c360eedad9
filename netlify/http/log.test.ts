import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeLog } from './log';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('writeLog', () => {
  it('writes one line of JSON to standard output', () => {
    const output = vi.spyOn(console, 'log').mockReturnValue();
    writeLog({ event: 'refused', durationMs: 3, host: 'example.com', code: 'damaged' });
    expect(output.mock.calls).toEqual([
      ['{"event":"refused","durationMs":3,"host":"example.com","code":"damaged"}'],
    ]);
  });

  it('writes our own faults to standard error, with all causes', () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('outer', { cause: new Error('inner', { cause: 'innermost' }) });
    writeLog({ event: 'failed', durationMs: 3, error });
    const line = String(output.mock.calls[0]?.[0]);
    expect(line).not.toContain('\n');
    for (const part of ['outer', 'inner', 'innermost', 'log.test.ts']) expect(line).toContain(part);
  });
});
