import { captionFileOf } from '../../captions/testing/caption-file';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AnalysisParts } from '@/contracts/analysis-parts';
import { AnalysisFailure } from '../../errors';
import { videoOf } from './concepts/testing/video';
import type { ByteSource } from '../../source/byte-source';
import type { CaptionFile } from '../../captions/caption-reader';
import type { measureVideo, MeasureOptions } from './decode/measure-video';
import type { ProviderProgress, ProviderResult } from '../../provider';
import type { HeardText, SpeechToText, Voices } from '../../transcription/speech-to-text';
import type { SceneUnderstanding } from '../../understanding/scene-understanding';
import { completion, startChatService } from '../../understanding/testing/chat-service';
import { createSceneUnderstanding } from '../../understanding/understand';
import { EmbeddedProvider } from './embedded-provider';

type Measure = typeof measureVideo;

const SOURCE: ByteSource = {
  size: 1,
  contentType: 'video/mp4',
  bytesRead: 0,
  read: () => Promise.resolve(new Uint8Array()),
};

const CAPTIONS_CUT = { code: 'captions-cut', values: {} } as const;
const AUDIO_APART = { code: 'audio-apart', values: {} } as const;

function request(openSource = () => Promise.resolve(SOURCE)) {
  const limits = { maxDurationMs: 60_000, deadlineMs: 20_000 };
  const { signal } = new AbortController();
  return { url: 'https://example.com/a.mp4', isPublic: true, openSource, limits, signal };
}

/** A `measureVideo` that returns one video and records its arguments. */
function recorder(video = videoOf({ seconds: 3 })) {
  const calls: { source: ByteSource; options: MeasureOptions }[] = [];
  const measure: Measure = (source, options) => {
    calls.push({ source, options });
    return Promise.resolve(video);
  };
  return { calls, measure };
}

