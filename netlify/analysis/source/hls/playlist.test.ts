import { describe, expect, it } from 'vitest';
import { chooseSubtitles, listSubtitles, variantsByPreference } from './choose-variant';
import { parsePlaylist } from './playlist';

const ADDRESS = new URL('https://example.com/video/main.m3u8?token=1');
const lines = (...text: string[]) => ['#EXTM3U', ...text].join('\r\n');

describe('a multivariant playlist', () => {
  const playlist = parsePlaylist(
    lines(
      '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English, plain",LANGUAGE="en",URI="subs/en.m3u8"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="English",URI="sound.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=64000,CODECS="mp4a.40.2"',
      'sound.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=2000000,RESOLUTION=1280x720,CODECS="avc1.64001f,mp4a.40.2",AUDIO="a",SUBTITLES="s"',
      'hd/index.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=150000,RESOLUTION=256x144,AUDIO="b"',
      'tiny.m3u8',
      '#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=426x240',
      '/sd.m3u8',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="As filmed"',
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="b",NAME="Commentary",URI="talk.m3u8"',
    ),
    ADDRESS,
  );

  it('omits renditions without video, and lists its subtitles and its audio', () => {
    expect(playlist).toEqual({
      kind: 'master',
      variants: [
        {
          url: 'https://example.com/video/hd/index.m3u8',
          bandwidth: 2_000_000,
          width: 1280,
          hasVideoCodec: true,
          subtitles: 's',
          audio: 'a',
          hasSeparateAudio: true,
        },
        {
          url: 'https://example.com/video/tiny.m3u8',
          bandwidth: 150_000,
          width: 256,
          audio: 'b',
          hasSeparateAudio: false,
        },
        { url: 'https://example.com/sd.m3u8', bandwidth: 400_000, width: 426, hasSeparateAudio: false },
      ],
      subtitles: [
        {
          url: 'https://example.com/video/subs/en.m3u8',
          group: 's',
          language: 'en',
          isDefault: false,
          isAutoselect: false,
          isForced: false,
          isForDeaf: false,
          name: 'English, plain',
        },
      ],
      audioRenditions: [
        {
          url: 'https://example.com/video/sound.m3u8',
          group: 'a',
          language: '',
          isDefault: false,
          isAutoselect: false,
        },
        {
          url: 'https://example.com/video/talk.m3u8',
          group: 'b',
          language: '',
          isDefault: false,
          isAutoselect: false,
        },
      ],
      variables: new Map(),
    });
  });

  it.each([
    [
      'the cheapest wide enough',
      [
        [1280, 9],
        [256, 1],
        [426, 4],
        [320, 5],
      ],
      426,
    ],
    [
      'the widest of narrow ones',
      [
        [256, 2],
        [160, 1],
      ],
      256,
    ],
  ] as const)('selects %s', (_, sizes, wanted) => {
    const variants = sizes.map(([width, bandwidth]) => ({
      url: String(width),
      bandwidth,
      width,
      hasSeparateAudio: false,
    }));
    expect(variantsByPreference(variants)[0]?.width).toBe(wanted);
  });

  it('selects one of unknown width when no other is wide enough', () => {
    expect(
      variantsByPreference([
        { url: 'a', bandwidth: 1, width: 100, hasSeparateAudio: false },
        { url: 'b', bandwidth: 2, hasVideoCodec: true, hasSeparateAudio: false },
      ])[0]?.url,
    ).toBe('b');
    expect(variantsByPreference([])).toEqual([]);
  });
});

describe('of several subtitle renditions', () => {
  const track = (url: string, more: object = {}) => ({
    url,
    group: 's',
    language: '',
    isDefault: false,
    isAutoselect: false,
    isForced: false,
    ...more,
  });
  const chosen = (tracks: ReturnType<typeof track>[], group?: string) => {
    const variant = { url: '', bandwidth: 1, hasSeparateAudio: false };
    const listed = listSubtitles(tracks, group === undefined ? variant : { ...variant, subtitles: group });
    return chooseSubtitles(listed)?.url;
  };

  it('the default one is read, or else the first that is not forced', () => {
    expect(chosen([track('a'), track('b', { isDefault: true })], 's')).toBe('b');
    expect(chosen([track('a', { isForced: true, isDefault: true }), track('b'), track('c')])).toBe('b');
    expect(chosen([track('a', { group: 'x' }), track('b')], 's')).toBe('b');
    expect(chosen([track('a', { isForced: true })])).toBeUndefined();
    expect(chosen([track('a')], 'none')).toBeUndefined();
  });

  it('the playlist marks the default ones and the forced ones', () => {
    const playlist = parsePlaylist(
      lines(
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="a",DEFAULT=YES,FORCED=YES,URI="a.m3u8"',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="b",DEFAULT=NO,FORCED=NO,URI="b.m3u8"',
        '#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="c",DEFAULT=YES,URI="c.m3u8"',
        '#EXT-X-STREAM-INF:BANDWIDTH=1,SUBTITLES="s"',
        'video.m3u8',
      ),
      ADDRESS,
    );
    const tracks = playlist.kind === 'master' ? playlist.subtitles : [];
    expect(tracks.map(({ isDefault, isForced }) => [isDefault, isForced])).toEqual([
      [true, true],
      [false, false],
      [true, false],
    ]);
    expect(chosen(tracks, 's')).toBe('https://example.com/video/c.m3u8');
    expect(chosen(tracks.slice(0, 2), 's')).toBe('https://example.com/video/b.m3u8');
  });
});

