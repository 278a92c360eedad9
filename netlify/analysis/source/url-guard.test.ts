import { describe, expect, it } from 'vitest';
import { AnalysisFailure } from '../errors';
import { parseAllowedHosts } from './allowed-hosts';
import { checkLink, checkUrl, URL_NOT_ALLOWED } from './url-guard';

const NONE = parseAllowedHosts('');
const DEV = parseAllowedHosts('localhost:8888,127.0.0.1:9001');

const REFUSED: Record<string, string[]> = {
  'other schemes': [
    'ftp://example.com/a.mp4',
    'file:///etc/passwd',
    'data:video/mp4;base64,AAAA',
    'javascript:alert(1)',
    'blob:https://example.com/1',
    'ws://example.com/',
    'gopher://example.com/',
    'hls+http://example.com/',
    'concat:http://example.com/a|http://example.com/b',
  ],
  'no full address': [
    '',
    'example.com/a.mp4',
    '//example.com/a.mp4',
    '/a.mp4',
    'http:',
    'http://',
    'not a url',
    'http:example.com',
    'https:/example.com',
  ],
  malformed: [
    'http://exa mple.com/',
    'http://[::1',
    'http://[::g]/',
    'http://example.com:99999/',
    'http://%00/',
    'http://a..b.com..',
  ],
  credentials: [
    'http://user@example.com/',
    'http://user:pass@example.com/',
    'http://:pass@example.com/',
    'http://user:password@127.0.0.1/',
    'http://example.com:80@127.0.0.1/',
    'http://example.com%40127.0.0.1@example.org/',
  ],
  'deceptive characters': [
    'http://example.com\\@127.0.0.1/',
    'http:\\\\example.com/',
    'ht\ntp://example.com/',
    'http://exam\tple.com/',
    '\u0000http://example.com/',
    'http://example.com/\r\nHost: a',
  ],
  ports: [
    'http://example.com:22/',
    'http://example.com:25/',
    'http://example.com:6379/',
    'http://example.com:8081/',
    'https://example.com:0/',
    'http://8.8.8.8:53/',
  ],
  'loopback, every spelling': [
    'http://127.0.0.1/',
    'https://127.0.0.1/',
    'http://127.0.0.1./',
    'http://127.1/',
    'http://127.0.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0x7f.0.0.1/',
    'http://0177.0.0.1/',
    'http://017700000001/',
    'http://127.255.255.254/',
    'http://１２７.０.０.１/',
    'http://①②⑦.⓪.⓪.①/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://[::1]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::127.0.0.1]/',
    'http://[2002:7f00:1::]/',
  ],
  'private and special addresses': [
    'http://0/',
    'http://0.0.0.0/',
    'http://[::]/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://0xc0a80101/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://2852039166/latest/meta-data/',
    'http://0251.0376.0251.0376/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fec0::1]/',
    'http://198.18.0.1/',
    'http://192.0.2.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://[2001:db8::1]/',
    'http://[2001::1]/',
    'http://[ff02::1]/',
  ],
  'local names': [
    'http://localhost/',
    'http://LOCALHOST/',
    'http://localhost./',
    'http://LOCALHOST.:8080/',
    'http://localhost:8888/',
    'http://a.localhost/',
    'http://localhost.localdomain/',
    'http://printer.local/',
    'http://metadata.google.internal/',
    'http://db.corp/',
    'http://nas.home.arpa/',
    'http://router.lan/',
    'http://intranet/',
    'http://fileserver/',
    'http://abc.onion/',
  ],
  'too long': [`http://example.com/${'a'.repeat(2048)}`, `http://${'a.'.repeat(130)}com/`],
  'too long once it is encoded': [
    `http://example.com/${'中'.repeat(300)}`,
    `http://example.com/${'{'.repeat(700)}`,
  ],
};

function failureOf(check: () => unknown): unknown {
  try {
    return check();
  } catch (error) {
    return error;
  }
}