describe('EmbeddedProvider', () => {
  it('converts the measured video to entries', async () => {
    const measured = videoOf({ seconds: 3, frame: () => ({ luma: 0, blackShare: 1 }) });
    const video = { ...measured, durationMs: 3000.333, intervalMs: 199.8 };
    const provider = new EmbeddedProvider({
      measure: recorder(video).measure,
      workerPath: '/w.mjs',
    });
    const result = await provider.analyze(request());
    expect(result.durationMs).toBe(3000);
    expect(result.intervalMs).toBe(200);
    expect(result.entries.map((entry) => entry.timestamp)).toEqual([0, 1000, 2000]);
    expect(result.entries[0]?.concepts[0]).toMatchObject({ name: 'black frame', confidence: 1 });
    expect(result).not.toHaveProperty('partial');
  });

  it('returns the sources of the result, the bytes read, and the thumbnails', async () => {
    const measured = videoOf({ seconds: 4, audio: () => ({ lufs: -20.26 }) });
    const video = {
      ...measured,
      frames: measured.frames.filter(({ timeMs }) => timeMs < 3000),
      audioWindows: measured.audioWindows.filter(({ timeMs }) => timeMs < 2000),
      decodedRanges: [{ startMs: 0, endMs: 3000 }],
      transitions: [{ kind: 'cut', startMs: 1500, endMs: 1500, strength: 1 } as const],
      thumbnails: [{ timeMs: 40, jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0) }],
      loudness: { integratedLufs: -20.2649, truePeakDb: -3.14159 },
    };
    let bytesRead = 3;
    const source = {
      ...SOURCE,
      get bytesRead() {
        return bytesRead;
      },
    };
    const provider = new EmbeddedProvider({
      measure: () => {
        bytesRead = 4321;
        return Promise.resolve(video);
      },
      workerPath: '/w.mjs',
    });
    expect(await provider.analyze(request(() => Promise.resolve(source)))).toMatchObject({
      coverage: 0.75,
      bytesRead: 4321,
      loudness: { integratedLufs: -20.3, truePeakDb: -3.1 },
      shots: [
        { start: 0, end: 1500 },
        { start: 1500, end: 4000 },
      ],
      sound: [
        { timestamp: 0, loudness: -20.3 },
        { timestamp: 1000, loudness: -20.3 },
      ],
      light: [0, 1000, 2000].map((timestamp) => ({ timestamp, light: 0.4 })),
      thumbnails: [{ timestamp: 40, image: 'data:image/jpeg;base64,/9j/4A==' }],
    });
  });

  describe('of a video without captions', () => {
    const HEARD: HeardText = {
      cues: [{ startMs: 500, endMs: 9000, text: 'The goalkeeper saves a penalty kick.', confidence: 0.8 }],
      language: 'en',
      partial: [{ code: 'transcription-cut', values: { doneMs: 1, ofMs: 2 } }],
      foundMs: 2,
      writtenMs: 1,
    };
    /** Analyzes a video in which there are voices. */
    async function analyze(video = videoOf({ seconds: 3 }), source: ByteSource = SOURCE) {
      const written: Voices[] = [];
      const voices: Voices = { ranges: [], samplesOf: () => Promise.resolve(new Int16Array()) };
      const measure: Measure = async (_, { onVoices }) => {
        await onVoices?.(voices);
        return video;
      };
      const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
      const speechToText: SpeechToText = {
        model: 'whisper-1',
        write: (heard) => {
          written.push(heard);
          return Promise.resolve(HEARD);
        },
      };
      const asked = { ...request(() => Promise.resolve(source)), speechToText };
      return { written, provider, asked, result: await provider.analyze(asked) };
    }

    it('the speech is written down, and what was heard says so', async () => {
      const { result, written } = await analyze();
      expect(written).toHaveLength(1);
      expect(result.transcript).toEqual({
        source: 'heard',
        language: 'en',
        model: 'whisper-1',
        lines: [{ start: 500, end: 3000, text: 'The goalkeeper saves a penalty kick.', confidence: 0.8 }],
      });
      expect(result.taxonomy?.sources).toEqual(['heard']);
      const soccer = result.entries.flatMap(({ concepts }) => concepts).find(({ name }) => name === 'soccer');
      expect(soccer?.evidence).toMatchObject({ kind: 'words', sources: ['heard'] });
      expect(result.partial).toEqual(HEARD.partial);
    });

    it('captions win over what a machine heard', async () => {
      const cues = [{ startMs: 0, endMs: 1000, text: 'Hello' }];
      const { result } = await analyze({ ...videoOf({ seconds: 3 }), cues, captionSource: 'track' });
      expect(result.transcript?.source).toBe('track');
      const webvtt = new TextEncoder().encode('WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n');
      const readSubtitles = () =>
        Promise.resolve({ files: [{ bytes: webvtt, startMs: 0 }], isComplete: true });
      const stream = await analyze(videoOf({ seconds: 3 }), { ...SOURCE, readSubtitles });
      expect(stream.written).toEqual([]);
      expect(stream.result.transcript?.source).toBe('stream');
    });

    it('nobody listens if captions were given', async () => {
      const { provider, asked, written } = await analyze();
      const readCaptions = () => Promise.resolve(captionFileOf());
      await provider.analyze({ ...asked, readCaptions });
      expect(written).toHaveLength(1);
    });
  });

  it('lets a service describe the scenes in the time that is left, also when only words are analyzed again', async () => {
    const times: number[] = [];
    const sceneUnderstanding: SceneUnderstanding = {
      describe: (scenes, _offer, timeoutMs) => {
        times.push(scenes.length, timeoutMs);
        return Promise.resolve({ partial: [] });
      },
    };
    const provider = new EmbeddedProvider({
      ...{ ...recorder(), workerPath: '/w.mjs', now: () => (clock += 1_000) },
    });
    let clock = 0;
    const { measurements = '' } = await provider.analyze({ ...request(), sceneUnderstanding });
    expect(times).toEqual([1, 15_000]);
    await provider.analyze({ ...request(), sceneUnderstanding, again: { measurements } });
    expect(times.slice(2)).toEqual([1, 15_000]);
  });

  it('keeps every figure when scenes are described, by a real client of a service', async () => {
    const service = await startChatService(
      completion({
        summary: { text: 'Somebody speaks.', evidence: ['L1'], confidence: 0.5 },
        topics: [{ id: '533', evidence: ['L1'], quote: 'penalty kick', confidence: 0.9 }],
        risks: [{ id: 'XtODT3', level: 'high', treatment: 'news', evidence: ['F7'], confidence: 1 }],
      }),
    );
    onTestFinished(service.close);
    const cues = [{ startMs: 0, endMs: 2000, text: 'The goalkeeper saves a penalty kick.' }];
    const video = { ...videoOf({ seconds: 3 }), cues, captionSource: 'track' as const };
    const provider = new EmbeddedProvider({ ...recorder(video), workerPath: '/w.mjs' });
    const budget = { take: (wanted: number) => Promise.resolve(wanted), giveBack: () => Promise.resolve() };
    const sceneUnderstanding = createSceneUnderstanding(
      { url: service.url, model: 'm' },
      budget,
      () => undefined,
    );
    const measured = await provider.analyze(request());
    const { understanding, ...result } = await provider.analyze({ ...request(), sceneUnderstanding });
    expect(result).toEqual(measured);
    expect(understanding).toMatchObject({
      discarded: 1,
      scenes: [{ start: 0, summary: { text: 'Somebody speaks.' }, topics: [{ name: 'soccer' }], risks: [] }],
    });
  });

  it('returns no loudness for a video without audio', async () => {
    const provider = new EmbeddedProvider({ ...recorder(), workerPath: '/w.mjs' });
    expect(await provider.analyze(request())).not.toHaveProperty('loudness');
  });

  it('reports its progress', async () => {
    const measure: Measure = (_, { onShare }) => {
      for (const share of [0, 0.5, 1]) onShare?.(share);
      return Promise.resolve(videoOf({ seconds: 1 }));
    };
    const reported: ProviderProgress[] = [];
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    await provider.analyze({ ...request(), onProgress: (step) => reported.push(step) });
    expect(reported).toEqual([
      { stage: 'opening', share: 0 },
      { stage: 'analyzing', share: 0.05 },
      { stage: 'analyzing', share: 0.05 },
      { stage: 'analyzing', share: expect.closeTo(0.5, 6) as number },
      { stage: 'analyzing', share: expect.closeTo(0.95, 6) as number },
      { stage: 'naming', share: 0.95 },
    ]);
  });

  it('returns the reasons why a result is partial', async () => {
    const video = { ...videoOf({ seconds: 1 }), partial: [CAPTIONS_CUT] };
    const provider = new EmbeddedProvider({
      measure: recorder(video).measure,
      workerPath: '/w.mjs',
    });
    expect((await provider.analyze(request())).partial).toEqual([CAPTIONS_CUT]);
  });

  it('passes on the limits, minus the time for opening the source', async () => {
    const { calls, measure } = recorder();
    let clock = 500;
    const provider = new EmbeddedProvider({
      measure,
      workerPath: '/w.mjs',
      now: () => clock,
    });
    const asked = request(() => {
      clock += 1500;
      return Promise.resolve(SOURCE);
    });
    await provider.analyze(asked);
    expect(calls).toHaveLength(1);
    expect(calls[0]?.source).toBe(SOURCE);
    expect(calls[0]?.options).toMatchObject({
      workerPath: '/w.mjs',
      maxDurationMs: 60_000,
      timeoutMs: 18_500,
      signal: asked.signal,
    });
  });

  it('passes on the memory limit, and requests no interim result unless asked to', async () => {
    const { calls, measure } = recorder();
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    const asked = request();
    await provider.analyze({ ...asked, limits: { ...asked.limits, memoryMb: 200 } });
    expect(calls[0]?.options.memoryMb).toBe(200);
    expect(calls[0]?.options).not.toHaveProperty('interimMs');
    expect(calls[0]?.options).not.toHaveProperty('onInterim');
  });

  it('reports interim results at the requested interval', async () => {
    const video = videoOf({ seconds: 3, frame: () => ({ luma: 0, blackShare: 1 }) });
    const { calls, measure } = recorder(video);
    const measureInParts: Measure = (source, options) => {
      options.onInterim?.({ ...video, durationMs: 2000 });
      return measure(source, options);
    };
    const reported: ProviderResult[] = [];
    const provider = new EmbeddedProvider({ measure: measureInParts, workerPath: '/w.mjs' });
    const interim = { everyMs: 7000, tell: (result: ProviderResult) => reported.push(result) };
    await provider.analyze({ ...request(), interim });
    expect(calls[0]?.options.interimMs).toBe(7000);
    expect(reported).toHaveLength(1);
    expect(reported[0]?.durationMs).toBe(2000);
    expect(reported[0]?.entries[0]?.concepts[0]).toMatchObject({ name: 'black frame', confidence: 1 });
  });

  it('uses given captions as the words of the video', async () => {
    const cues = [{ startMs: 100, endMs: 900, text: 'Mix the flour and the butter, then preheat the oven.' }];
    const own = [{ startMs: 100, endMs: 900, text: 'The striker takes the penalty kick. What a goal!' }];
    const { measure } = recorder(videoOf({ seconds: 3, cues: own }));
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    const namesIn = async (captions?: CaptionFile) => {
      const readCaptions = captions && (() => Promise.resolve(captions));
      const asked = { ...request(), ...(readCaptions === undefined ? {} : { readCaptions }) };
      const { entries } = await provider.analyze(asked);
      return entries.flatMap(({ concepts }) => concepts.map(({ name }) => name));
    };
    expect(await namesIn()).toContain('soccer');
    const names = await namesIn(captionFileOf(...cues));
    expect(names).toContain('cooking');
    expect(names).not.toContain('soccer');
  });

  it('uses the subtitles of a stream unless captions are given, and reports what the stream lacks', async () => {
    const text = 'The striker takes the penalty kick. What a goal!';
    const vtt = `WEBVTT\nX-TIMESTAMP-MAP=MPEGTS:450000,LOCAL:00:00.000\n\n00:00.000 --> 00:01.000\n${text}`;
    let fetched = 0;
    const readSubtitles = () => {
      fetched += 1;
      return Promise.resolve({
        files: [{ bytes: Buffer.from(vtt), startMs: 0, endMs: 3000 }],
        isComplete: true,
        track,
      });
    };
    const track = { id: 'stream-en-1', kind: 'subtitles' } as const;
    const stream: ByteSource = {
      ...SOURCE,
      partial: [AUDIO_APART],
      subtitleTracks: [track],
      readSubtitles,
    };
    const { measure } = recorder({ ...videoOf({ seconds: 3 }), origins: [{ startMs: 0, originMs: 5000 }] });
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    const { entries, partial, transcript } = await provider.analyze(request(() => Promise.resolve(stream)));
    expect(transcript).toMatchObject({ track, tracks: [track] });
    expect(entries[0]?.concepts.map(({ name }) => name)).toContain('soccer');
    expect(partial).toEqual([AUDIO_APART]);
    expect(fetched).toBe(1);
    const cues = [{ startMs: 0, endMs: 900, text: 'Hello' }];
    const readCaptions = () => Promise.resolve(captionFileOf(...cues));
    const given = await provider.analyze({ ...request(() => Promise.resolve(stream)), readCaptions });
    expect(given.entries.flatMap(({ concepts }) => concepts.map(({ name }) => name))).not.toContain('soccer');
    expect(fetched).toBe(1);
  });

  it('leaves the words of the track of the video that is wanted', async () => {
    const track = { id: 'picture-cc1', kind: 'picture' } as const;
    const cues = [{ startMs: 0, endMs: 900, text: 'Hello' }];
    const { measure } = recorder({ ...videoOf({ seconds: 3, cues }), captionTrack: track });
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    const file = { bytes: Buffer.from('WEBVTT\n\n00:00.000 --> 00:01.000\nGoodbye'), startMs: 0 };
    const readSubtitles = () => Promise.resolve({ files: [file], isComplete: true });
    const stream = request(() => Promise.resolve({ ...SOURCE, readSubtitles }));
    const textOf = async (captionTrack: string) =>
      (await provider.analyze({ ...stream, words: { captionTrack } })).transcript?.lines[0]?.text;
    expect(await textOf('picture-cc1')).toBe('Hello');
    expect(await textOf('picture-cc2')).toBe('Goodbye');
  });

  it('passes on which words are wanted', async () => {
    const { calls, measure } = recorder();
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    await provider.analyze({ ...request(), words: { language: 'de' } });
    expect(calls[0]?.options.words).toEqual({ language: 'de' });
  });

  it('measures nothing when the captions cannot be read', async () => {
    const failure = new AnalysisFailure('captions-unreadable', 'There are no captions.');
    const { calls, measure } = recorder();
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    const readCaptions = () => Promise.reject(failure);
    await expect(provider.analyze({ ...request(), readCaptions })).rejects.toBe(failure);
    expect(calls).toHaveLength(0);
  });

  it('passes on failures unchanged, and measures nothing that cannot be opened', async () => {
    const failure = new AnalysisFailure('unreachable', 'The host does not answer.');
    const { calls, measure } = recorder();
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    await expect(provider.analyze(request(() => Promise.reject(failure)))).rejects.toBe(failure);
    expect(calls).toHaveLength(0);
    const broken = new EmbeddedProvider({
      measure: () => Promise.reject(failure),
      workerPath: '/w.mjs',
    });
    await expect(broken.analyze(request())).rejects.toBe(failure);
  });
});

