import { expect, test } from 'vitest';
import { installIsNeeded, nodeIsSupported } from './setup.mjs';

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
