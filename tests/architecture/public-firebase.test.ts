import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** What relies on undocumented parts of the Firebase SDK, which can change with any update. */
const UNDOCUMENTED: [string, RegExp][] = [
  ['a private member', /(?:\.|\?\.|\['|\bsuper\.)_\w/],
  ['a private method', /\boverride\s+(?:async\s+)?_\w/],
  ['the container of components', /\bcontainer\b/],
  ['the names under which sessions are stored', /firebase:authUser|firebaseLocalStorage/],
  ['a package behind the published one', /['"]@firebase\//],
  ['a cast that hides what a class is', /\bas unknown as\b/],
];

/** What a source does that the public interface does not offer. */
function findings(source: string): string[] {
  // Comments may mention it.
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return UNDOCUMENTED.filter(([, pattern]) => pattern.test(code)).map(([name]) => name);
}

/** The files that import Firebase, and those next to them. */
function sources(): string[] {
  return ['src/adapters/firebase', 'netlify/background'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
      .map((name) => join(folder, name)),
  );
}

it('only the public interface of the Firebase SDK is used', () => {
  expect(sources().length).toBeGreaterThan(10);
  const found = sources().flatMap((path) =>
    findings(readFileSync(path, 'utf8')).map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['await persistence._get(key)', 'a private member'],
  ["auth?._currentUser; x['_set']()", 'a private member'],
  ['override async _isAvailable() {}', 'a private method'],
  ["app.container.getProvider('heartbeat')", 'the container of components'],
  ["createStore('firebaseLocalStorageDb', 'x')", 'the names under which sessions are stored'],
  ["import { _getProvider } from '@firebase/app';", 'a package behind the published one'],
  [
    'class A extends (indexedDBLocalPersistence as unknown as new () => B) {}',
    'a cast that hides what a class is',
  ],
])('%s is found', (source, name) => {
  expect(findings(source)).toContain(name);
});