describe('parts of a result', () => {
  const soccer = { startMs: 0, endMs: 2900, text: 'The striker takes the penalty kick. What a goal!' };
  const video = { ...videoOf({ seconds: 3 }), cues: [soccer], captionSource: 'track' as const };

  async function partsOf(said: readonly Parameters<NonNullable<MeasureOptions['onKnown']>>[]) {
    const told: AnalysisParts[] = [];
    const measure: Measure = async (_source, { onKnown }) => {
      for (const each of said) onKnown?.(...each);
      await new Promise((resolve) => setImmediate(resolve));
      return video;
    };
    const provider = new EmbeddedProvider({ measure, workerPath: '/w.mjs' });
    await provider.analyze({ ...request(), onPart: (part) => told.push(part) });
    return told;
  }

  it('are the length, then topics of the words, then shots, and what is seen', async () => {
    const cut = { kind: 'cut', startMs: 1500, endMs: 1500, strength: 1 } as const;
    const words = { durationMs: 3000, words: { cues: 1, source: 'track' } };
    const told = await partsOf([
      [{ ...video, cues: [], frames: [] }, 'words'],
      [{ ...video, frames: [] }, 'words'],
      [{ ...video, frames: [] }, 'words'],
      [{ ...video, transitions: [cut] }, 'measured'],
      [video, 'seen'],
    ]);
    expect(told).toMatchObject([
      { durationMs: 3000 },
      { ...words, topics: [{ name: 'soccer', firstMs: 0 }] },
      { ...words, shots: { count: 2, cutsMs: [1500] } },
      { seen: [] },
    ]);
  });

  it('that cannot be found are left out', async () => {
    expect(await partsOf([[{ ...video, cues: undefined as never }, 'words']])).toEqual([
      { durationMs: 3000 },
    ]);
  });
});
