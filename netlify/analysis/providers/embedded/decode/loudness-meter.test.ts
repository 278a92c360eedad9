import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP } from 'node-av/constants';
import { Frame } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import { integratedLoudness, loudnessAt } from '../measure/loudness';
import { LoudnessMeter } from './loudness-meter';

const RATE = 48_000;
const FRAME_SAMPLES = 4800;
const SOURCE = `time_base=1/${RATE}:sample_rate=${RATE}:sample_fmt=fltp:channel_layout=stereo`;
const STEREO = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };

interface Part {
  seconds: number;
  /** Peak level in dBFS. */
  db: number;
}

/** A stereo sine, equal in both channels, in parts of different levels, as in the EBU's WAV files. */
function measured(hertz: number, parts: readonly Part[], degrees = 0) {
  const meter = new LoudnessMeter(SOURCE, 0);
  let at = 0;
  for (const { seconds, db } of parts) {
    const amplitude = 10 ** (db / 20);
    for (const end = at + Math.round(seconds * RATE); at < end;) {
      const count = Math.min(FRAME_SAMPLES, end - at);
      const planes = new Float32Array(count * 2);
      for (let index = 0; index < count; index += 1) {
        const turns = ((at + index) * hertz) / RATE + degrees / 360;
        planes[index] = amplitude * Math.sin(2 * Math.PI * turns);
        planes[count + index] = planes[index] ?? 0;
      }
      const frame = Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
        nbSamples: count,
        format: AV_SAMPLE_FMT_FLTP,
        sampleRate: RATE,
        channelLayout: STEREO,
        pts: BigInt(at),
      });
      meter.take(frame);
      frame.free();
      at += count;
    }
  }
  meter.free();
  return meter.blocks;
}

/** The cases are those of EBU Tech 3341, Loudness Metering: 'EBU Mode' metering, table 1. */
describe('loudness by EBU R 128', () => {
  it.each([
    ['1', -23, [{ seconds: 20, db: -23 }]],
    ['2', -33, [{ seconds: 20, db: -33 }]],
    [
      '3',
      -23,
      [
        { seconds: 10, db: -36 },
        { seconds: 60, db: -23 },
        { seconds: 10, db: -36 },
      ],
    ],
    [
      '4',
      -23,
      [
        { seconds: 10, db: -72 },
        { seconds: 10, db: -36 },
        { seconds: 60, db: -23 },
        { seconds: 10, db: -36 },
        { seconds: 10, db: -72 },
      ],
    ],
  ])('is that of test case %s: %d LUFS', (_, lufs, parts) => {
    const blocks = measured(1000, parts);
    const integrated = integratedLoudness([blocks])?.integratedLufs ?? 0;
    expect(Math.abs(integrated - lufs)).toBeLessThanOrEqual(0.1);
    const middleMs = parts.reduce((sum, { seconds }) => sum + seconds * 500, 0);
    const momentary = loudnessAt(blocks, middleMs - 125, middleMs + 125)?.lufs ?? 0;
    expect(Math.abs(momentary - lufs)).toBeLessThanOrEqual(0.1);
  });

  it.each([
    ['15', 4, 0, 0.5, -6],
    ['16', 4, 45, 0.5, -6],
    ['17', 6, 60, 0.5, -6],
    ['18', 8, 67.5, 0.5, -6],
    ['19', 4, 45, 1.41, 3],
  ])('has the true peak of test case %s', (_, part, degrees, amplitude, dbtp) => {
    const blocks = measured(RATE / part, [{ seconds: 1, db: 20 * Math.log10(amplitude) }], degrees);
    // A signal that starts at full amplitude is not a sine there; the EBU's files rise slowly.
    const peak = Math.max(...blocks.filter(({ startMs }) => startMs >= 300).map((block) => block.truePeakDb));
    expect(peak).toBeGreaterThanOrEqual(dbtp - 0.4);
    expect(peak).toBeLessThanOrEqual(dbtp + 0.2);
  });
});
