import { expect, it } from 'vitest';
import { videoOf } from '../concepts/testing/video';
import { packMeasurements, unpackMeasurements } from './packed-measurements';

it('faces are counted, and where they are is not packed', () => {
  const face = { x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const findings = [{ timeMs: 0, faces: [face, face], unsafe: 0.1 }];
  const unpacked = unpackMeasurements(packMeasurements({ ...videoOf({ seconds: 3 }), findings }) ?? '');
  const place = { x: 0, y: 0, width: 1, height: 1 };
  expect(unpacked?.findings).toEqual([{ timeMs: 0, faces: [place, place], unsafe: 0.1 }]);
});

it('measurements are unpacked as they were packed, with times of long videos to the microsecond', () => {
  const video = videoOf({ seconds: 3, audio: () => ({ lufs: -20.25 }) });
  const transitions = [
    { kind: 'cut' as const, startMs: 9_712_345.678, endMs: 9_712_345.678, strength: 0.123_456_789 },
  ];
  const packed = packMeasurements({ ...video, durationMs: 10_800_000.125, transitions });
  const unpacked = unpackMeasurements(packed ?? '');
  expect(unpacked).toMatchObject({
    durationMs: 10_800_000.125,
    frames: video.frames.map(({ timeMs, look }) => ({ timeMs, look })),
    audioWindows: video.audioWindows.map(({ timeMs, lufs }) => ({ timeMs, lufs })),
    transitions: [{ ...transitions[0], strength: 0.12346 }],
  });
});
