import { describe, expect, it } from 'vitest';
import type { Box, FrameFindings, VideoMeasurements } from '../measure/measurements';
import { conceptsOf } from './concepts-of';
import { describeVideo } from './describe-video';
import { videoOf } from './testing/video';

const BOX: Box = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };

const thing = (name: string, score: number) => ({
  name,
  score,
  modelScores: { nanodet: score, centernet: score },
  box: BOX,
});

/** Ten seconds in one shot, or in two separated by a cut at 5 s. */
function seenVideo(findings: FrameFindings[], hasCut = false): VideoMeasurements {
  return videoOf({
    seconds: 10,
    findings,
    ...(hasCut ? { transitions: [{ kind: 'cut', startMs: 5000, endMs: 5000, strength: 1 }] } : {}),
  });
}

/** Timestamps in ms at which a concept is reported. */
const timesOf = (video: VideoMeasurements, name: string) =>
  conceptsOf(video)
    .filter(({ concepts }) => concepts.some((concept) => concept.name === name))
    .map(({ timestamp }) => timestamp);

const conceptAt = (video: VideoMeasurements, timeMs: number, name: string) =>
  conceptsOf(video)
    .find(({ timestamp }) => timestamp === timeMs)
    ?.concepts.find((concept) => concept.name === name);

describe('a thing that is seen', () => {
  it('is named around its frame, with the frame, the box and the scores of both models as evidence', () => {
    const video = seenVideo([{ timeMs: 5000, objects: [thing('car', 0.7)] }]);
    expect(timesOf(video, 'car')).toEqual([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]);
    expect(conceptAt(video, 5000, 'car')).toMatchObject({
      kind: 'seen',
      evidence: {
        kind: 'detection',
        label: 'car',
        timestamp: 5000,
        score: 0.7,
        box: BOX,
        modelScores: { nanodet: 0.7, centernet: 0.7 },
      },
    });
  });

  it('is not named on the other side of a cut, nor where the next frame does not show it', () => {
    expect(timesOf(seenVideo([{ timeMs: 4000, objects: [thing('dog', 0.7)] }], true), 'dog')).toEqual([
      0, 1000, 2000, 3000, 4000,
    ]);
    const gone = seenVideo([
      { timeMs: 2000, objects: [thing('dog', 0.7)] },
      { timeMs: 6000, objects: [] },
    ]);
    expect(timesOf(gone, 'dog')).toEqual([0, 1000, 2000, 3000]);
  });

  it('needs two frames that agree where one is not sure', () => {
    const weak = thing('car', 0.5);
    expect(timesOf(seenVideo([{ timeMs: 2000, objects: [weak] }]), 'car')).toEqual([]);
    const twice = seenVideo([
      { timeMs: 2000, objects: [weak] },
      { timeMs: 6000, objects: [weak] },
    ]);
    expect(timesOf(twice, 'car').length).toBeGreaterThan(5);
    const unequal = seenVideo([
      { timeMs: 2000, objects: [thing('car', 0.54)] },
      { timeMs: 6000, objects: [thing('car', 0.45)] },
    ]);
    expect(timesOf(unequal, 'car'), 'a second frame that is less sure').toEqual([]);
    const shown = seenVideo([
      { timeMs: 2000, objects: [thing('car', 0.7)] },
      { timeMs: 6000, objects: [thing('car', 0.45)] },
    ]);
    expect(conceptAt(shown, 7000, 'car')?.evidence, 'in a weak frame of a sure shot').toMatchObject({
      timestamp: 6000,
      modelScores: { nanodet: 0.45 },
    });
    const oneModel = { ...weak, modelScores: { nanodet: 0.8, centernet: 0.2 } };
    const repeated = seenVideo([
      { timeMs: 2000, objects: [oneModel] },
      { timeMs: 6000, objects: [oneModel] },
    ]);
    expect(timesOf(repeated, 'car'), 'a mistake of one detector').toEqual([]);
    const apart = seenVideo(
      [
        { timeMs: 2000, objects: [weak] },
        { timeMs: 6000, objects: [weak] },
      ],
      true,
    );
    expect(timesOf(apart, 'car'), 'in two shots').toEqual([]);
  });

  it('counts faces, and flags what may be unsafe only when it is sure', () => {
    const faces = (count: number) => seenVideo([{ timeMs: 1000, faces: Array<Box>(count).fill(BOX) }]);
    expect(timesOf(faces(1), 'one face')).not.toEqual([]);
    expect(timesOf(faces(4), 'a few faces')).not.toEqual([]);
    expect(timesOf(faces(6), 'crowd of faces')).not.toEqual([]);
    expect(timesOf(faces(0), 'one face')).toEqual([]);
    const both = seenVideo([
      { timeMs: 1000, faces: [BOX] },
      { timeMs: 4000, faces: [BOX, BOX, BOX] },
    ]);
    expect(timesOf(both, 'one face'), 'two counts in the second between the frames').toEqual([0, 1000]);
    expect(timesOf(both, 'a few faces')).toEqual([2000, 3000, 4000, 5000, 6000, 7000]);
    const unsafe = (score: number) =>
      timesOf(seenVideo([{ timeMs: 1000, unsafe: score }]), 'possibly unsafe picture');
    expect(unsafe(0.965), 'more than any of 380 ordinary frames').toEqual([]);
    expect(unsafe(0.975)).not.toEqual([]);
  });
});

