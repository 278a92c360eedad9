import { describe, expect, it } from 'vitest';
import type { SuitabilityProfile } from '@/targeting/suitability';
import {
  mergedPart,
  PROFILES,
  partOfVideo,
  payloadOf,
  readPart,
  takePart,
  textOf,
  withPart,
} from './planning-parts';
import { choicesFor, NOTHING_PLANNED, type Planning, type VideoPlanning } from './planning';
import { correctionOf, profileOf } from './testing/samples';

const URL = 'https://example.com/a.mp4';
const VIDEO = partOfVideo(URL);

const briefOf = (text: string) => ({ text, terms: [] });

const profilesOf = (profiles: SuitabilityProfile[], chosen = 'balanced'): Planning => ({
  profiles,
  chosen,
  videos: [],
});

const videoOf = (more: Partial<VideoPlanning>): Planning => ({
  ...NOTHING_PLANNED,
  videos: [{ ...choicesFor(NOTHING_PLANNED, URL), videoUrl: URL, changedAt: 1, ...more }],
});

const choicesOf = (base: Planning, local: Planning, remote: Planning) =>
  choicesFor(mergedPart(base, local, remote, VIDEO), URL);

describe('a part', () => {
  const planning: Planning = {
    ...profilesOf([profileOf('a')], 'a'),
    videos: [
      ...videoOf({ kept: [7] }).videos,
      ...videoOf({ videoUrl: `${URL}?b`, brief: briefOf('soccer') }).videos,
    ],
  };

  it.each([PROFILES, VIDEO])('%s is unchanged when it is read back from its text', (key) => {
    const part = takePart(planning, key);
    const read = readPart(textOf(part, key), key);
    expect(read).toEqual({ part, writes: [] });
    expect(readPart(payloadOf(textOf(part, key), ['w1']), key)).toEqual({ part, writes: ['w1'] });
    expect(withPart(planning, key, part).profiles).toEqual(planning.profiles);
    expect(withPart(planning, key, part).videos).toHaveLength(2);
    expect(takePart(withPart(NOTHING_PLANNED, key, part), key)).toEqual(part);
  });

  it.each(['', 'null', '[]', '{', '{"videos":[{"videoUrl":7}]}', '{"videos":[]}', '{}'])(
    'of a video is not read from %s',
    (text) => expect(readPart(text, VIDEO)).toBeUndefined(),
  );
});

describe('a merge of profiles', () => {
  const merged = (base: Planning, local: Planning, remote: Planning) =>
    mergedPart(base, local, remote, PROFILES);

  it('keeps what both sides have added, that of the other side first', () => {
    const both = merged(
      NOTHING_PLANNED,
      profilesOf([profileOf('own')], 'own'),
      profilesOf([profileOf('theirs')]),
    );
    expect(both.profiles.map(({ id }) => id)).toEqual(['theirs', 'own']);
    expect(both.chosen).toBe('own');
  });

  it('applies a removal from either side', () => {
    const base = profilesOf([profileOf('a'), profileOf('b'), profileOf('c')]);
    const { profiles } = merged(
      base,
      profilesOf([profileOf('b'), profileOf('c')]),
      profilesOf([profileOf('a'), profileOf('b')]),
    );
    expect(profiles.map(({ id }) => id)).toEqual(['b']);
  });

  it('keeps a profile that one side has changed and the other has removed', () => {
    const base = profilesOf([profileOf('a'), profileOf('b')]);
    const { profiles } = merged(
      base,
      profilesOf([profileOf('a', { name: 'Beer' })]),
      profilesOf([profileOf('b', { name: 'Wine' })]),
    );
    expect(profiles.map(({ name }) => name)).toEqual(['Wine', 'Beer']);
  });

  it('merges one profile rule by rule; if both sides have changed the same rule, this device wins', () => {
    const base = profileOf('a', { topics: { x: 'low', y: 'low', z: 'low' }, exclusions: ['1', '2'] });
    const local = { ...base, topics: { x: 'high', z: 'medium' } as const, exclusions: ['1', '3'] };
    const remote = {
      ...base,
      name: 'Renamed',
      topics: { x: 'none', y: 'low', z: 'low', w: 'low' } as const,
      exclusions: ['1', '2', '4'],
      avoid: ['dark'] as const,
    };
    const { profiles } = merged(
      profilesOf([base]),
      profilesOf([local]),
      profilesOf([remote as unknown as SuitabilityProfile]),
    );
    expect(profiles).toEqual([
      {
        ...base,
        name: 'Renamed',
        topics: { x: 'high', z: 'medium', w: 'low' },
        exclusions: ['1', '4', '3'],
        avoid: ['dark'],
      },
    ]);
  });

  it.each([
    ['the other side has raised', 0.5, 0.7, 0.7],
    ['this device has raised', 0.6, 0.5, 0.6],
    ['both have raised, from this device', 0.6, 0.7, 0.6],
  ])('has the minimum confidence that %s', (_, local, remote, expected) => {
    const withLeast = (leastConfidence: number) => profilesOf([profileOf('a', { leastConfidence })]);
    const { profiles } = merged(withLeast(0.5), withLeast(local), withLeast(remote));
    expect(profiles).toEqual([profileOf('a', { leastConfidence: expected })]);
  });
});

