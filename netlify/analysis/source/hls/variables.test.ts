import { describe, expect, it } from 'vitest';
import { parsePlaylist } from './playlist';

const ADDRESS = new URL('https://example.com/main.m3u8?token=a%20b&empty=');
const END = '#EXT-X-ENDLIST';

/** The URLs of a playlist's segments. */
function urlsOf(text: readonly string[], imported?: ReadonlyMap<string, string>): readonly string[] {
  const playlist = parsePlaylist(['#EXTM3U', ...text, END].join('\n'), ADDRESS, imported);
  return playlist.kind === 'media'
    ? playlist.segments.flatMap(({ init, url }) => [...(init ? [init.url] : []), url])
    : [];
}

describe('a variable of a playlist', () => {
  it('is replaced in the lines and the quoted attributes', () => {
    const playlist = [
      '#EXT-X-DEFINE:NAME="host",VALUE="https://cdn.example"',
      '#EXT-X-DEFINE:NAME="a_B-1",VALUE="x"',
      '#EXT-X-MAP:URI="{$host}/init.mp4"',
      '#EXTINF:4,{$title}',
      '{$host}/{$a_B-1}{$a_B-1}/1.m4s',
    ];
    expect(urlsOf(playlist)).toEqual(['https://cdn.example/init.mp4', 'https://cdn.example/xx/1.m4s']);
  });

  it('can be a query parameter of the playlist, or a variable of the playlist that lists it', () => {
    const playlist = [
      '#EXT-X-DEFINE:QUERYPARAM="token"',
      '#EXT-X-DEFINE:IMPORT="path"',
      '#EXTINF:4,',
      '{$path}?t={$token}',
    ];
    expect(urlsOf(playlist, new Map([['path', 'videos']]))).toEqual(['https://example.com/videos?t=a%20b']);
  });

  it('is passed on by a multivariant playlist, where it is replaced, too', () => {
    const playlist = parsePlaylist(
      [
        '#EXTM3U',
        '#EXT-X-DEFINE:NAME="n",VALUE="v"',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="{$n}s",NAME="English",LANGUAGE="en",URI="{$n}/en.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="vs"',
        '{$n}/video.m3u8',
      ].join('\n'),
      ADDRESS,
    );
    expect(playlist).toMatchObject({
      variants: [{ url: 'https://example.com/v/video.m3u8' }],
      subtitles: [{ url: 'https://example.com/v/en.m3u8', group: 'vs' }],
      variables: new Map([['n', 'v']]),
    });
  });

  it('can contain others, which are replaced once', () => {
    const playlist = [
      '#EXT-X-DEFINE:NAME="a",VALUE="{$"',
      '#EXT-X-DEFINE:NAME="b",VALUE="{$a}b}"',
      '#EXTINF:4,',
      'x?{$b}',
    ];
    expect(urlsOf(playlist)).toEqual(['https://example.com/x?{$b}']);
  });

  it.each([
    ['is not defined', ['#EXTINF:4,', '{$none}.ts']],
    ['is defined after its use', ['#EXTINF:4,', '{$a}.ts', '#EXT-X-DEFINE:NAME="a",VALUE="b"']],
    ['is defined twice', ['#EXT-X-DEFINE:NAME="a",VALUE="b"', '#EXT-X-DEFINE:NAME="a",VALUE="c"']],
    ['has no value', ['#EXT-X-DEFINE:NAME="a"']],
    ['has no name', ['#EXT-X-DEFINE:VALUE="a"']],
    ['is no parameter of the URL', ['#EXT-X-DEFINE:QUERYPARAM="none"']],
    ['is a parameter without a value', ['#EXT-X-DEFINE:QUERYPARAM="empty"']],
    ['is imported, but not defined', ['#EXT-X-DEFINE:IMPORT="a"']],
  ])('makes the playlist invalid if it %s', (_, text) => {
    expect(() => urlsOf([...text, '#EXTINF:4,', 'a.ts'])).toThrow('The playlist cannot be read.');
    expect(() => urlsOf([...text, '#EXTINF:4,', 'a.ts'], new Map([['b', 'c']]))).toThrow('cannot be read');
  });

  it('cannot double with every line', () => {
    const doubled = (count: number) =>
      Array.from({ length: count }, (_, at) => {
        const value = at === 0 ? 'ten letters' : `{$v${at - 1}}{$v${at - 1}}`;
        return `#EXT-X-DEFINE:NAME="v${at}",VALUE="${value}"`;
      });
    expect(urlsOf([...doubled(7), '#EXTINF:4,', '{$v6}']).join('').length).toBeGreaterThan(700);
    expect(() => urlsOf([...doubled(60), '#EXTINF:4,', 'a.ts'])).toThrow('The playlist cannot be read.');
  });

  it('cannot make one text longer than two URLs', () => {
    const define = `#EXT-X-DEFINE:NAME="long",VALUE="${'x'.repeat(2000)}"`;
    const title = (value: string) => `#EXT-X-DEFINE:NAME="title",VALUE="${value}"`;
    expect(urlsOf([define, title('{$long}{$long}'), '#EXTINF:4,', 'a.ts'])).toHaveLength(1);
    expect(() => urlsOf([define, title('{$long}{$long}{$long}'), '#EXTINF:4,', 'a.ts'])).toThrow(
      'cannot be read',
    );
  });

  it('cannot fill the memory with its repetitions', () => {
    const parse = (count: number) =>
      parsePlaylist(
        [
          '#EXTM3U',
          `#EXT-X-DEFINE:NAME="long",VALUE="${'x'.repeat(4000)}"`,
          ...Array<string>(count).fill('#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="{$long}",NAME="a"'),
        ].join('\n'),
        ADDRESS,
      ).kind;
    expect(parse(1900)).toBe('master');
    expect(() => parse(2100)).toThrow('The playlist cannot be read.');
  });
});