function expectRefused(check: () => unknown): void {
  const failure = failureOf(check);
  expect(failure).toBeInstanceOf(AnalysisFailure);
  expect(failure).toMatchObject({ code: 'url-not-allowed', message: URL_NOT_ALLOWED });
}

describe('checkUrl', () => {
  describe.each(Object.entries(REFUSED))('%s', (_, urls) => {
    it.each(urls)('refuses %j', (url) => {
      expectRefused(() => checkUrl(url, NONE));
    });
  });

  it.each([
    ['http://example.com/video.mp4', 'http://example.com/video.mp4'],
    ['HTTPS://Example.COM:443/a b.mp4?token=1#t=10', 'https://example.com/a%20b.mp4?token=1'],
    ['https://cdn.example.com:8443/v.mp4', 'https://cdn.example.com:8443/v.mp4'],
    ['http://example.com:8080/', 'http://example.com:8080/'],
    ['https://example.com./v.mp4', 'https://example.com/v.mp4'],
    ['https://bücher.example/v.mp4', 'https://xn--bcher-kva.example/v.mp4'],
    ['http://8.8.8.8/v.mp4', 'http://8.8.8.8/v.mp4'],
    ['http://[2606:4700::1111]/v.mp4', 'http://[2606:4700::1111]/v.mp4'],
    ['https://localhost.example.com/', 'https://localhost.example.com/'],
  ])('accepts %s', (url, expected) => {
    expect(checkUrl(url, NONE).href).toBe(expected);
  });

  // In Node 20, URL.canParse refuses such a name as soon as V8 has optimized its caller.
  it('accepts a name beyond ASCII in a process that has checked many URLs', () => {
    for (let count = 0; count < 50_000; count += 1) checkUrl(`https://example.com/${count}`, NONE);
    expect(checkUrl('https://bücher.example/v.mp4', NONE).hostname).toBe('xn--bcher-kva.example');
  });

  it('accepts exactly the listed hosts and ports', () => {
    expect(checkUrl('http://localhost:8888/v.mp4', DEV).href).toBe('http://localhost:8888/v.mp4');
    expect(checkUrl('http://127.1:9001/v.mp4', DEV).href).toBe('http://127.0.0.1:9001/v.mp4');
    for (const url of [
      'http://localhost:8889/',
      'http://127.0.0.1:8888/',
      'http://localhost/',
      'http://[::1]:8888/',
    ]) {
      expectRefused(() => checkUrl(url, DEV));
    }
  });

  it('requires http or https without credentials for listed hosts too', () => {
    expectRefused(() => checkUrl('ftp://localhost:8888/', DEV));
    expectRefused(() => checkUrl('http://user@localhost:8888/', DEV));
  });
});

describe('checkLink', () => {
  const from = new URL('https://example.com/videos/a.mp4');

  it.each([
    ['b.mp4', 'https://example.com/videos/b.mp4'],
    ['/c.mp4', 'https://example.com/c.mp4'],
    ['//cdn.example.org/d.mp4', 'https://cdn.example.org/d.mp4'],
    ['https://cdn.example.org/e.mp4#x', 'https://cdn.example.org/e.mp4'],
  ])('accepts %s', (location, expected) => {
    expect(checkLink(location, from, NONE).href).toBe(expected);
  });

  it('accepts a change from http to https, but not back', () => {
    expect(checkLink('https://example.com/', new URL('http://example.com/'), NONE).protocol).toBe('https:');
    expectRefused(() => checkLink('http://example.com/', from, NONE));
  });

  it.each(
    Object.values(REFUSED)
      .flat()
      .filter((url) => /^[a-z+]+:\/*[^/]/i.test(url) && !/^https?:\/?e/i.test(url)),
  )('refuses %j', (location) => {
    expectRefused(() => checkLink(location, new URL('http://example.com/'), NONE));
  });

  it('refuses a link from a public host to a listed one', () => {
    expectRefused(() => checkLink('http://localhost:8888/', new URL('http://example.com/'), DEV));
    expect(checkLink('http://127.0.0.1:9001/', new URL('http://localhost:8888/'), DEV).port).toBe('9001');
  });
});
