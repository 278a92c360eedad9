import { inspect } from 'node:util';
import { expect } from 'vitest';
import { AnalysisFailure } from '../errors';

/** Everything that a caller or a log can see of an error. */
function allOf(error: unknown): string {
  return error instanceof Error ? `${inspect(error)} ${allOf(error.cause)}` : inspect(error);
}

function expectNoLeak(error: unknown, secret: string): void {
  expect(allOf(error)).not.toContain(secret);
  const { message } = error as Error;
  expect(message).not.toMatch(/\n|node_modules|\.m?[jt]s\b|\.go\b|\bat .*:\d+|E[A-Z]{5,}|127\.0\.0\.1/);
  expect(message).toMatch(/^[A-Z].*\.$/);
}

/**
 * Checks that `work` fails with an AnalysisFailure that reveals neither the secret nor internals such as paths or
 * system error codes; returns the failure.
 */
export async function failureOf(work: Promise<unknown>, secret: string): Promise<AnalysisFailure> {
  const error: unknown = await work.then(
    () => 'it succeeded',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AnalysisFailure);
  expectNoLeak(error, secret);
  return error as AnalysisFailure;
}