describe('a merge of the planning of a video', () => {
  const base = videoOf({
    brief: briefOf('soccer'),
    kept: [1, 2],
    corrections: [correctionOf('a'), correctionOf('b')],
  });

  it('has the changes of both sides', () => {
    const local = videoOf({
      brief: briefOf('soccer'),
      kept: [1, 2, 9],
      corrections: [correctionOf('b')],
      changedAt: 5,
    });
    const remote = videoOf({
      brief: briefOf('tennis'),
      kept: [2, 4],
      dropped: [7],
      corrections: [correctionOf('a'), correctionOf('b'), correctionOf('c')],
      podSeconds: 30,
      breakOptions: { count: 3 },
      changedAt: 4,
    });
    expect(choicesOf(base, local, remote)).toEqual({
      brief: briefOf('tennis'),
      kept: [2, 4, 9],
      dropped: [7],
      corrections: [correctionOf('b'), correctionOf('c')],
      podSeconds: 30,
      breakOptions: { count: 3 },
    });
    expect(mergedPart(base, local, remote, VIDEO).videos[0]?.changedAt).toBe(5);
    expect(mergedPart(base, remote, local, VIDEO).videos[0]?.changedAt).toBe(5);
  });

  it('has the brief of one side as a whole, that of this device if both were changed', () => {
    const changed = choicesOf(
      base,
      videoOf({ brief: briefOf('golf') }),
      videoOf({ brief: briefOf('tennis') }),
    );
    expect(changed.brief).toEqual(briefOf('golf'));
    const removed = choicesOf(base, videoOf({ brief: null }), base);
    expect(removed.brief).toBeNull();
  });

  it.each(['kept', 'dropped'] as const)('has the times of both sides in ascending order: %s', (list) => {
    const withTimes = (...times: number[]) => videoOf({ [list]: times });
    expect(choicesOf(withTimes(1), withTimes(1, 5), withTimes(1, 7))[list]).toEqual([1, 5, 7]);
  });

  it.each(['kept', 'dropped'] as const)('omits a time that either side has removed: %s', (list) => {
    const withTimes = (...times: number[]) => videoOf({ [list]: times });
    expect(choicesOf(withTimes(1, 5), withTimes(1, 5), withTimes(5))[list]).toEqual([5]);
    expect(choicesOf(withTimes(1, 5), withTimes(1), withTimes(1, 5))[list]).toEqual([1]);
    expect(choicesOf(withTimes(1, 5, 7), withTimes(1, 7), withTimes(1, 5))[list]).toEqual([1]);
  });

  it('has all of the other side when this device has nothing', () => {
    expect(mergedPart(NOTHING_PLANNED, NOTHING_PLANNED, base, VIDEO)).toEqual(base);
  });

  it('has the times of both sides when they have no common base', () => {
    const merged = choicesOf(NOTHING_PLANNED, videoOf({ kept: [1], podSeconds: 60 }), videoOf({ kept: [3] }));
    expect(merged).toMatchObject({ kept: [1, 3], podSeconds: 60 });
  });
});
