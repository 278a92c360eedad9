import { describe, expect, it } from 'vitest';
import { isMultivariant } from './multivariant';
import { parsePlaylist } from './playlist';

const ADDRESS = new URL('https://example.com/main.m3u8');

function parse(...text: string[]) {
  const playlist = parsePlaylist(['#EXTM3U', ...text].join('\n'), ADDRESS);
  if (playlist.kind === 'media') throw new Error('a media playlist');
  return playlist;
}

/** The variant of a playlist with one; undefined if it was omitted. */
const variantOf = (attributes: string) => parse(`#EXT-X-STREAM-INF:${attributes}`, 'a.m3u8').variants[0];

describe('subtitles', () => {
  const marksOf = (attributes: string) => {
    const line = `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="a",URI="a.m3u8"${attributes}`;
    return parse(line, '#EXT-X-STREAM-INF:BANDWIDTH=1', 'a.m3u8').subtitles[0]?.isForDeaf;
  };

  it('are captions by their characteristics', () => {
    const [music, speech] = ['describes-music-and-sound', 'transcribes-spoken-dialog'].map(
      (name) => `public.accessibility.${name}`,
    );
    expect(marksOf('')).toBe(false);
    expect(marksOf(',CHARACTERISTICS="public.easy-to-read"')).toBe(false);
    expect(marksOf(`,CHARACTERISTICS="${speech}"`)).toBe(true);
    expect(marksOf(`,CHARACTERISTICS="public.easy-to-read,${music}"`)).toBe(true);
  });
});

describe('a variant', () => {
  it.each([
    'mp4a.40.2',
    'mp4a.40.2,wvtt',
    'ac-3',
    'ac-4.02.01.03',
    'ec-3, mp4a.40.5',
    'alac',
    'dtsc',
    'mhm1.0x0D',
    'stpp.ttml.im1t',
  ])('with the codecs %s has no picture', (codecs) => {
    expect(variantOf(`BANDWIDTH=900000,CODECS="${codecs}"`)).toBeUndefined();
  });

  it.each(['avc1.64001f,mp4a.40.2', 'mp4a.40.2, hvc1.2.4.L123.B0', 'mp4v.20.9', 'av01.0.04M.10'])(
    'with the codecs %s has one',
    (codecs) => {
      expect(variantOf(`BANDWIDTH=1,CODECS="${codecs}"`)).toMatchObject({ hasVideoCodec: true });
    },
  );

  it('has a picture if it has a resolution, also if its codecs are those of its audio', () => {
    expect(variantOf('BANDWIDTH=1,CODECS="mp4a.40.2",RESOLUTION=640x360')).toMatchObject({ width: 640 });
    expect(variantOf('BANDWIDTH=1,CODECS=""')).toBeDefined();
  });

  it('has its attributes also with spaces around them', () => {
    expect(
      variantOf(
        ' PROGRAM-ID=1, BANDWIDTH = 500000 , CODECS= "avc1.42c01e, mp4a.40.2", RESOLUTION=320x180, AUDIO="a"',
      ),
    ).toMatchObject({ bandwidth: 500_000, width: 320, hasVideoCodec: true, audio: 'a' });
  });

  it('has the bandwidth 0 if it declares none', () => {
    expect(variantOf('RESOLUTION=320x180')?.bandwidth).toBe(0);
    expect(variantOf('BANDWIDTH=high')?.bandwidth).toBe(0);
  });

  it('is not a list of key frames', () => {
    const { variants } = parse(
      '#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=1,RESOLUTION=320x180,URI="frames.m3u8"',
      '#EXT-X-STREAM-INF:BANDWIDTH=2,RESOLUTION=320x180',
      'a.m3u8',
    );
    expect(variants.map(({ url }) => url)).toEqual(['https://example.com/a.m3u8']);
  });
});

describe('a playlist without variants', () => {
  it('is a multivariant playlist by its other tags, unless it has segments', () => {
    const media = '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="a",URI="a.m3u8"';
    expect(isMultivariant(['#EXTM3U', media])).toBe(true);
    expect(isMultivariant(['#EXTM3U', media, '#EXTINF:4,', 'a.ts'])).toBe(false);
    expect(isMultivariant(['#EXTM3U', '#EXT-X-MEDIA-SEQUENCE:1'])).toBe(false);
  });
});
