import Papa from 'papaparse';
import { describe, expect, it, vi } from 'vitest';
import { decodeText } from '../text-file';
import { MAX_VIDEOS, readVideos, type ListedVideo } from './read-videos';

const A = 'https://example.com/a.mp4';
const B = 'https://example.com/b.mp4';
const VTT = 'https://example.com/a.vtt';

const videosOf = (text: string): Omit<ListedVideo, 'line'>[] =>
  readVideos(text).videos.map(({ line, ...video }) => {
    expect(line).toBeGreaterThan(0);
    return video;
  });
const problemsOf = (text: string) =>
  readVideos(text).problems.map(({ line, kind, of }) => `${line} ${kind}${of ? ` of ${of}` : ''}`);

describe('lines of URLs', () => {
  it('are trimmed, without empty lines and comments, and have their line number', () => {
    const { videos, problems } = readVideos(
      `\uFEFF# season 1, "part\r\n\r\n  ${A}\t\r\n\u200e${B}\u200e\r\n   # end`,
    );
    expect(videos).toEqual([
      { line: 3, url: A },
      { line: 4, url: B },
    ]);
    expect(problems).toEqual([]);
  });

  it('may contain commas and semicolons', () => {
    const urls = ['https://cdn.example.com/w_640,h_480/x.mp4', 'https://cdn.example.com/x;v=1/y.mp4?a=1,2'];
    expect(videosOf(urls.join('\n'))).toEqual(urls.map((url) => ({ url })));
    expect(videosOf(['url', ...urls].join('\n'))).toEqual(urls.map((url) => ({ url })));
  });

  it.each([`${A} ${B}`, `${A}, ${B}`, `${A};${B}`, `${A},${B}`])(
    'with two videos are a problem: %s',
    (text) => {
      expect(problemsOf(text)).toEqual(['1 several']);
    },
  );

  it('have their problem each', () => {
    const text = [
      A,
      'example.com/a.mp4',
      'ftp://example.com/a',
      A,
      '',
      'javascript:alert(1)',
      'HTTPS://EXAMPLE.com/a.mp4',
    ];
    expect(problemsOf(text.join('\n'))).toEqual([
      '2 url',
      '3 url',
      '4 duplicate of 1',
      '6 url',
      '7 duplicate of 1',
    ]);
    expect(problemsOf(`https://example.com/${'a'.repeat(2048)}`)).toEqual(['1 too-long']);
  });

  it('beyond the maximum of the queue are listed one by one', () => {
    const text = Array.from(
      { length: MAX_VIDEOS + 2 },
      (_, index) => `https://example.com/${index}.mp4`,
    ).join('\n');
    expect(readVideos(text).videos).toHaveLength(MAX_VIDEOS);
    expect(problemsOf(text)).toEqual(['201 too-many', '202 too-many']);
  });

  it('are none in an empty text', () => {
    expect(readVideos('')).toEqual({ videos: [], problems: [], ignored: [], rest: '' });
    expect(readVideos('\n# nothing\n').videos).toEqual([]);
  });
});

