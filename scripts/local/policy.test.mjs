import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './paths.mjs';
import { allows, blockedByPolicy, readPolicy, withConnections } from './policy.mjs';

const toml = readFileSync(join(ROOT, 'netlify.toml'), 'utf8');
const policy = readPolicy(toml);

test('the policy denies what it does not name, and runs no text as code', () => {
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('object-src')).toEqual(["'none'"]);
  expect(policy.get('base-uri')).toEqual(["'none'"]);
  expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'", 'https://apis.google.com']);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect([...policy.values()].flat().join(' ')).not.toMatch(/unsafe|\*(?!\.)|127\.0\.0\.1|localhost/);
});

test('the policy lets through what the identity service and the store ask for, videos of any host, and nobody else', () => {
  for (const [directive, url] of /** @type {const} */ ([
    ['script-src', 'https://apis.google.com/js/api.js?onload=__iframefcb1'],
    ['frame-src', 'https://my-project.firebaseapp.com/__/auth/iframe'],
    ['connect-src', 'https://identitytoolkit.googleapis.com/v1/accounts:lookup'],
    ['connect-src', 'https://securetoken.googleapis.com/v1/token'],
    ['connect-src', 'https://firestore.googleapis.com/v1/projects'],
    ['media-src', 'https://example.com/programme.mp4'],
  ])) {
    expect(allows(policy, directive, url), url).toBe(true);
  }
  for (const [directive, url] of /** @type {const} */ ([
    ['script-src', 'https://example.com/script.js'],
    ['script-src', 'http://apis.google.com/js/api.js'],
    ['frame-src', 'https://firebaseapp.com/'],
    ['frame-src', 'https://notfirebaseapp.com/'],
    ['connect-src', 'https://example.com/'],
    ['worker-src', 'https://example.com/'],
    ['font-src', 'https://example.com/'],
  ])) {
    expect(allows(policy, directive, url), url).toBe(false);
  }
});

test('a local build may connect to its emulators, and everything else stays as it is', () => {
  const local = readPolicy(withConnections(toml, ['http://127.0.0.1:9099', 'http://127.0.0.1:8080']));
  const { 'connect-src': connections, ...rest } = Object.fromEntries(local);
  expect(connections?.filter((source) => !policy.get('connect-src')?.includes(source))).toEqual([
    'http://127.0.0.1:9099',
    'http://127.0.0.1:8080',
  ]);
  expect(connections).toEqual(expect.arrayContaining(policy.get('connect-src') ?? []));
  const { 'connect-src': before, ...others } = Object.fromEntries(policy);
  expect(before).toHaveLength(4);
  expect(rest).toEqual(others);
});

describe('what a build would do and the policy would stop', () => {
  test('is nothing with the domain that a project has of itself', () => {
    expect(blockedByPolicy(policy, { VITE_FIREBASE_AUTH_DOMAIN: 'my-project.firebaseapp.com' })).toEqual([]);
    expect(blockedByPolicy(policy, {})).toEqual([]);
  });

  test('is named with its variable and its remedy', () => {
    const env = {
      VITE_FIREBASE_AUTH_DOMAIN: 'login.example.com',
      VITE_TOKEN_SYNC_URL: 'https://example.com/s',
    };
    expect(blockedByPolicy(policy, env)).toEqual([
      expect.stringMatching(
        /^VITE_FIREBASE_AUTH_DOMAIN: .*Add https:\/\/login\.example\.com to its frame-src/,
      ),
      expect.stringMatching(/^VITE_TOKEN_SYNC_URL: .*Add https:\/\/example\.com to its connect-src/),
    ]);
  });

  test('is named for each place that App Check needs', () => {
    const blocked = blockedByPolicy(policy, { VITE_APP_CHECK_SITE_KEY: '6Labc' });
    expect(blocked.map((text) => /Add (\S+) to its (\S+)\./.exec(text)?.slice(1).join(' '))).toEqual([
      'https://www.google.com script-src',
      'https://www.gstatic.com script-src',
      'https://www.google.com frame-src',
      'https://content-firebaseappcheck.googleapis.com connect-src',
    ]);
  });

  test('is nothing once the policy names it', () => {
    const told = readPolicy(withConnections(toml, ['https://example.com']));
    expect(blockedByPolicy(told, { VITE_TOKEN_SYNC_URL: 'https://example.com/session' })).toEqual([]);
  });
});
