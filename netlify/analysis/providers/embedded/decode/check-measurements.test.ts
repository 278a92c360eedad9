import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { LOOK_BYTES } from '../measure/look';
import { MAX_LINE_LENGTH, MAX_IN_FRAME, MAX_THUMBNAIL_BYTES, MAX_THUMBNAILS } from '../measure/measurements';
import { parseModelManifest } from '../vision/own-manifest';
import { isVideoMeasurements } from './check-measurements';

const video = videoOf({ seconds: 1 });
const START = [0xff, 0xd8, 0xff];
const jpeg = (length: number, start = START) => Uint8Array.from({ length }, (_, index) => start[index] ?? 0);

describe('the measurements of the child are believed', () => {
  it('when they are measurements', () => {
    expect(isVideoMeasurements(video)).toBe(true);
    const thumbnails = [{ timeMs: 0, jpeg: jpeg(MAX_THUMBNAIL_BYTES) }];
    expect(isVideoMeasurements({ ...video, thumbnails })).toBe(true);
  });

  it('with a declared language of the captions, which is text', () => {
    expect(isVideoMeasurements({ ...video, captionLanguage: 'ger' })).toBe(true);
    expect(isVideoMeasurements({ ...video, captionLanguage: 3 })).toBe(false);
    expect(isVideoMeasurements({ ...video, captionSource: 'picture' })).toBe(true);
    expect(isVideoMeasurements({ ...video, captionSource: 'somewhere' })).toBe(false);
  });

  const track = { id: 'track-31', kind: 'captions', language: 'gsw', title: 'x'.repeat(100) };

  it('with the text tracks of the file', () => {
    const picture = { id: 'picture-cc1', kind: 'picture', title: 'CC1' };
    for (const captionTrack of [track, picture, { id: 'track-0', kind: 'forced' }])
      expect(isVideoMeasurements({ ...video, captionTrack })).toBe(true);
    const captionTracks = Array<object>(32).fill(track);
    expect(isVideoMeasurements({ ...video, captionTracks })).toBe(true);
    expect(isVideoMeasurements({ ...video, captionTracks: [...captionTracks, track] })).toBe(false);
    expect(isVideoMeasurements({ ...video, captionTracks: track })).toBe(false);
  });

  it.each([
    'track-1',
    null,
    {},
    { ...track, id: 3 },
    { ...track, id: 'a'.repeat(33) },
    { ...track, id: '<b>' },
    { ...track, id: 'stream-en-1' },
    { ...track, kind: 'sung' },
    { ...track, kind: undefined },
    { ...track, language: 'gsw-CH' },
    { ...track, language: ['en'] },
    { ...track, title: 'x'.repeat(101) },
    { ...track, title: ['x'] },
  ])('not with the text track %j', (other) => {
    expect(isVideoMeasurements({ ...video, captionTrack: other })).toBe(false);
    expect(isVideoMeasurements({ ...video, captionTracks: [track, other] })).toBe(false);
  });

  it.each([
    ['no list', {}],
    ['no JPEG file', [{ timeMs: 0, jpeg: jpeg(100, [0x89, 0x50, 0x4e]) }]],
    ['an empty file', [{ timeMs: 0, jpeg: jpeg(0) }]],
    ['a large file', [{ timeMs: 0, jpeg: jpeg(MAX_THUMBNAIL_BYTES + 1) }]],
    ['no bytes', [{ timeMs: 0, jpeg: START }]],
    ['no moment', [{ timeMs: Number.NaN, jpeg: jpeg(100) }]],
    ['a moment before the video', [{ timeMs: -1, jpeg: jpeg(100) }]],
    ['a moment that is no number', [{ timeMs: '1', jpeg: jpeg(100) }]],
    ['too many', Array.from({ length: MAX_THUMBNAILS + 1 }, () => ({ timeMs: 0, jpeg: jpeg(100) }))],
  ])('not with %s for thumbnails', (_, thumbnails) => {
    expect(isVideoMeasurements({ ...video, thumbnails })).toBe(false);
  });

  it.each([
    ['none', undefined],
    ['too few bytes', new Uint8Array(LOOK_BYTES - 1)],
    ['numbers that are no bytes', Array.from({ length: LOOK_BYTES }, () => 0)],
  ])('not with %s for the look of a frame', (_, look) => {
    const frames = video.frames.map((frame) => ({ ...frame, look }));
    expect(isVideoMeasurements({ ...video, frames })).toBe(false);
  });

  const box = { x: 0, y: 0.5, width: 1, height: 0.5 };
  const car = { name: 'car', score: 0.7, modelScores: { nanodet: 0.7 }, box };
  const line = { text: 'News', score: 0.9, box };

  it('with what models found', () => {
    const findings = [
      { timeMs: 0, objects: [car], texts: [line], faces: [box], unsafe: 0.1 },
      { timeMs: 40 },
    ];
    expect(isVideoMeasurements({ ...video, findings })).toBe(true);
  });

  it.each([
    ['nothing', undefined],
    ['no moment', [{ objects: [] }]],
    ['a thing that no model knows', [{ timeMs: 0, objects: [{ ...car, name: '<img src=x>' }] }]],
    ['a score over 1', [{ timeMs: 0, objects: [{ ...car, score: 2 }] }]],
    ['a score that is no number', [{ timeMs: 0, objects: [{ ...car, modelScores: { nanodet: '1' } }] }]],
    ['a score of a model over 1', [{ timeMs: 0, objects: [{ ...car, modelScores: { nanodet: 1e9 } }] }]],
    ['a model that there is not', [{ timeMs: 0, objects: [{ ...car, modelScores: { '<b>': 0.7 } }] }]],
    [
      'more frames than there are thumbnails',
      Array.from({ length: MAX_THUMBNAILS + 1 }, () => ({ timeMs: 0 })),
    ],
    ['a box outside the frame', [{ timeMs: 0, faces: [{ ...box, x: -1 }] }]],
    ['half a box', [{ timeMs: 0, texts: [{ ...line, box: { x: 0 } }] }]],
    ['a book for a line', [{ timeMs: 0, texts: [{ ...line, text: 'a'.repeat(MAX_LINE_LENGTH + 1) }] }]],
    ['too many faces', [{ timeMs: 0, faces: Array.from({ length: MAX_IN_FRAME + 1 }, () => box) }]],
    ['no share for unsafe', [{ timeMs: 0, unsafe: Number.NaN }]],
  ])('not with %s for the findings', (_, findings) => {
    expect(isVideoMeasurements({ ...video, findings })).toBe(false);
  });

  const scenes = parseModelManifest(
    'scenes.json',
    JSON.stringify({
      name: 'scenes',
      file: 'scenes.onnx',
      sha256: '0'.repeat(64),
      input: { name: 'image', layout: 'NCHW', colours: 'RGB', width: 16, height: 16, fit: 'stretch' },
      output: { kind: 'classifier', scores: 'scores' },
      classes: [{ name: 'kitchen', threshold: 0.6, topics: ['216'] }, { name: 'street' }],
    }),
  );
  const kitchen = { name: 'kitchen', model: 'scenes', score: 0.7, threshold: 0.6, topics: ['216'] };
  const isOwn = (own: unknown, manifests = [scenes]) =>
    isVideoMeasurements({ ...video, findings: [{ timeMs: 0, own }] }, manifests);

  it('with what a model of the installation found, as its manifest describes it', () => {
    expect(isOwn([kitchen, { ...kitchen, box }])).toBe(true);
  });

  it.each([
    ['no list', kitchen],
    ['a class that is not described', [{ ...kitchen, name: '<img src=x>' }]],
    ['a class of another model', [{ ...kitchen, model: 'logos' }]],
    ['another threshold', [{ ...kitchen, threshold: 0.1 }]],
    ['a class that is never reported', [{ ...kitchen, name: 'street', threshold: undefined, topics: [] }]],
    ['other topics', [{ ...kitchen, topics: ['1'] }]],
    ['a score over 1', [{ ...kitchen, score: 2 }]],
    ['half a box', [{ ...kitchen, box: { x: 0 } }]],
    ['too many', Array.from({ length: MAX_IN_FRAME + 1 }, () => kitchen)],
  ])('not with %s for it', (_, own) => {
    expect(isOwn(own)).toBe(false);
  });

  it('not with anything of it where the installation has no such model', () => {
    expect(isOwn([kitchen], [])).toBe(false);
  });

  it('with the direction of a fade, if it is one', () => {
    const withFade = (more: object) =>
      isVideoMeasurements({
        ...video,
        transitions: [{ kind: 'fade', startMs: 0, endMs: 500, strength: 1, ...more }],
      });
    expect(withFade({})).toBe(true);
    expect(withFade({ isIn: true })).toBe(true);
    expect(withFade({ isIn: false })).toBe(true);
    expect(withFade({ isIn: 'in' })).toBe(false);
    expect(withFade({ isIn: null })).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['no list', 1],
    ['half a time range', [{ startMs: 0 }]],
  ])('not with %s for the decoded ranges', (_, decodedRanges) => {
    expect(isVideoMeasurements({ ...video, decodedRanges })).toBe(false);
  });

  it.each([
    ['nothing', undefined],
    ['words', 'The file is cut off.'],
    ['a code that is not known', [{ code: 'moon-phase', values: {} }]],
    ['a value that is missing', [{ code: 'sampled', values: {} }]],
    ['a value too many', [{ code: 'captions-cut', values: { text: 1 } }]],
    ['a value that is no number', [{ code: 'sampled', values: { fromMs: 0, stepMs: '<b>' } }]],
  ])('not with %s for why they are partial', (_, partial) => {
    expect(isVideoMeasurements({ ...video, partial })).toBe(false);
  });
});
