import { describe, expect, it, vi } from 'vitest';
import { createMemoryVault } from '@/lib/testing/memory-vault';
import { currentShape } from './old-planning';
import { moveOldRecord } from './old-record';
import { VIDEO_FORM } from './part-forms';
import { NO_CHOICES, type VideoChoices } from './planning';
import { partOfVideo } from './planning-documents';
import { createMemoryPlanning } from './testing/memory-planning';
import { correctionOf, profileOf } from './testing/samples';

const URL = 'https://example.com/a.mp4';
const VIDEO = partOfVideo(URL);

const briefOf = (text: string) => ({ text, terms: [] });

/** A video as schema 1 had it. */
const oldVideo = (more: object = {}) => ({
  videoUrl: URL,
  changedAt: 1,
  ...NO_CHOICES,
  brief: briefOf('cooking'),
  corrections: [correctionOf('a')],
  kept: [1, 2],
  dropped: [2, 3],
  ...more,
});

const textOf = (video: object) => JSON.stringify({ videos: [video] });

const choices = {
  ...NO_CHOICES,
  brief: briefOf('cooking'),
  corrections: [correctionOf('a')],
  kept: [1, 2],
  dropped: [2, 3],
};

describe('a document of schema 1', () => {
  it('keeps its items beside a change that arrived before it was rewritten', () => {
    const shape = currentShape(
      { schema: 2, version: 7, payload: textOf(oldVideo()), brief: JSON.stringify(briefOf('travel')) },
      VIDEO,
    );
    expect(VIDEO_FORM.read(shape?.fields ?? {})).toEqual({ ...choices, brief: briefOf('travel') });
    expect(shape?.rewrite).not.toHaveProperty('brief');
  });

  it('has profiles in their order', () => {
    const payload = JSON.stringify({
      profiles: [profileOf('b'), profileOf('a')],
      chosen: 'a',
      writes: ['w'],
    });
    const { fields } = currentShape({ schema: 1, version: 1, payload }, 'profiles') ?? {};
    expect(Object.entries(fields?.profiles ?? {})).toEqual([
      ['b', expect.stringContaining('"at":0')],
      ['a', expect.stringContaining('"at":1')],
    ]);
    expect(fields?.chosen).toBe('a');
  });

  it.each([
    ['of a newer schema', { schema: 3 }],
    ['whose payload is damaged', { schema: 1, payload: '{' }],
    ['whose payload is of another part', { schema: 1, payload: '{"profiles":[]}' }],
    ['without a payload', { schema: 1 }],
    ['whose schema is no number', { schema: '2' }],
  ])('%s is left alone', (_, document) => expect(currentShape(document, VIDEO)).toBeNull());
});

describe('the record of an earlier version', () => {
  /** What the documents have after the record was moved. */
  async function moved(record: unknown, version = 2, before: Partial<VideoChoices> = {}) {
    const { planning, server } = createMemoryPlanning();
    server.planVideo(URL, before);
    const vault = createMemoryVault();
    vault.records.set('ada/planning', { version, value: record });
    await moveOldRecord(vault.of('ada'), planning);
    return { server, records: vault.records };
  }

  const recordOf = (video: object, known: unknown) => ({
    planning: { profiles: [], chosen: 'balanced', videos: [video] },
    synced: { [VIDEO]: { known, sent: [] } },
  });

  it('is written as a whole if the server never had it, and removed', async () => {
    const planning = { profiles: [profileOf('a')], chosen: 'a', videos: [oldVideo()] };
    for (const [record, version] of [
      [{ planning, synced: {} }, 2],
      [planning, 1],
    ] as const) {
      const { server, records } = await moved(record, version);
      expect(server.video(URL)).toEqual(choices);
      expect(server.profiles()).toEqual({ profiles: [profileOf('a')], chosen: 'a' });
      expect(records.size).toBe(0);
    }
  });

  it('is only removed if everything was sent', async () => {
    const known = { version: 3, text: textOf(oldVideo()), writes: [] };
    const { server, records } = await moved(recordOf(oldVideo(), known));
    expect(server.writes).toBe(0);
    expect(records.size).toBe(0);
  });

  it('adds what this device has changed, and keeps what others have', async () => {
    const known = { version: 3, text: textOf(oldVideo()), writes: [] };
    const unsent = oldVideo({ brief: briefOf('travel'), corrections: [], kept: [1, 2, 9] });
    const others = {
      ...choices,
      brief: briefOf('crime'),
      corrections: [correctionOf('a'), correctionOf('b')],
    };
    const { server } = await moved(recordOf(unsent, known), 2, others);
    expect(server.video(URL)).toEqual({
      ...choices,
      brief: briefOf('travel'),
      corrections: [correctionOf('b')],
      kept: [1, 2, 9],
    });
  });

  it('leaves what the server has where it is not known what was sent', async () => {
    const known = { version: 3, text: null, writes: [] };
    const { server } = await moved(recordOf(oldVideo(), known), 2, { brief: briefOf('crime'), kept: [2] });
    expect(server.video(URL)).toEqual({ ...choices, brief: briefOf('crime'), kept: [1, 2], dropped: [3] });
  });

  it('stays while it cannot be sent', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { planning, server } = createMemoryPlanning(false);
    server.mode = 'refuses';
    const vault = createMemoryVault();
    vault.records.set('ada/planning', { version: 2, value: recordOf(oldVideo(), null) });
    await moveOldRecord(vault.of('ada'), planning);
    expect(vault.records.size).toBe(1);
  });

  it('is removed as soon as the device has stored what will be sent', async () => {
    const { planning, server } = createMemoryPlanning();
    server.mode = 'gone';
    const vault = createMemoryVault();
    vault.records.set('ada/planning', { version: 2, value: recordOf(oldVideo(), null) });
    await moveOldRecord(vault.of('ada'), planning);
    expect(vault.records.size).toBe(0);
    server.mode = 'well';
    expect(server.video(URL)).toEqual(choices);
  });
});
