import { describe, expect, it } from 'vitest';
import { isAllowedHost, parseAllowedHosts } from './allowed-hosts';

describe('parseAllowedHosts', () => {
  it('normalizes hosts as URLs do', () => {
    const hosts = parseAllowedHosts(' Localhost:8888, 127.1:80,[0:0::1]:8443 ,, ');
    expect([...hosts]).toEqual(['localhost:8888', '127.0.0.1:80', '[::1]:8443']);
  });

  it('parses an empty setting as no host', () => {
    expect(parseAllowedHosts('').size).toBe(0);
  });

  it.each([
    'localhost',
    'localhost:',
    ':8888',
    'localhost:0',
    'localhost:99999',
    '::1:80',
    'http://localhost:8888',
    'user@localhost:80',
    'localhost:80/path',
    'local host:80',
    '*:80:',
  ])('refuses %s', (entry) => {
    expect(() => parseAllowedHosts(`good:80,${entry}`)).toThrow(RangeError);
  });
});

describe('isAllowedHost', () => {
  const hosts = parseAllowedHosts('localhost:8888,127.0.0.1:80,[::1]:443');

  it.each([
    'http://localhost:8888/a',
    'https://localhost:8888',
    'http://127.0.0.1',
    'http://2130706433/',
    'https://[::1]/',
  ])('accepts %s', (url) => {
    expect(isAllowedHost(new URL(url), hosts)).toBe(true);
  });

  it.each([
    'http://localhost:8889',
    'http://localhost',
    'http://a.localhost:8888',
    'https://127.0.0.1',
    'http://[::1]',
  ])('refuses %s', (url) => {
    expect(isAllowedHost(new URL(url), hosts)).toBe(false);
  });
});
