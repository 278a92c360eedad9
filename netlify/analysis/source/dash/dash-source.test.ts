import { expect, it } from 'vitest';
import { measureBytes } from '../../providers/embedded/decode/measure-bytes';
import { makeMedia } from '../../testing/make-media';
import { drifting, edited } from '../../testing/scenes';
import { openHttpSource } from '../http-source';
import { serveRange } from '../testing/local-server';
import { serve } from '../testing/sources';

const PICTURE = edited([
  [50, drifting([60, 160, 60])],
  [50, drifting([200, 80, 60])],
]);

/** A file of MP4 fragments of one second as an initialization section and segments. */
async function fragmented() {
  const file = await makeMedia({
    container: 'mp4',
    video: { ...PICTURE, groupLength: 25 },
    isFragmented: true,
  });
  const starts: number[] = [];
  for (let at = file.indexOf('moof'); at >= 0; at = file.indexOf('moof', at + 4)) starts.push(at - 4);
  return { file, starts, ends: [...starts.slice(1), file.length] };
}

it.each([
  ['a template', '/main.mpd', 'text/plain'],
  ['a template', '/main', 'application/dash+xml'],
  ['a list of ranges', '/list.mpd', 'text/xml'],
  ['one file', '/whole.mpd', 'text/xml'],
])('a presentation with %s is measured like a video: %s as %s', async (how, path, type) => {
  const { file, starts, ends } = await fragmented();
  const addressing: Record<string, string> = {
    'a template': `<SegmentTemplate timescale="25" media="$Number$.m4s" initialization="init.mp4"><SegmentTimeline><S t="0" d="25" r="${starts.length - 1}"/></SegmentTimeline></SegmentTemplate>`,
    'a list of ranges': `<BaseURL>whole.mp4</BaseURL><SegmentList duration="1"><Initialization range="0-${(starts[0] ?? 0) - 1}"/>${starts.map((start, index) => `<SegmentURL mediaRange="${start}-${(ends[index] ?? 0) - 1}"/>`).join('')}</SegmentList>`,
    'one file': '<BaseURL>whole.mp4</BaseURL><SegmentBase indexRange="0-99"/>',
  };
  const text = `<MPD type="static" mediaPresentationDuration="PT4S"><Period><AdaptationSet mimeType="video/mp4"><Representation id="v" bandwidth="9" width="640">${addressing[how] ?? ''}</Representation></AdaptationSet></Period></MPD>`;
  const files = new Map([
    ['/init.mp4', file.subarray(0, starts[0])],
    ['/whole.mp4', file],
    ...starts.map((start, index) => [`/${index + 1}.m4s`, file.subarray(start, ends[index])] as const),
  ]);
  const server = await serve((request, response) => {
    const found = files.get(request.url ?? '');
    if (request.url === path) response.writeHead(200, { 'content-type': type }).end(text);
    else if (found) serveRange(request, response, found);
    else response.writeHead(404).end();
  });
  const { signal } = new AbortController();
  const source = await openHttpSource(server.url + path.slice(1), {
    ...{ maxBytes: 5_000_000, allowHosts: new Set([server.host]), signal },
  });
  expect(source.size).toBe(file.length);
  expect(source.segmentBoundaries).toEqual(how === 'a template' ? [0, 1000, 2000, 3000, 4000] : undefined);
  const video = await measureBytes({
    size: source.size,
    ask: (offset, length) => source.read(offset, length),
    maxDurationMs: 60_000,
    budgetMs: 20_000,
  });
  expect(video.transitions.map(({ kind, startMs }) => [kind, startMs])).toEqual([['cut', 2000]]);
  expect(Math.abs(video.durationMs - 4000)).toBeLessThan(100);
  await source.close();
});
