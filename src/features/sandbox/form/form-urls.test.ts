import { expect, it } from 'vitest';
import { urlFailure, trimUrl } from './form-urls';

const problemOf = (url: string, captionsUrl = '') => urlFailure({ url, captionsUrl });

const VIDEO = 'https://example.com/programme.mp4';

it.each([[` \n\t${VIDEO}\u00a0 `], [`\u202a${VIDEO}\u202c`], [`\ufeff\u200b ${VIDEO} \u200e`]])(
  'invisible characters at the ends are removed: %j',
  (pasted) => {
    expect(trimUrl(pasted)).toBe(VIDEO);
  },
);

it('all other characters are kept', () => {
  for (const url of ['https://example.com/a b🎬 عائشة.mp4', 'https://example.com/\u200d.mp4', 'x']) {
    expect(trimUrl(url)).toBe(url);
  }
});

it('a URL of invisible characters alone is blank', () => {
  expect(problemOf(trimUrl(' \u00a0\u200b\u202a '))).toEqual({ kind: 'url-empty', field: 'url' });
});

it.each(['example.com/a.mp4', 'www.example.com', '//example.com/a.mp4', 'ftp://example.com/a.mp4'])(
  '%j does not begin like a web address',
  (url) => {
    expect(problemOf(url)).toEqual({ kind: 'url-incomplete', field: 'url' });
    expect(problemOf(VIDEO, url)).toEqual({ kind: 'url-incomplete', field: 'captionsUrl' });
  },
);

it.each(['https://', 'https:example.com', 'https:///a.mp4', '🎬', 'مرحبا', 'javascript:alert(1)'])(
  '%j is not a valid web address either',
  (url) => {
    expect(problemOf(url)).toEqual({ kind: 'url-incomplete', field: 'url' });
    expect(problemOf(VIDEO, url)).toEqual({ kind: 'url-incomplete', field: 'captionsUrl' });
  },
);

it.each([VIDEO, 'HTTP://EXAMPLE.COM', 'https://🎬.example/عائشة.mp4', 'http://127.0.0.1:8888/a'])(
  '%j can be sent',
  (url) => {
    expect(problemOf(url)).toBeNull();
    expect(problemOf(VIDEO, url)).toBeNull();
  },
);

it('the problem of the video is reported first', () => {
  expect(problemOf('', 'x')?.field).toBe('url');
});
