import * as v from 'valibot';
import { analysisErrorSchema } from '@/contracts/analysis-error';
import type { AnalysisProvider, ProviderResult } from '../../analysis/provider';
import { parseAllowedHosts } from '../../analysis/source/allowed-hosts';
import { openCaptions } from '../../analysis/source/caption-source';
import { openHttpSource } from '../../analysis/source/http-source';
import { createAnalyzeHandler, type AnalyzeHandlerOptions } from '../analyze-handler';
import { InvalidTokenError } from '../id-token';
import type { LogEntry } from '../log';
import { createMemoryLimiter } from '../memory-limiter';

export const RESULT: ProviderResult = {
  entries: [{ timestamp: 0, concepts: [{ name: 'black frame', confidence: 0.9 }] }],
  durationMs: 1_000,
  intervalMs: 500,
};

export function providerOf(analyze: AnalysisProvider['analyze']): AnalysisProvider {
  return { id: 'test', analyze };
}

export function setUp(options: Partial<AnalyzeHandlerOptions> = {}, deadlineMs = 5_000) {
  const entries: LogEntry[] = [];
  const handle = createAnalyzeHandler({
    environment: {
      allowHosts: parseAllowedHosts(''),
      maxVideoBytes: 1_000_000,
      maxVideoMs: 60_000,
      deadlineMs,
    },
    verifyToken: (token) =>
      token === 'good'
        ? Promise.resolve({ uid: 'u', expiresAt: Date.now() + 3_600_000, isEmailVerified: false })
        : Promise.reject(new InvalidTokenError('bad')),
    provider: providerOf(() => Promise.resolve(RESULT)),
    openSource: openHttpSource,
    openCaptions,
    limiter: createMemoryLimiter({ perMinute: 1_000, ownAtOnce: 100, atOnce: 100 }),
    log: (entry) => entries.push(entry),
    ...options,
  });
  return { handle, entries };
}

export const JSON_TYPE = { 'content-type': 'application/json' };
export const SIGNED_IN = { ...JSON_TYPE, authorization: 'Bearer good' };

export function post(
  body: string | Uint8Array<ArrayBuffer>,
  headers: Record<string, string> = SIGNED_IN,
  signal?: AbortSignal,
): Request {
  const init = { method: 'POST', headers, body, ...(signal === undefined ? {} : { signal }) };
  return new Request('http://localhost/.netlify/functions/analyze', init);
}

export const call = (url: string, signal?: AbortSignal): Request =>
  post(JSON.stringify({ url }), SIGNED_IN, signal);

export async function errorOf(
  response: Response,
): Promise<{ status: number; code: string; message: string }> {
  const { error } = v.parse(analysisErrorSchema, await response.json());
  return { status: response.status, ...error };
}
