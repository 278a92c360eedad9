import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { installIsNeeded, missingOn, nodeIsSupported } from './setup.mjs';

test.each([
  ['18.20.0', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
])('Node %s is supported: %s', (version, supported) => {
  expect(nodeIsSupported(version)).toBe(supported);
});

const locked = { version: '1.2.3', integrity: 'sha512-a' };
const lock = {
  packages: { '': {}, 'node_modules/a': locked, 'node_modules/other-system': { ...locked, optional: true } },
};

// @row-33
test('an installation that matches the lock file stays as it is, without packages for other systems', () => {
  expect(installIsNeeded(lock, { packages: { 'node_modules/a': locked } })).toBe(false);
});

test.each([
  ['nothing is installed', null],
  ['a package is missing', { packages: {} }],
  ['a package is older', { packages: { 'node_modules/a': { ...locked, version: '1.2.2' } } }],
  ['a package has other contents', { packages: { 'node_modules/a': { ...locked, integrity: 'sha512-b' } } }],
])('an installation is needed when %s', (_, installed) => {
  expect(installIsNeeded(lock, installed)).toBe(true);
});

const complete = {
  node: '22.12.0',
  java: 17,
  needsInstall: false,
  hasFirestoreEmulator: true,
  hasChromium: true,
  isOnline: () => Promise.reject(new Error('asked without need')),
};
const offline = () => Promise.resolve(false);
/** @param {import('./setup.mjs').Machine} machine @param {boolean} [forTests] */
const messagesOf = async (machine, forTests = true) =>
  (await missingOn(machine, forTests)).map(({ message }) => message.split('\n')[0]);

test('a complete machine lacks nothing, and nobody is asked for anything', async () => {
  expect(await messagesOf(complete)).toEqual([]);
});

test('a bare machine without internet is told of everything at once', async () => {
  const bare = {
    node: '18.20.0',
    java: null,
    needsInstall: true,
    hasFirestoreEmulator: false,
    hasChromium: false,
    isOnline: offline,
  };
  expect(await messagesOf(bare)).toEqual([
    'Node 18.20.0 cannot run SceneCue.',
    'Java was not found: the Firestore emulator needs it.',
    'The Firestore emulator is not here, and cannot be downloaded without internet.',
    'Chromium is not here, and cannot be downloaded without internet.',
  ]);
});

test('what can be fetched is not missing, and an old Java is', async () => {
  const isOnline = () => Promise.resolve(true);
  const machine = { ...complete, java: 8, hasFirestoreEmulator: false, hasChromium: false, isOnline };
  expect(await messagesOf(machine)).toEqual(['Java 8 is too old for the Firestore emulator.']);
});

test('Chromium is needed for the tests alone', async () => {
  expect(await messagesOf({ ...complete, hasChromium: false, isOnline: offline }, false)).toEqual([]);
});

test('no package may run a script when it is installed, and no script of ours relies on one before or after it', () => {
  const root = new URL('../', import.meta.url);
  expect(readFileSync(new URL('.npmrc', root), 'utf8')).toMatch(/^ignore-scripts=true$/m);
  const { scripts } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
  const names = Object.keys(scripts);
  // npm would silently omit these.
  expect(
    names.filter((name) => names.includes(name.replace(/^(pre|post)/, '')) && /^(pre|post)/.test(name)),
  ).toEqual([]);
});