describe('CSV', () => {
  const all = { url: A, title: 'Pilot; "part 1", end', captionsUrl: VTT };

  it.each([
    ['in any order', `Title,Captions,URL\n"Pilot; ""part 1"", end",${VTT},${A}`],
    ['of a German spreadsheet', `\uFEFFTitel;URL;Untertitel\r\n"Pilot; ""part 1"", end";${A};${VTT}\r\n`],
    ['with tabs', `url\ttitle\tcaptions\n${A}\t"Pilot; ""part 1"", end"\t${VTT}`],
    ['with a named delimiter', `sep=;\r\nurl;title;captions\r\n${A};"Pilot; ""part 1"", end";${VTT}`],
    ['without a header', `"Pilot; ""part 1"", end",${A},${VTT}`],
    ['without a header, with semicolons', `${A};"Pilot; ""part 1"", end";${VTT}`],
    [
      'with names of more than one word',
      `video_url,title,Captions URL\n${A},"Pilot; ""part 1"", end",${VTT}`,
    ],
  ])('%s', (_, text) => expect(videosOf(text)).toEqual([all]));

  it.each(['Video', 'Link'])('the URL is in the column named URL, even after a column named %s', (other) => {
    expect(readVideos(`${other},URL,Title\nS01E01,${A},Pilot`)).toMatchObject({
      videos: [{ url: A, title: 'Pilot' }],
      ignored: [other],
    });
  });

  it('may have lines with and without a title', () => {
    expect(videosOf(`${A},Pilot\n${B}`)).toEqual([{ url: A, title: 'Pilot' }, { url: B }]);
    expect(videosOf(`url,title\n${A},\n,\n${B}`)).toEqual([{ url: A }, { url: B }]);
  });

  it('keeps hostile cells as text', () => {
    const title = '=HYPERLINK("https://evil.example";"<img src=x onerror=alert(1)>")';
    expect(videosOf(`url,title\n${A},"${title.replaceAll('"', '""')}"`)).toEqual([{ url: A, title }]);
    expect(videosOf(`url,title,__proto__,constructor\n${A},=1+1,x,y`)).toEqual([{ url: A, title: '=1+1' }]);
  });

  it('lists the columns that are not read', () => {
    expect(readVideos(`url,season,title,episode,url\n${A},1,Pilot,2,${B}`)).toMatchObject({
      videos: [{ url: A, title: 'Pilot' }],
      ignored: ['season', 'episode', 'url'],
    });
  });

  it('has the problem of each row, with the line where it begins', () => {
    const text = [
      'url,title,captions',
      `${A},"Pilot\nand more",${VTT}`,
      `# a comment, with "quotes`,
      `${B},Second,captions.vtt`,
      `${B},${'t'.repeat(201)}`,
      ',No address',
      `${B},Pilot, part 2, the end`,
      `${A},Again`,
    ];
    const { videos, rest } = readVideos(text.join('\n'));
    expect(videos).toEqual([{ line: 2, url: A, title: 'Pilot and more', captionsUrl: VTT }]);
    expect(problemsOf(text.join('\n'))).toEqual([
      '5 captions',
      '6 title',
      '7 url',
      '8 columns',
      '9 duplicate of 2',
    ]);
    expect(rest.split('\n')).toEqual([text[0], ...text.slice(3)]);
  });

  it('shows lines with a problem with the named delimiter', () => {
    const { rest } = readVideos(`sep=|\nurl|title\n${A}|Pilot\n|No address`);
    expect(rest).toBe('sep=|\nurl|title\n|No address');
    expect(problemsOf(rest)).toEqual(['3 url']);
  });

  it('loses no line after a quote that is not closed', () => {
    const text = `url,title\n${A},"Pilot\n${B},Second\nhttps://example.com/c.mp4,"Third" part\nhttps://example.com/d.mp4`;
    expect(videosOf(text)).toEqual([{ url: B, title: 'Second' }, { url: 'https://example.com/d.mp4' }]);
    expect(problemsOf(text)).toEqual(['2 quotes', '4 quotes']);
  });

  it('loses no line with a URL, whatever else it contains', () => {
    const pieces = ['x', '"', '""', ',', ';', '\t', '=1', '#', ' ', 'url', '\u0000'];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let round = 0; round < 400; round++) {
      // Each address occurs in one line only, so that no other line can hide that it was lost.
      const addresses = ['a', 'b', 'é', 'd', 'e', 'f'].map((name) => `https://${name}.example/${round}`);
      const lines = addresses.map((address) =>
        Array.from({ length: 1 + random(5) }, () => [address, ...pieces][random(pieces.length + 1)]).join(''),
      );
      const { videos, problems } = readVideos(['url,title,captions', ...lines].join('\n'));
      const text = [
        ...problems.map((problem) => problem.text),
        ...videos.map((video) => Object.values(video).join(' ')),
      ].join('\n');
      for (const [index, line] of lines.entries()) {
        const address = addresses[index] ?? '';
        if (line.trimStart().startsWith('#') || !line.includes(address)) continue;
        expect(text, JSON.stringify(lines)).toContain(address);
      }
    }
  });
});

it('a file is decoded by its byte order mark or its content', () => {
  expect(decodeText(new TextEncoder().encode('Größe'))).toBe('Größe');
  expect(decodeText(Uint8Array.from([0x47, 0x72, 0xf6, 0xdf, 0x65]))).toBe('Größe');
  expect(decodeText(Uint8Array.from([0xff, 0xfe, 0x47, 0, 0xf6, 0]))).toBe('Gö');
  expect(decodeText(Uint8Array.from([0xfe, 0xff, 0, 0x47, 0, 0xf6]))).toBe('Gö');
});

describe('a hostile text', () => {
  const textOf = (line: string) => `${`${line}\n`.repeat(3_000)}${A}`;

  it.each(['"x"y', '"a', 'a,"b"c'])(
    'with nothing but unmatched quotes (%s) is parsed only a few times',
    (line) => {
      const parse = vi.spyOn(Papa, 'parse');
      const text = textOf(line);
      const { videos, problems } = readVideos(text);
      expect(videos.map(({ url }) => url)).toEqual([A]);
      expect(problems.length).toBe(3_000);
      // If each line were parsed to the end of the text, this would be a thousand times as long.
      const parsed = parse.mock.calls.reduce((sum, [each]) => sum + String(each).length, 0);
      parse.mockRestore();
      expect(parsed / text.length).toBeLessThan(40);
    },
  );
});
