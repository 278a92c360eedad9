import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../scripts/local/paths.mjs';
import { parsePolicy, readPolicy } from '../../scripts/local/policy.mjs';
import { pages } from '../../src/app/pages';
import { emulatorHost } from '../firebase/emulators';
import { call, SITE } from './function-client';

const SETTINGS = join(ROOT, 'netlify.toml');

/** Paths of pages and files, including missing ones. */
const ANSWERS = [
  '/dashboard',
  ...pages.map(({ path }) => path),
  '/nowhere',
  '/before-paint.js',
  '/schema/analysis-result.json',
  '/sample/program.mp4',
  '/assets/nothing.js',
];

describe('every answer of the site', () => {
  // @row-31
  it.each(ANSWERS)('%s comes with all headers of protection', async (path) => {
    const { headers } = await fetch(`${SITE}${path}`, { method: 'HEAD' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    const features = (headers.get('permissions-policy') ?? '').split(', ');
    expect(features).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'geolocation=()', 'usb=()']),
    );
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([
      'autoplay=(self)',
      'clipboard-write=(self)',
      'fullscreen=(self)',
      'picture-in-picture=(self)',
    ]);
  });

  it('has the policy of netlify.toml, which locally knows the two emulators', async () => {
    const { headers } = await fetch(`${SITE}/signin`);
    const sent = Object.fromEntries(parsePolicy(headers.get('content-security-policy') ?? ''));
    const written = Object.fromEntries(readPolicy(readFileSync(SETTINGS, 'utf8')));
    expect(sent).toEqual({
      ...written,
      'connect-src': [
        ...(written['connect-src'] ?? []),
        `http://${emulatorHost('FIREBASE_AUTH_EMULATOR_HOST')}`,
        `http://${emulatorHost('FIRESTORE_EMULATOR_HOST')}`,
      ],
    });
  });

  it('keeps what is inside the site to the site, but for the published schema', async () => {
    const { headers } = await fetch(`${SITE}/schema/analysis-result.json`);
    expect(headers.get('access-control-allow-origin')).toBe('*');
    for (const path of ANSWERS.filter((each) => !each.startsWith('/schema/'))) {
      const { headers: own } = await fetch(`${SITE}${path}`, { method: 'HEAD' });
      expect(own.has('access-control-allow-origin'), path).toBe(false);
    }
  });
});

it('the function says for itself what its answers are', async () => {
  const { headers } = await call({ method: 'GET' });
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*sandbox$/) as string,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
});
