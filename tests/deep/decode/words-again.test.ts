import { AV_LOG_QUIET } from 'node-av/constants';
import { Log } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import { brotliCompressSync } from 'node:zlib';
import { makeMedia } from '../../../netlify/analysis/testing/make-media';
import { memorySource } from '../../../netlify/analysis/testing/memory-source';
import type { ByteSource } from '../../../netlify/analysis/source/byte-source';
import type { ProviderRequest, ProviderResult } from '../../../netlify/analysis/provider';
import { drifting, edited } from '../../../netlify/analysis/testing/scenes';
import { captionFileOf } from '../../../netlify/analysis/captions/testing/caption-file';
import { measureBytes } from '../../../netlify/analysis/providers/embedded/decode/measure-bytes';
import type { measureVideo } from '../../../netlify/analysis/providers/embedded/decode/measure-video';
import { SHORT_VIDEO } from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';
import { EmbeddedProvider } from '../../../netlify/analysis/providers/embedded/embedded-provider';

Log.setLevel(AV_LOG_QUIET);

const COOKING = 'Preheat the oven and knead the dough for the bread.';
const SOCCER = 'The goalkeeper saves the penalty kick.';
const text = (language: string, words: string) => ({
  cues: [{ startMs: 1000, endMs: 3000, text: words }],
  metadata: { language },
});

/** Measures in this process, and notes whether only the words were read. */
function inProcess() {
  const runs: ('all' | 'words')[] = [];
  const measure: typeof measureVideo = (source, { words, wordsOnly, maxDurationMs }) => {
    runs.push(wordsOnly === true ? 'words' : 'all');
    const ask = (offset: number, length: number) => source.read(offset, length);
    return measureBytes({ size: source.size, ask, maxDurationMs, budgetMs: 20_000, words, wordsOnly });
  };
  return { runs, provider: new EmbeddedProvider({ measure, workerPath: '/w.mjs' }) };
}

const requestOf = (source: ByteSource, rest: Partial<ProviderRequest> = {}): ProviderRequest => ({
  url: 'https://example.com/a.mkv',
  isPublic: true,
  openSource: () => Promise.resolve(source),
  limits: { maxDurationMs: 60_000, deadlineMs: 20_000 },
  signal: new AbortController().signal,
  ...rest,
});

const twoTracks = async (container: 'matroska' | 'mp4' = 'matroska') => {
  const { cues: _, ...video } = SHORT_VIDEO;
  const texts = [text('eng', COOKING), text('fra', SOCCER)];
  return memorySource(await makeMedia({ ...video, container, texts }));
};

/** A result without what tells when and from how many bytes it was made. */
const contentOf = (result: ProviderResult) => ({ ...result, bytesRead: 0, measurements: '' });

