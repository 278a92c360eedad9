import { captionFileOf } from '../../captions/testing/caption-file';
import { describe, expect, it } from 'vitest';
import { videoOf } from './concepts/testing/video';
import { withCaptions, withSubtitles, withTracks } from './with-captions';

const CUT = { code: 'ends-early', values: { endMs: 900, durationMs: 10_000 } } as const;
const cue = (startMs: number, endMs: number) => ({ startMs, endMs, text: `at ${startMs}` });
const video = videoOf({ seconds: 10, cues: [{ startMs: 0, endMs: 1000, text: 'in the file' }] });

describe('captions of a separate file', () => {
  it('replace those of the video, and none lasts longer than the video', () => {
    const { cues, partial } = withCaptions(
      video,
      captionFileOf(cue(500, 900), cue(9000, 12_000), cue(10_000, 11_000)),
    );
    expect(cues).toEqual([cue(500, 900), { ...cue(9000, 10_000), text: 'at 9000' }]);
    expect(partial).toEqual([]);
  });

  it('are reported as unused when they are those of a longer video', () => {
    const { cues, partial } = withCaptions({ ...video, partial: [CUT] }, captionFileOf(cue(20_000, 21_000)));
    expect(cues).toEqual([]);
    expect(partial).toEqual([CUT, { code: 'captions-after-end', values: {} }]);
  });

  it('replace the reasons about the captions of the video', () => {
    const own = (['captions-near-samples', 'captions-cut'] as const).map((code) => ({ code, values: {} }));
    expect(withCaptions({ ...video, partial: [CUT, ...own] }, captionFileOf(cue(0, 1))).partial).toEqual([
      CUT,
    ]);
  });

  it('are reported when they were cut', () => {
    expect(withCaptions(video, { ...captionFileOf(cue(0, 1)), isCut: true }).partial).toEqual([
      { code: 'captions-cut', values: {} },
    ]);
  });
});

describe('the declared language of captions', () => {
  const declared = { ...video, captionLanguage: 'eng' };
  const text = 'WEBVTT\n\n00:01.0 --> 00:02.0\nHallo';
  const subtitles = { files: [{ bytes: Buffer.from(text), startMs: 0, endMs: 6000 }], isComplete: true };

  it('is that of the playlist for the subtitles of a stream', () => {
    expect(
      withSubtitles(declared, {
        ...subtitles,
        track: { id: 'stream-de-1', kind: 'subtitles', language: 'de' },
      }).captionLanguage,
    ).toBe('de');
    expect(withSubtitles(declared, subtitles).captionSource).toBe('stream');
    expect(withCaptions(declared, captionFileOf(cue(0, 1))).captionSource).toBe('file');
    expect(withSubtitles(declared, undefined).captionLanguage).toBe('eng');
  });

  it('is not that of the captions that they replace', () => {
    expect(withSubtitles(declared, subtitles).captionLanguage).toBeUndefined();
    expect(withCaptions(declared, captionFileOf(cue(0, 1))).captionLanguage).toBeUndefined();
  });
});

describe('the text tracks', () => {
  const own = { id: 'track-1', kind: 'subtitles' } as const;
  const german = { id: 'stream-de-1', kind: 'subtitles', language: 'de' } as const;
  const tracked = { ...video, captionTrack: own, captionTracks: [own] };
  const files = (text: string) => ({
    files: [{ bytes: Buffer.from(`WEBVTT\n\n${text}`), startMs: 0 }],
    isComplete: true,
    track: german,
  });

  it('name the one whose words are used', () => {
    expect(withSubtitles(tracked, files('00:01.0 --> 00:02.0\nHallo')).captionTrack).toEqual(german);
    expect(withSubtitles(tracked, files('')).captionTrack).toEqual(own);
    expect(withCaptions(tracked, captionFileOf(cue(0, 1))).captionTrack).toBeUndefined();
  });

  it('are not replaced if the one of the video was chosen', () => {
    const subtitles = files('00:01.0 --> 00:02.0\nHallo');
    expect(withSubtitles(tracked, subtitles, 'track-1')).toBe(tracked);
    expect(withSubtitles(tracked, subtitles, 'track-2').captionTrack).toEqual(german);
    expect(withSubtitles(video, subtitles, undefined).captionTrack).toEqual(german);
  });

  it('are those of the stream and of its bytes, and no more than a result may have', () => {
    expect(withTracks(tracked, [german]).captionTracks).toEqual([german, own]);
    expect(withTracks(video, [german]).captionTracks).toEqual([german]);
    expect(withTracks(tracked)).toBe(tracked);
    expect(withTracks(tracked, Array(32).fill(german)).captionTracks).toHaveLength(32);
  });
});

