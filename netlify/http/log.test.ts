import { afterEach, describe, expect, it, vi } from 'vitest';
import { writeLog } from './log';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('writeLog', () => {
  it('writes one line of JSON to standard output', () => {
    const output = vi.spyOn(console, 'log').mockReturnValue();
    writeLog({ outcome: 'damaged', totalMs: 3, host: 'example.com' });
    expect(output.mock.calls).toEqual([['{"outcome":"damaged","totalMs":3,"host":"example.com"}']]);
  });

  it('writes internal errors to standard error, with all causes', () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    const error = new Error('outer', { cause: new Error('inner', { cause: 'innermost' }) });
    writeLog({ outcome: 'internal', totalMs: 3, error });
    const line = String(output.mock.calls[0]?.[0]);
    expect(line).not.toContain('\n');
    for (const part of ['outer', 'inner', 'innermost', 'log.test.ts']) expect(line).toContain(part);
  });

  it('removes secrets from errors and warnings', () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    const cause = new Error(
      'at HTTPS://ada:p@w@host.example:8443/a.mp4?token=topsecret#x\nof ada@example.com',
    );
    writeLog({
      outcome: 'internal',
      error: new Error('with eyJhbGci.eyJzdWIi.c2ln', { cause }),
      warnings: [
        new Error('GET /a.mp4?X-Amz-Signature=topsecret&x=ada failed'),
        'Authorization: Bearer topsecret',
        'No document to update: projects/p/databases/(default)/documents/users/ada1/analyses/a',
      ],
    });
    const line = String(output.mock.calls[0]?.[0]);
    for (const secret of ['ada', 'p@w', '/a.mp4?t', 'topsecret', 'eyJ', '\n'])
      expect(line).not.toContain(secret);
    expect(line).toContain('host.example:8443');
  });

  it('limits the length of a line', () => {
    const output = vi.spyOn(console, 'error').mockReturnValue();
    writeLog({ outcome: 'internal', error: 'x'.repeat(1e6), warnings: ['y'.repeat(1e6)] });
    expect(String(output.mock.calls[0]?.[0]).length).toBeLessThan(7_000);
  });
});