describe('a media playlist', () => {
  it('is refused if its URLs are together far longer than its text', () => {
    const parse = (length: number, count: number) => {
      const segments = Array<string>(count).fill('#EXTINF:1\na').join('\n');
      const address = new URL(`https://example.com/${'a'.repeat(length)}/main.m3u8`);
      return parsePlaylist(lines(segments, '#EXT-X-ENDLIST'), address).kind;
    };
    expect(parse(300, 20_000)).toBe('media');
    expect(() => parse(2000, 20_000)).toThrow('The playlist cannot be read.');
    expect(() => parse(2050, 1)).toThrow('The playlist cannot be read.');
  });

  it('has a part without an offset at the start of another file, or after the previous part of the same file', () => {
    const playlist = parsePlaylist(
      lines(
        ...['#EXTINF:4', '#EXT-X-BYTERANGE:1000@700', 'a.mp4', '#EXTINF:4', '#EXT-X-BYTERANGE:500', 'b.mp4'],
        ...['#EXTINF:4', '#EXT-X-BYTERANGE:300', 'b.mp4', '#EXT-X-ENDLIST'],
      ),
      ADDRESS,
    );
    expect(playlist.kind === 'media' && playlist.segments.map(({ part }) => part)).toEqual([
      { start: 700, length: 1000 },
      { start: 0, length: 500 },
      { start: 500, length: 300 },
    ]);
  });

  const partsOf = (...text: string[]) => {
    const playlist = parsePlaylist(lines(...text, '#EXT-X-ENDLIST'), ADDRESS);
    return (
      playlist.kind === 'media' && playlist.segments.map(({ part }) => part && [part.start, part.length])
    );
  };

  it('has a part without an offset after the previous part of the same file, whatever is between them', () => {
    const map = '#EXT-X-MAP:URI="all.mp4",BYTERANGE="1354@0"';
    const part = (range: string, file = 'all.mp4') => ['#EXTINF:4', `#EXT-X-BYTERANGE:${range}`, file];
    expect(partsOf(map, ...part('71342@1354'), map, ...part('66902'), map, ...part('59564'))).toEqual([
      [1354, 71_342],
      [72_696, 66_902],
      [139_598, 59_564],
    ]);
    const other = ['#EXTINF:4', 'other.mp4'];
    expect(
      partsOf(...part('10@5'), ...part('7@0', 'b.mp4'), ...other, ...part('20'), ...part('3', 'b.mp4')),
    ).toEqual([[5, 10], [0, 7], undefined, [15, 20], [7, 3]]);
  });

  it('has a first part without an offset after the initialization section of the same file', () => {
    const part = ['#EXTINF:4', '#EXT-X-BYTERANGE: 500', 'all.mp4'];
    expect(partsOf('#EXT-X-MAP:URI="all.mp4",BYTERANGE="700@20"', ...part, ...part)).toEqual([
      [720, 500],
      [1220, 500],
    ]);
    // The range of an initialization section does not continue another one.
    expect(partsOf(...part, '#EXT-X-MAP:URI="all.mp4",BYTERANGE="30"', ...part)).toEqual([
      [0, 500],
      [500, 500],
    ]);
  });

  it('has gaps where it marks the next segment as missing', () => {
    const playlist = parsePlaylist(
      lines(
        ...['#EXTINF:4', 'a.ts', '#EXT-X-GAP', '#EXTINF:3', '#EXT-X-MAP:URI="b.mp4"', 'b.ts', '#EXTINF:2'],
        ...['c.ts', '#EXTINF:1', '#EXT-X-GAP', 'd.ts', '#EXT-X-ENDLIST'],
      ),
      ADDRESS,
    );
    const segments = playlist.kind === 'media' ? playlist.segments : [];
    expect(segments.map(({ durationMs, isGap }) => [durationMs, isGap])).toEqual([
      [4000, undefined],
      [3000, true],
      [2000, undefined],
      [1000, true],
    ]);
  });

  it.each([
    ['a byte order mark', '\uFEFF#EXTM3U\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST\n'],
    ['carriage returns as line ends', '#EXTM3U\r#EXTINF:4,\ra.ts\r#EXT-X-ENDLIST\r'],
    ['mixed line ends and empty lines', '#EXTM3U\r\n\r#EXTINF:4,\n\na.ts\r\r\n#EXT-X-ENDLIST'],
    ['spaces around its lines', '#EXTM3U \n #EXTINF: 4,\n\ta.ts\n#EXT-X-ENDLIST '],
    ['attributes in its first line', '#EXTM3U x-tvg-url=""\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST'],
  ])('may have %s', (_, text) => {
    expect(parsePlaylist(text, ADDRESS)).toEqual({
      kind: 'media',
      segments: [
        { url: 'https://example.com/video/a.ts', startMs: 0, durationMs: 4000, isDiscontinuous: false },
      ],
    });
  });

  it.each([
    ['VOD', '#EXT-X-PLAYLIST-TYPE:VOD'],
    ['VOD, after its segments', '#EXTINF:4,\nb.ts\n#EXT-X-PLAYLIST-TYPE: VOD'],
  ])('is a recording without an end if its type is %s', (_, text) => {
    expect(parsePlaylist(lines('#EXTINF:4,', 'a.ts', text), ADDRESS).kind).toBe('media');
  });

  it.each(['#EXT-X-PLAYLIST-TYPE:EVENT', '#EXT-X-PLAYLIST-TYPE:VODS', '#EXT-X-VERSION:7'])(
    'is live without an end if it has %s',
    (text) => {
      expect(() => parsePlaylist(lines(text, '#EXTINF:4,', 'a.ts'), ADDRESS)).toThrow('live stream');
    },
  );

  it('has its parts in order, with their offsets in a common file', () => {
    const playlist = parsePlaylist(
      lines(
        '#EXT-X-KEY:METHOD=NONE',
        '#EXT-X-MAP:URI="init.mp4",BYTERANGE="700@0"',
        '#EXTINF:4.0,',
        '#EXT-X-BYTERANGE:1000@700',
        'all.mp4',
        '#EXTINF:3.5,a title, with a comma',
        '#EXT-X-BYTERANGE:500',
        'all.mp4',
        '#EXTINF:2',
        'https://other.example/last.m4s',
        '#EXT-X-ENDLIST',
      ),
      ADDRESS,
    );
    const init = { url: 'https://example.com/video/init.mp4', part: { start: 0, length: 700 } };
    const url = 'https://example.com/video/all.mp4';
    const common = { init, isDiscontinuous: false };
    expect(playlist).toEqual({
      kind: 'media',
      segments: [
        { ...common, url, startMs: 0, durationMs: 4000, part: { start: 700, length: 1000 } },
        { ...common, url, startMs: 4000, durationMs: 3500, part: { start: 1700, length: 500 } },
        { ...common, url: 'https://other.example/last.m4s', startMs: 7500, durationMs: 2000 },
      ],
    });
  });

  it.each([
    ['not-a-video', 'live', lines('#EXTINF:4,', 'a.ts')],
    [
      'unsupported-codec',
      'encrypted',
      lines('#EXT-X-KEY:METHOD=AES-128,URI="key"', '#EXTINF:4,', 'a.ts', '#EXT-X-ENDLIST'),
    ],
    [
      'unsupported-codec',
      'encrypted',
      lines('#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://x"', '#EXTINF:4,', 'a.ts', '#EXT-X-ENDLIST'),
    ],
    [
      'unsupported-codec',
      'encrypted',
      lines('#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES', '#EXT-X-STREAM-INF:BANDWIDTH=1', 'a.m3u8'),
    ],
    ['not-a-video', 'cannot be read', lines('#EXT-X-ENDLIST')],
    ['not-a-video', 'cannot be read', lines('#EXTINF:4,', 'http://[', '#EXT-X-ENDLIST')],
    ['not-a-video', 'cannot be read', lines('#EXTINF:4,', '#EXT-X-BYTERANGE:x', 'a.ts', '#EXT-X-ENDLIST')],
    ['not-a-video', 'cannot be read', '#EXTM3U8\n#EXTINF:4,\na.ts\n#EXT-X-ENDLIST'],
    ['not-a-video', 'cannot be read', '<html>'],
  ])('is refused as %s (%s)', (code, words, text) => {
    expect(() => parsePlaylist(text, ADDRESS)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(words) as string }),
    );
  });
});

// A playlist is parsed in the process that answers all requests, where nothing would end a loop.
describe('the time to parse a playlist', () => {
  it.each([
    ['one endless name', `#EXT-X-MEDIA:${'A'.repeat(80_000)}`],
    ['names without values', `#EXT-X-MEDIA:${'A '.repeat(40_000)}`],
    ['one name and spaces', `#EXT-X-MEDIA:A${' '.repeat(80_000)}B`],
    ['values that are not closed', `#EXT-X-MEDIA:${'A="'.repeat(30_001)}`],
    ['renditions without addresses', '#EXT-X-STREAM-INF:BANDWIDTH=1\n'.repeat(40_000)],
  ])('is short for %s', (_, text) => {
    const before = process.cpuUsage();
    parsePlaylist(lines('#EXT-X-STREAM-INF:BANDWIDTH=1', 'a.m3u8', text), ADDRESS);
    // About 10 ms; several seconds if it were quadratic.
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(800);
  });
});