describe('captions with invalid times', () => {
  const damaged = [{ code: 'captions-damaged', values: { lines: 1, ofLines: 2 } }];

  it('are reported as damaged, with the number of their lines', () => {
    const given = { ...captionFileOf(cue(0, 1)), timingLines: 2, invalidTimingLines: 1 };
    expect(withCaptions(video, given).partial).toEqual(damaged);
    const text = 'WEBVTT\n\n00:01.0 --> 00:02.0\nA\n\n00:xx --> 00:03.0\nB';
    const subtitles = { files: [{ bytes: Buffer.from(text), startMs: 0, endMs: 6000 }], isComplete: true };
    expect(withSubtitles(video, subtitles).partial).toEqual(damaged);
  });
});

describe('the subtitles of a stream', () => {
  const own = { ...video, origins: [{ startMs: 0, originMs: 10_000 }] };
  const fileOf = (text: string, startMs = 0) => ({
    bytes: Buffer.from(text),
    startMs,
    endMs: startMs + 6000,
  });
  const vtt = (map: string, ...lines: string[]) => fileOf(`WEBVTT\n${map}\n\n${lines.join('\n')}\n`);
  const map = 'X-TIMESTAMP-MAP=MPEGTS:900000,LOCAL:00:00:00.000';
  const first = vtt(map, '00:01.000 --> 00:03.000', 'one', '', '00:03.500 --> 00:05.000', 'two');
  const second = vtt(map, '00:03.500 --> 00:05.000', 'two', '', '00:06.000 --> 00:07.000', 'three');

  it('have the times of the video, each once', () => {
    const { cues, partial } = withSubtitles(own, { files: [first, second], isComplete: true });
    expect(cues.map(({ startMs, endMs, text }) => [startMs, endMs, text])).toEqual([
      [1000, 3000, 'one'],
      [3500, 5000, 'two'],
      [6000, 7000, 'three'],
    ]);
    expect(partial).toEqual([]);
  });

  it('without a timestamp map have times from 0 of the stream', () => {
    const file = vtt('', '00:09.000 --> 00:11.000', 'begun', '', '00:05.000 --> 00:09.000', 'over');
    expect(withSubtitles(own, { files: [file], isComplete: true }).cues).toEqual([
      { startMs: 0, endMs: 1000, text: 'begun' },
    ]);
  });

  it('have the times of the part of the video that they are for', () => {
    const parts = { ...video, origins: [...own.origins, { startMs: 6000, originMs: 500_000 }] };
    const later = fileOf(
      'WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:45000000,LOCAL:00:00:00.000\n\n00:01.000 --> 00:03.000\nlater',
      6000,
    );
    const { cues } = withSubtitles(parts, { files: [first, later], isComplete: true });
    expect(cues.map(({ startMs, text }) => [startMs, text])).toEqual([
      [1000, 'one'],
      [3500, 'two'],
      [7000, 'later'],
    ]);
  });

  it('leave the video unchanged when there are none', () => {
    expect(withSubtitles(own, undefined)).toBe(own);
    expect(withSubtitles(own, { files: [vtt(map)], isComplete: true })).toBe(own);
  });

  it.each([
    ['none', [], false],
    ['none', [fileOf('<html>')], true],
    ['a part', [first], false],
    ['a part', [first, fileOf('{}')], true],
  ] as const)('are reported as incomplete when %s of them can be read', (_, files, isComplete) => {
    expect(withSubtitles(own, { files, isComplete }).partial).toEqual([
      { code: 'captions-incomplete', values: {} },
    ]);
  });
});
