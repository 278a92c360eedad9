import { describe, expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { MOST_THUMBNAIL_BYTES, MOST_THUMBNAILS } from '../measure/measurements';
import { isVideoMeasurements } from './check-measurements';

const video = videoOf({ seconds: 1 });
const START = [0xff, 0xd8, 0xff];
const jpeg = (length: number, start = START) => Uint8Array.from({ length }, (_, index) => start[index] ?? 0);

describe('the measurements of the child are believed', () => {
  it('when they are measurements', () => {
    expect(isVideoMeasurements(video)).toBe(true);
    const thumbnails = [{ timeMs: 0, jpeg: jpeg(MOST_THUMBNAIL_BYTES) }];
    expect(isVideoMeasurements({ ...video, thumbnails })).toBe(true);
  });

  it.each([
    ['no list', {}],
    ['no JPEG file', [{ timeMs: 0, jpeg: jpeg(100, [0x89, 0x50, 0x4e]) }]],
    ['an empty file', [{ timeMs: 0, jpeg: jpeg(0) }]],
    ['a large file', [{ timeMs: 0, jpeg: jpeg(MOST_THUMBNAIL_BYTES + 1) }]],
    ['no bytes', [{ timeMs: 0, jpeg: START }]],
    ['no moment', [{ timeMs: Number.NaN, jpeg: jpeg(100) }]],
    ['a moment before the video', [{ timeMs: -1, jpeg: jpeg(100) }]],
    ['a moment that is no number', [{ timeMs: '1', jpeg: jpeg(100) }]],
    ['too many', Array.from({ length: MOST_THUMBNAILS + 1 }, () => ({ timeMs: 0, jpeg: jpeg(100) }))],
  ])('not with %s for thumbnails', (_, thumbnails) => {
    expect(isVideoMeasurements({ ...video, thumbnails })).toBe(false);
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
