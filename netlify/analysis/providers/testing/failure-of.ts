import { inspect } from 'node:util';
import { expect } from 'vitest';
import { AnalysisFailure } from '../../errors';
import { KEY } from '../clarifai/testing/clarifai-server';

/** Everything that may be known of an error by whoever catches or logs it. */
function allOf(error: unknown): string {
  return error instanceof Error ? `${inspect(error)} ${allOf(error.cause)}` : inspect(error);
}

function expectNoLeak(error: unknown): void {
  expect(allOf(error)).not.toContain(KEY);
  const { message } = error as Error;
  expect(message).not.toMatch(/\n|node_modules|\.m?[jt]s\b|\.go\b|\bat .*:\d+|E[A-Z]{5,}|127\.0\.0\.1/);
  expect(message).toMatch(/^[A-Z].*\.$/);
}

/** How work failed: as it should, and without giving away a key, a path or the machine's own words. */
export async function failureOf(work: Promise<unknown>): Promise<AnalysisFailure> {
  const error: unknown = await work.then(
    () => 'it succeeded',
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(AnalysisFailure);
  expectNoLeak(error);
  return error as AnalysisFailure;
}
