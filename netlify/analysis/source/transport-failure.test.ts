import { describe, expect, it } from 'vitest';
import { AnalysisFailure } from '../errors';
import { httpErrorFailure, isBusy, isTemporary, requestFailure } from './transport-failure';

const withCode = (code: string): Error => Object.assign(new Error('10.1.2.3 refused'), { code });

describe('httpErrorFailure', () => {
  it('has the status of a public host only', () => {
    expect(httpErrorFailure(404, true)).toMatchObject({ code: 'unreachable' });
    expect(httpErrorFailure(404, true).message).toContain('404 (Not Found)');
    expect(httpErrorFailure(599, true).message).toContain('599.');
    expect(httpErrorFailure(404, false).message).not.toMatch(/\d/);
  });

  it.each([
    [404, true, 'check that the URL'],
    [403, true, 'without signing in'],
    [429, true, 'try again later'],
    [500, true, 'try again later'],
    [500, false, 'check that the URL'],
  ])('has advice about %i (public: %s)', (status, isPublic, advice) => {
    expect(httpErrorFailure(status, isPublic).message).toContain(advice);
  });
});

describe('requestFailure', () => {
  it('has the same message for everything that is no connection', () => {
    const codes = [
      'ENOTFOUND',
      'EAI_AGAIN',
      'ECONNREFUSED',
      'EHOSTUNREACH',
      'ENETUNREACH',
      'UND_ERR_CONNECT_TIMEOUT',
    ];
    const messages = new Set(codes.map((code) => requestFailure(withCode(code)).message));
    expect(messages.size).toBe(1);
    expect([...messages][0]).toBe(requestFailure(new Error('unknown')).message);
  });

  it.each([
    'CERT_HAS_EXPIRED',
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'DEPTH_ZERO_SELF_SIGNED_CERT',
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  ])('mentions the certificate for %s', (code) => {
    expect(requestFailure(withCode(code)).message).toContain('certificate');
  });

  it.each(['ENOTFOUND', 'CERT_HAS_EXPIRED', 'HPE_INVALID_CONSTANT', 'UND_ERR_SOCKET'])(
    'has the details of %s in the log alone',
    (code) => {
      const failure = requestFailure(withCode(code));
      expect(failure).toMatchObject({ code: 'unreachable', cause: { code } });
      expect(failure.message).not.toMatch(/10\.1|E[A-Z]{4}|[A-Z]_/);
    },
  );

  it('returns a failure unchanged', () => {
    const failure = new AnalysisFailure('too-slow', 'slow');
    expect(requestFailure(failure)).toBe(failure);
  });
});

describe('isTemporary', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ETIMEOUT',
    'ESERVFAIL',
    'EREFUSED',
    'UND_ERR_CONNECT_TIMEOUT',
    'UND_ERR_SOCKET',
  ])('is true for %s', (code) => {
    expect(isTemporary(requestFailure(withCode(code)))).toBe(true);
  });

  it.each(['ENOTFOUND', 'CERT_HAS_EXPIRED'])('is false for %s', (code) => {
    expect(isTemporary(requestFailure(withCode(code)))).toBe(false);
  });
});

describe('isBusy', () => {
  it.each([429, 502, 503, 504])('is true for the status %i', (status) => {
    expect(isBusy(status)).toBe(true);
  });

  it.each([404, 500])('is false for the status %i', (status) => {
    expect(isBusy(status)).toBe(false);
  });
});
