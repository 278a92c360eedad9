import { describe, expect, it } from 'vitest';
import { choicesFor, NOTHING_PLANNED, type VideoChoices } from './planning';
import { partOfVideo, payloadOf, PROFILES, takePart, textOf, type PartKey } from './planning-parts';
import type { PlanningRecord } from './planning-record';
import type { RemotePart } from './remote-planning';
import { countUnsent, unsentParts, withMerged, withOutcome, withoutSentVideos, withSent } from './sync-steps';
import { profileOf } from './testing/samples';

const URL = 'https://example.com/a.mp4';
const VIDEO = partOfVideo(URL);
const NO_CHOICES = choicesFor(NOTHING_PLANNED, URL);

const recordOf = (choices: Partial<VideoChoices>, videoUrl = URL): PlanningRecord => ({
  planning: { ...NOTHING_PLANNED, videos: [{ videoUrl, changedAt: 1, ...NO_CHOICES, ...choices }] },
  synced: {},
});

/** The same record after the user has changed the video. */
const changed = (record: PlanningRecord, choices: Partial<VideoChoices>): PlanningRecord => ({
  ...record,
  planning: {
    ...record.planning,
    videos: record.planning.videos.map((video) =>
      video.videoUrl === URL ? { ...video, ...choices } : video,
    ),
  },
});

/** A part as the server has it after these writes. */
const onServer = (record: PlanningRecord, version: number, writes: string[], key: PartKey = VIDEO) =>
  new Map<PartKey, RemotePart>([
    [key, { version, text: payloadOf(textOf(takePart(record.planning, key), key), writes) }],
  ]);

const keptIn = ({ planning }: PlanningRecord) => choicesFor(planning, URL).kept;

const idsOfSent = ({ synced: parts }: PlanningRecord) => parts[VIDEO]?.sent.map(({ id }) => id);

/** A record that server and device have in common at version 1. */
const synced = (choices: Partial<VideoChoices>): PlanningRecord =>
  withOutcome(withSent(recordOf(choices), VIDEO, 'w1'), VIDEO, 'w1', 'written');

describe('a write without an answer', () => {
  it('that arrived is the base of the next merge: what was removed since stays removed', () => {
    const sent = withSent(recordOf({ kept: [5] }), VIDEO, 'w1');
    const merged = withMerged(changed(sent, { kept: [] }), [VIDEO], onServer(sent, 1, ['w1']));
    expect(keptIn(merged)).toEqual([]);
    expect(unsentParts(merged)).toEqual([VIDEO]);
  });

  it('that arrived is the base also when another device has written after it', () => {
    const sent = withSent(recordOf({ kept: [5, 6] }), VIDEO, 'w1');
    const theirs = onServer(changed(sent, { kept: [6, 9] }), 2, ['w1', 'other']);
    expect(keptIn(withMerged(sent, [VIDEO], theirs))).toEqual([6, 9]);
  });

  it('that arrived is unsent when the device has its old text again', () => {
    const sent = withSent(changed(synced({ kept: [5] }), { kept: [5, 6] }), VIDEO, 'w2');
    const reverted = changed(sent, { kept: [5] });
    expect(unsentParts(reverted)).toEqual([VIDEO]);
    expect(countUnsent(reverted)).toBe(1);
    const again = withMerged(reverted, [VIDEO], onServer(sent, 2, ['w1', 'w2']));
    expect(keptIn(again)).toEqual([5]);
    expect(unsentParts(again)).toEqual([VIDEO]);
  });

  it('is forgotten once the server has its version from another device', () => {
    const sent = withSent(changed(synced({ kept: [5] }), { kept: [5, 6] }), VIDEO, 'w2');
    const merged = withMerged(sent, [VIDEO], onServer(recordOf({ kept: [5, 9] }), 2, ['w1', 'other']));
    expect(merged.synced[VIDEO]?.sent).toEqual([]);
    expect(keptIn(merged)).toEqual([5, 6, 9]);
  });

  it('may still arrive while the server has the previous version', () => {
    const sent = withSent(changed(synced({ kept: [5] }), { kept: [5, 6] }), VIDEO, 'w2');
    expect(withMerged(sent, [VIDEO], onServer(recordOf({ kept: [5] }), 1, ['w1']))).toBe(sent);
  });

  it('may still arrive when a reset server is before its version', () => {
    const sent = withSent(changed(synced({ kept: [5] }), { kept: [5, 6] }), VIDEO, 'w2');
    const lost = withMerged(sent, [VIDEO], new Map());
    const again = withSent(changed(lost, { kept: [5] }), VIDEO, 'w3');
    const written = withOutcome(again, VIDEO, 'w3', 'written');
    expect(written.synced[VIDEO]?.sent.map(({ id, version }) => [id, version])).toEqual([['w2', 2]]);
    expect(unsentParts(written)).toEqual([VIDEO]);
    const merged = withMerged(written, [VIDEO], onServer(sent, 2, ['w1', 'w2']));
    expect(keptIn(merged), 'what was removed since stays removed').toEqual([5]);
  });

  it('is forgotten once it is refused', () => {
    const record = synced({ kept: [5] });
    const sent = withSent(changed(record, { kept: [5, 6] }), VIDEO, 'w2');
    const refused = withOutcome(sent, VIDEO, 'w2', 'refused');
    expect(refused.synced[VIDEO]?.sent).toEqual([]);
    expect(unsentParts(changed(refused, { kept: [5] }))).toEqual([]);
  });

  it('is remembered when another one is refused', () => {
    const first = withSent(recordOf({ kept: [5] }), VIDEO, 'w1');
    const second = withSent(changed(first, { kept: [6] }), VIDEO, 'w2');
    expect(idsOfSent(withOutcome(second, VIDEO, 'w1', 'refused'))).toEqual(['w2']);
  });

  it('is the base of the next merge if it is the last of several that arrived', () => {
    const first = withSent(recordOf({ kept: [5, 6] }), VIDEO, 'w1');
    const second = withSent(changed(first, { kept: [6] }), VIDEO, 'w2');
    const again = changed(second, { kept: [5, 6] });
    expect(keptIn(withMerged(again, [VIDEO], onServer(second, 2, ['w1', 'w2'])))).toEqual([5, 6]);
  });

  it('is remembered together with the four before it', () => {
    const ids = ['w1', 'w2', 'w3', 'w4', 'w5', 'w6'];
    const sent = ids.reduce(
      (record, id, index) => withSent(changed(record, { kept: [index] }), VIDEO, id),
      recordOf({}),
    );
    expect(idsOfSent(sent)).toEqual(['w2', 'w3', 'w4', 'w5', 'w6']);
  });

  it('is forgotten when a newer version of the application has written the part', () => {
    const sent = withSent(recordOf({ kept: [5] }), VIDEO, 'w1');
    const merged = withMerged(sent, [VIDEO], new Map([[VIDEO, { version: 2, text: null }]]));
    expect(merged.synced[VIDEO]).toEqual({ known: { version: 2, text: null, writes: [] }, sent: [] });
    expect(keptIn(merged)).toEqual([5]);
  });
});