describe('a topic', () => {
  const topicsOf = (findings: FrameFindings[], cue?: string) =>
    new Set(
      conceptsOf({
        ...seenVideo(findings),
        cues: cue === undefined ? [] : [{ startMs: 1000, endMs: 4000, text: cue }],
      }).flatMap(({ concepts }) => concepts.filter(({ kind }) => kind === 'topic').map(({ name }) => name)),
    );
  const car = (timeMs: number, score = 0.7): FrameFindings => ({ timeMs, objects: [thing('car', score)] });

  it('follows from a thing in two frames, not from one weak box or one frame', () => {
    expect(topicsOf([car(2000), car(5000)])).toEqual(new Set(['automotive']));
    expect(topicsOf([car(2000)])).toEqual(new Set());
    expect(topicsOf([car(2000, 0.45), car(5000, 0.45)])).toEqual(new Set());
    const oneModel = { ...thing('car', 0.53), modelScores: { nanodet: 0.86, centernet: 0.2 } };
    const repeated = [2000, 5000].map((timeMs) => ({ timeMs, objects: [oneModel] }));
    expect(topicsOf(repeated), 'a mistake of one detector').toEqual(new Set());
  });

  it('that rests on one thing is no surer than the thing', () => {
    const video = seenVideo([car(2000, 0.58), car(5000, 0.58)]);
    const times = timesOf(video, 'automotive');
    expect(times).not.toEqual([]);
    for (const timeMs of times) {
      const [topic, seen] = ['automotive', 'car'].map((name) => conceptAt(video, timeMs, name)?.confidence);
      expect(topic).toBe(seen);
      expect(topic).toBeLessThan(0.75);
    }
  });

  it('is surer when it is seen and said, and tells both', () => {
    const seenAndSaid = conceptsOf({
      ...seenVideo([car(2000), car(5000)]),
      cues: [{ startMs: 1000, endMs: 4000, text: 'Listen to that engine.' }],
    });
    const automotive = seenAndSaid
      .flatMap(({ concepts }) => concepts.filter(({ name }) => name === 'automotive'))
      .toSorted((a, b) => b.confidence - a.confidence)[0];
    const alone = conceptAt(seenVideo([car(2000), car(5000)]), 2000, 'automotive');
    expect(automotive?.confidence).toBeGreaterThan(alone?.confidence ?? 1);
    expect(automotive?.evidence).toMatchObject({ kind: 'detection', sources: ['said', 'seen'] });
  });

  it('of cooking needs two appliances', () => {
    const kitchen = (...names: string[]): FrameFindings[] =>
      [2000, 5000].map((timeMs) => ({ timeMs, objects: names.map((name) => thing(name, 0.8)) }));
    expect(topicsOf(kitchen('oven'))).toEqual(new Set());
    expect(topicsOf(kitchen('oven', 'refrigerator'))).toEqual(new Set(['cooking']));
  });

  it('is read in the frame, also where the spaces are lost', () => {
    const written = (text: string): FrameFindings[] => [
      { timeMs: 2000, texts: [{ text, score: 0.9, box: BOX }] },
    ];
    expect(topicsOf(written('PREHEAT THE OVEN AND KNEAD THE DOUGH'))).toEqual(new Set(['cooking']));
    expect(topicsOf(written('PREHEATTHEOVEN KNEADTHEDOUGH'))).toEqual(new Set(['cooking']));
    const concept = conceptAt(seenVideo(written('PREHEATTHEOVEN KNEADTHEDOUGH')), 2000, 'cooking');
    expect(concept?.evidence).toMatchObject({
      kind: 'words',
      timestamp: 2000,
      sources: ['written'],
      box: BOX,
    });
  });
});

