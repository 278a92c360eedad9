import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { analysisResponseSchema } from '@/contracts/analysis';
import { shotSchema, thumbnailSchema } from '@/contracts/timeline';
import { MAX_CHOSEN_BYTES } from './choose-thumbnails';
import { TOPICS } from '../topics/topic-table';
import { describeVideo, MAX_ENTRY_BYTES } from './describe-video';
import { videoOf } from './testing/video';

const cutAt = (timeMs: number, strength = 0.9) =>
  ({ kind: 'cut', startMs: timeMs, endMs: timeMs, strength }) as const;
const jpeg = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 1, 2, 3);

describe('the description of a video', () => {
  it('has the time ranges of speech, from captions and voices', () => {
    const likeness = (timeMs: number) => (timeMs < 800 || (timeMs >= 1000 && timeMs < 1200) ? 0.9 : 0.4);
    const video = videoOf({
      seconds: 10,
      audio: (timeMs) => ({ speech: likeness(timeMs) }),
      cues: [
        { startMs: 900, endMs: 2400.4, text: 'A line.' },
        { startMs: 9500, endMs: 12_000, text: 'The last.' },
      ],
    });
    const { speech } = describeVideo(video);
    expect(speech).toEqual([
      { start: 400, end: 2400 },
      { start: 9500, end: 10_000 },
    ]);
    expect(describeVideo({ ...video, audioWindows: [], cues: [] }).speech).toBeUndefined();
  });

  it('has the captions as its transcript, as many as fit, and where they are from', () => {
    const cues = [
      { startMs: 2000.4, endMs: 3000, text: 'second' },
      { startMs: 0, endMs: 1000.6, text: 'first' },
    ];
    const video = { ...videoOf({ seconds: 5 }), cues };
    expect(describeVideo({ ...video, captionSource: 'picture', captionLanguage: 'en' }).transcript).toEqual({
      source: 'picture',
      language: 'en',
      lines: [
        { start: 0, end: 1001, text: 'first' },
        { start: 2000, end: 3000, text: 'second' },
      ],
    });
    const track = { id: 'track-1', kind: 'subtitles' } as const;
    const tracked = { ...video, captionTrack: track, captionTracks: [track] };
    expect(describeVideo(tracked).transcript).toMatchObject({ track, tracks: [track] });
    expect(describeVideo({ ...video, cues: [] }).transcript).toBeUndefined();
    const many = Array.from({ length: 900 }, (_, at) => ({
      startMs: at,
      endMs: at + 1,
      text: 'é'.repeat(400),
    }));
    const { transcript } = describeVideo({ ...video, cues: many });
    expect(Buffer.byteLength(JSON.stringify(transcript))).toBeLessThan(510_000);
    expect(transcript?.lines.length).toBeGreaterThan(500);
  });

  it('has the rows of the taxonomy: all sensitive topics, and of the others those that were found', () => {
    const cues = [
      { startMs: 0, endMs: 4000, text: 'Chop the onion and the garlic, then let the soup simmer.' },
    ];
    const { topics, version, sources } = describeVideo({ ...videoOf({ seconds: 5 }), cues }).taxonomy;
    expect(version).toBe('3.1');
    expect(sources).toEqual(['said']);
    expect(describeVideo(videoOf({ seconds: 5 })).taxonomy.sources, 'nothing to look in').toEqual([]);
    expect(topics.filter(({ isSensitive }) => !isSensitive)).toEqual([
      { name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false },
    ]);
    const sensitive = TOPICS.filter(({ isSensitive }) => isSensitive).map(({ name }) => name);
    expect(sensitive.length).toBeGreaterThan(5);
    expect(topics.filter(({ isSensitive }) => isSensitive).map(({ name }) => name)).toEqual(sensitive);
    expect(topics).toContainEqual({
      name: 'terrorism',
      id: '8FD8nI',
      path: ['Sensitive Topics', 'Terrorism'],
      isSensitive: true,
    });
  });

  it('has the risks of the sensitive topics among its concepts', () => {
    const cues = [
      { startMs: 1000, endMs: 3000, text: 'Police arrested a suspect after the armed robbery.' },
      { startMs: 3000, endMs: 5900, text: 'Chop the onion and the garlic, then let the soup simmer.' },
    ];
    const video = videoOf({ seconds: 6, cues });
    expect(describeVideo({ ...video, durationMs: 5900.4 }).risks).toEqual([
      {
        name: 'crime',
        level: 'medium',
        ranges: [{ start: 1000, end: 3000, level: 'medium' }],
        words: ['Police arrested', 'armed robbery', 'a suspect'],
        mentions: 3,
        sources: ['said'],
      },
    ]);
    expect(describeVideo({ ...video, cues: [] }).risks).toEqual([]);
  });

  it('has its shots, from one named cut to the next and to the end of the video', () => {
    const weak = { kind: 'dissolve', startMs: 3940, endMs: 3990, strength: 0.1 } as const;
    const video = videoOf({ seconds: 6, transitions: [cutAt(1500.4), cutAt(3000, 0.1), weak, cutAt(4000)] });
    const { shots } = describeVideo({ ...video, durationMs: 6020.6 });
    expect(shots).toEqual([
      { start: 0, end: 1500 },
      { start: 1500, end: 4000 },
      { start: 4000, end: 6021 },
    ]);
    for (const shot of shots) v.parse(shotSchema, shot);
  });

  it('has no shot between two changes at the same moment', () => {
    const dissolve = { kind: 'dissolve', startMs: 1000, endMs: 2000, strength: 1 } as const;
    const { shots } = describeVideo(videoOf({ seconds: 3, transitions: [dissolve, cutAt(1500)] }));
    expect(shots).toEqual([
      { start: 0, end: 1500 },
      { start: 1500, end: 3000 },
    ]);
  });

  it('has its thumbnails as images, inside the video', () => {
    const thumbnails = [
      { timeMs: 40.4, jpeg },
      { timeMs: 2100, jpeg },
    ];
    const described = describeVideo({ ...videoOf({ seconds: 2 }), thumbnails });
    expect(described.thumbnails.map(({ timestamp }) => timestamp)).toEqual([40, 2000]);
    for (const thumbnail of described.thumbnails) v.parse(thumbnailSchema, thumbnail);
    const [first] = described.thumbnails;
    expect([...Buffer.from(first?.image.split(',')[1] ?? '', 'base64')]).toEqual([...jpeg]);
  });

  it('keeps to the contract with as many and as large thumbnails as there may be', () => {
    const large = Uint8Array.from({ length: MAX_CHOSEN_BYTES / 120 }, (_, index) => jpeg[index] ?? 0);
    const thumbnails = Array.from({ length: 240 }, (_, index) => ({ timeMs: index * 1000, jpeg: large }));
    const { entries, ...rest } = describeVideo({ ...videoOf({ seconds: 240 }), thumbnails });
    expect(rest.thumbnails).toHaveLength(120);
    v.parse(analysisResponseSchema, { status: 'success', videoUrl: 'x', analysis: entries, ...rest });
  });

  it('is small enough to be answered, and keeps the evidence of what was said longest', () => {
    const seconds = 4500;
    const video = videoOf({
      seconds,
      frame: () => ({
        luma: 0.9,
        contrast: 0.9,
        saturation: 0.9,
        saturationPeak: 1,
        warmth: 0.9,
        bars: 0.9,
      }),
      audio: () => ({ lufs: -8, truePeakDb: 0.2, speech: 0.9, music: 0.9 }),
      cues: [{ startMs: 0, endMs: seconds * 1000, text: 'Knead the dough, preheat the oven.' }],
    });
    const { entries } = describeVideo(video);
    expect(Buffer.byteLength(JSON.stringify(entries))).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
    const concepts = entries[100]?.concepts ?? [];
    expect(concepts.length).toBeGreaterThan(5);
    for (const { name, evidence } of concepts) expect(evidence !== undefined).toBe(name === 'cooking');
    // A shorter video of the same kind keeps all of its evidence.
    const short = describeVideo({ ...video, ...videoOf({ seconds: 100 }) }).entries;
    expect(short.every((entry) => entry.concepts.every(({ evidence }) => evidence !== undefined))).toBe(true);
  });

  it('has the same scenes where there is too much evidence for the answer', () => {
    const says = (text: string) => (second: number) => ({
      ...{ startMs: second * 1000, endMs: second * 1000 + 2000, text },
    });
    const cues = [
      ...[1, 5, 9].map(says('Chop the onion and the garlic, then let the soup simmer.')),
      ...[13, 17, 21].map(says('The striker scored from the penalty spot, and the goalkeeper saw red.')),
    ];
    const transitions = [cutAt(12_000)];
    const own = Array.from({ length: 4 }, (_, index) => ({
      ...{ name: `${'a long name of a class '.repeat(260)}${index}`, model: 'scenes', topics: [] },
      ...{ score: 0.9, threshold: 0.5 },
    }));
    const findings = Array.from({ length: 16 }, (_, index) => ({ timeMs: 30_000 + index * 8000, own }));
    const scenesWith = (some: typeof findings) =>
      describeVideo(videoOf({ seconds: 160, cues, transitions, findings: some })).scenes;
    expect(scenesWith([]).map(({ end, endReason }) => [end, endReason])).toEqual([
      [12_000, 'topic'],
      [160_000, 'end'],
    ]);
    expect(scenesWith(findings)).toEqual(scenesWith([]));
  });

  it('is small enough to be answered, whatever models of the installation find', () => {
    const own = Array.from({ length: 100 }, (_, index) => ({
      ...{ name: `${'a long name of a class '.repeat(2)}${index}`, model: 'scenes', topics: [] },
      ...{ score: 0.5 + index / 200, threshold: 0.5 },
    }));
    const findings = Array.from({ length: 100 }, (_, index) => ({ timeMs: index * 8000 + 4000, own }));
    const transitions = findings.map(({ timeMs }) => cutAt(timeMs + 4000));
    const { entries } = describeVideo(videoOf({ seconds: 800, findings, transitions }));
    expect(Buffer.byteLength(JSON.stringify(entries))).toBeLessThanOrEqual(MAX_ENTRY_BYTES);
    expect(Math.min(...(entries[100]?.concepts ?? []).map(({ confidence }) => confidence))).toBe(1);
  });

  it('has at most 10,000 shots, which still follow each other from the beginning to the end', () => {
    const transitions = Array.from({ length: 12_000 }, (_, index) => cutAt((index + 1) * 20));
    const { shots } = describeVideo(videoOf({ seconds: 300, transitions }));
    expect(shots.length).toBeLessThanOrEqual(10_000);
    expect(shots.length).toBeGreaterThan(4000);
    expect(shots[0]?.start).toBe(0);
    expect(shots.at(-1)?.end).toBe(300_000);
    expect(shots.every(({ start }, index) => index === 0 || start === shots[index - 1]?.end)).toBe(true);
  });
});