describe('the words of an earlier result', () => {
  it.each(['matroska', 'mp4'] as const)(
    'are those of another track without decoding, as if all had been analyzed (%s)',
    async (container) => {
      const source = await twoTracks(container);
      const { provider, runs } = inProcess();
      const first = await provider.analyze(requestOf(source));
      expect(first.transcript?.lines.map((line) => line.text)).toEqual([COOKING]);
      const other = first.transcript?.tracks?.find(({ id }) => id !== first.transcript?.track?.id);
      const words = { captionTrack: other?.id };
      const all = await provider.analyze(requestOf(source, { words }));
      expect(all.transcript?.lines.map((line) => line.text)).toEqual([SOCCER]);
      const { measurements = '', thumbnails } = first;
      const again = await provider.analyze(requestOf(source, { words, again: { measurements, thumbnails } }));
      expect(contentOf(again)).toEqual(contentOf(all));
      expect(runs).toEqual(['all', 'all', 'words']);
    },
  );

  it('are those of a captions file without opening the video', async () => {
    const source = await twoTracks();
    const { provider, runs } = inProcess();
    const { measurements = '', thumbnails } = await provider.analyze(requestOf(source));
    const again = await provider.analyze(
      requestOf(source, {
        again: { measurements, thumbnails },
        openSource: () => Promise.reject(new Error('opened')),
        readCaptions: () => Promise.resolve(captionFileOf({ startMs: 0, endMs: 3000, text: SOCCER })),
      }),
    );
    expect(again.transcript).toMatchObject({ source: 'file', lines: [{ text: SOCCER }] });
    expect(again.thumbnails).toEqual(thumbnails);
    expect(again.bytesRead).toBe(0);
    expect(runs).toEqual(['all']);
  });

  it('are those of the stream without decoding', async () => {
    const source = await twoTracks();
    const webvtt = new TextEncoder().encode(`WEBVTT\n\n00:01.000 --> 00:02.000\n${SOCCER}\n`);
    const track = { id: 'stream-en-1', kind: 'subtitles', language: 'en' } as const;
    const readSubtitles = () =>
      Promise.resolve({ files: [{ bytes: webvtt, startMs: 0 }], isComplete: true, track });
    const stream = { ...source, readSubtitles, subtitleTracks: [track] };
    const { provider, runs } = inProcess();
    const first = await provider.analyze(requestOf(stream));
    const { measurements = '' } = first;
    const again = await provider.analyze(
      requestOf(stream, { again: { measurements }, words: { captionTrack: track.id } }),
    );
    expect(again.transcript).toMatchObject({ source: 'stream', track, lines: [{ text: SOCCER }] });
    expect(again.transcript?.tracks).toEqual(first.transcript?.tracks);
    expect(first.transcript?.tracks?.map(({ id }) => id)).toContain(track.id);
    expect(runs).toEqual(['all']);
  });

  it('from the picture are read from all of it', async () => {
    const { cues: _, ...rest } = SHORT_VIDEO;
    const video = { ...rest.video, ...edited([[30, drifting([60, 160, 60])]]) };
    const source = memorySource(await makeMedia({ ...rest, video, container: 'mp4' }));
    const { provider } = inProcess();
    const first = await provider.analyze(requestOf(source));
    const again = await provider.analyze(
      requestOf(source, { again: { measurements: first.measurements ?? '' } }),
    );
    expect(again.transcript).toBeUndefined();
    expect(again.shots).toEqual(first.shots);
  });

  const packed = (video: object, version = 1) =>
    brotliCompressSync(JSON.stringify({ version, video })).toString('base64');
  const NO_FRAMES = {
    ...{ durationMs: 9000, intervalMs: 200, frames: [], audioWindows: [], transitions: [], flashes: [] },
    ...{ cues: [], decodedRanges: [], findings: [], thumbnails: [], metadata: {}, partial: [] },
  };
  const person = {
    ...{ name: 'person', score: 0.9, box: { x: 0, y: 0, width: 1, height: 1 } },
    modelScores: { nanodet: 0.9, centernet: 0.9 },
  };
  const MANY = Array.from({ length: 300 }, (_, timeMs) => ({
    timeMs,
    objects: Array.from({ length: 60 }, () => person),
  }));

  it("that are plausible are believed: the result is the user's own", async () => {
    const source = await twoTracks();
    const { provider, runs } = inProcess();
    const { entries } = await provider.analyze(
      requestOf(source, { again: { measurements: packed(NO_FRAMES) } }),
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(runs).toEqual(['words']);
  });

  it.each([
    ['are nonsense', 'nonsense'],
    ['are not JSON', brotliCompressSync('{').toString('base64')],
    ['unpack to too much', brotliCompressSync(' '.repeat(40_000_000)).toString('base64')],
    ['are of another version', packed({ frames: [] }, 2)],
    ['are no measurements', packed({ frames: [null] })],
    ['are empty', packed({})],
    ['have a title of megabytes', packed({ ...NO_FRAMES, metadata: { title: 'murder '.repeat(100_000) } })],
    ['have too many objects', packed({ ...NO_FRAMES, findings: MANY })],
    ['have too many lists', packed({ ...NO_FRAMES, junk: Array.from({ length: 500_000 }, () => []) })],
    ['have no loudness', packed({ ...NO_FRAMES, loudness: {} })],
    ['are longer than allowed', packed({ ...NO_FRAMES, durationMs: 60_001 })],
  ])('are read with everything else if the measurements %s', async (_, measurements) => {
    const source = await twoTracks();
    const { provider, runs } = inProcess();
    const { transcript } = await provider.analyze(requestOf(source, { again: { measurements } }));
    expect(transcript?.lines).toHaveLength(1);
    expect(runs).toEqual(['all']);
  });
});