describe('a line that stays on the screen', () => {
  const levelOf = (count: number, text: (index: number) => string) => {
    const findings = Array.from({ length: count }, (_, index) => ({
      timeMs: 2000 + index * 1000,
      texts: [{ text: text(index), score: 0.9, box: BOX }],
    }));
    const [risk] = describeVideo(videoOf({ seconds: 15, findings })).risks;
    return [risk?.level, risk?.mentions];
  };

  it('is one mention, however many frames models have seen of it', () => {
    const banner = () => 'POLICE ARREST THREE OVER ARMED ROBBERY';
    const once = levelOf(1, banner);
    expect(once).toEqual(['medium', 2]);
    expect(levelOf(3, banner)).toEqual(once);
    expect(levelOf(10, banner)).toEqual(once);
    const between = (index: number) => (index === 1 ? 'WEATHER NEXT' : banner());
    expect(levelOf(3, between)).toEqual(['medium', 4]);
  });
});

describe('a class of a model that the installation has added', () => {
  const own = (score: number) => ({
    name: 'harbour',
    model: 'scenes',
    score,
    threshold: 0.8,
    topics: ['653'],
  });

  it('is named from its own threshold on', () => {
    expect(timesOf(seenVideo([{ timeMs: 5000, own: [own(0.79)] }]), 'harbour')).toEqual([]);
    const video = seenVideo([{ timeMs: 5000, own: [own(0.8)] }]);
    expect(conceptAt(video, 5000, 'harbour')).toMatchObject({
      confidence: 0.5,
      kind: 'seen',
      evidence: { kind: 'detection', label: 'harbour', score: 0.55, modelScores: { scenes: 0.8 } },
    });
    expect(conceptAt(seenVideo([{ timeMs: 5000, own: [own(1)] }]), 5000, 'harbour')?.confidence).toBe(1);
  });

  it('is named under it where two frames of a shot agree', () => {
    const findings = [2000, 6000].map((timeMs) => ({ timeMs, own: [own(0.75)] }));
    expect(timesOf(seenVideo(findings), 'harbour').length).toBeGreaterThan(5);
    expect(timesOf(seenVideo(findings, true), 'harbour')).toEqual([]);
  });

  it('stands for its topics also where another model is less sure of it', () => {
    const other = { ...own(0.5), model: 'places', threshold: 0.6 };
    const findings = [2000, 6000].map((timeMs) => ({ timeMs, own: [other, own(0.85)] }));
    expect(conceptAt(seenVideo(findings), 5000, 'travel')).toMatchObject({
      evidence: { modelScores: { scenes: 0.85 } },
    });
  });

  it('stands for the topics of its manifest where two frames are sure', () => {
    const findings = [2000, 6000].map((timeMs) => ({ timeMs, own: [own(0.85)] }));
    expect(conceptAt(seenVideo(findings), 5000, 'travel')).toMatchObject({
      kind: 'topic',
      evidence: { kind: 'detection', label: 'harbour', sources: ['seen'] },
    });
    expect(timesOf(seenVideo(findings.slice(1)), 'travel')).toEqual([]);
  });
});