it('a step without anything to do gives the same record', () => {
  const record = synced({ kept: [5] });
  expect(withSent(record, VIDEO, 'w2')).toBe(record);
  expect(withOutcome(record, VIDEO, 'w2', 'written')).toBe(record);
  expect(withMerged(record, [VIDEO], onServer(record, 1, ['w1']))).toBe(record);
  expect(withoutSentVideos(record, [])).toBe(record);
});

it('the record of a video is removed once it is neither planned nor followed', () => {
  const record = { ...synced({ kept: [5] }), planning: NOTHING_PLANNED };
  expect(Object.keys(withMerged(record, [PROFILES], new Map()).synced)).toEqual([]);
  expect(Object.keys(withMerged(record, [VIDEO], new Map()).synced)).toEqual([VIDEO]);
});

describe('a server whose versions do not continue those that this device knows', () => {
  it.each([
    ['was set back to an older version', 1],
    ['has another text of the same version', 2],
  ])('removes nothing: it %s', (_, version) => {
    const newer = withOutcome(
      withSent(changed(synced({ kept: [5] }), { kept: [5, 6] }), VIDEO, 'w2'),
      VIDEO,
      'w2',
      'written',
    );
    const merged = withMerged(newer, [VIDEO], onServer(recordOf({ kept: [5, 8] }), version, []));
    expect(keptIn(merged)).toEqual([5, 6, 8]);
    expect(unsentParts(merged)).toEqual([VIDEO]);
  });
});

it('without a base, the rules of a profile of both sides are kept', () => {
  const own: PlanningRecord = {
    planning: { ...NOTHING_PLANNED, profiles: [profileOf('a', { exclusions: ['1'], avoid: ['flashing'] })] },
    synced: {},
  };
  const theirs: PlanningRecord = {
    planning: { ...NOTHING_PLANNED, profiles: [profileOf('a', { exclusions: ['2'] })] },
    synced: {},
  };
  const { planning } = withMerged(own, [PROFILES], onServer(theirs, 3, [], PROFILES));
  expect(planning.profiles).toEqual([profileOf('a', { exclusions: ['2', '1'], avoid: ['flashing'] })]);
});

it('videos that the server has are removed from the device, except those that are shown or not fully sent', () => {
  const many = Array.from({ length: 53 }, (_, index) => `https://example.com/${index}.mp4`);
  const record = many.reduce<PlanningRecord>(
    (all, url) => {
      const { planning } = recordOf({ kept: [5] }, url);
      const key = partOfVideo(url);
      const next = {
        ...all,
        planning: { ...all.planning, videos: [...all.planning.videos, ...planning.videos] },
      };
      return withOutcome(withSent(next, key, url), key, url, 'written');
    },
    { planning: NOTHING_PLANNED, synced: {} },
  );
  const [shown, unsent, gone] = [many[50] ?? '', many[51] ?? '', many[52] ?? ''];
  const edited: PlanningRecord = {
    ...record,
    planning: {
      ...record.planning,
      videos: record.planning.videos.map((video) =>
        video.videoUrl === unsent ? { ...video, kept: [] } : video,
      ),
    },
  };
  const left = withoutSentVideos(edited, [shown]);
  expect(left.planning.videos.map(({ videoUrl }) => videoUrl)).toEqual(many.filter((url) => url !== gone));
  expect(left.synced[partOfVideo(gone)]).toBeUndefined();
  expect(left.synced[partOfVideo(shown)]).toBeDefined();
});
