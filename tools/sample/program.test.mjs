import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Canvas } from './draw/canvas.mjs';
import { webVtt } from '../media/timed-text.mjs';
import { CUES, drawAt, DURATION_MS, FPS, HEIGHT, SCENES, TITLE, WIDTH } from './program.mjs';
import { SAMPLE_RATE, soundtrack } from './soundtrack.mjs';
import { truth } from './truth.mjs';

const FOLDER = new URL('../../public/sample/', import.meta.url);

/** @param {number} timeMs */
function frameAt(timeMs) {
  const canvas = new Canvas(WIDTH, HEIGHT);
  drawAt(canvas, timeMs);
  return canvas.rgb;
}

describe('the files in public/sample', () => {
  it('have the truth and the captions of the program as it is drawn now', () => {
    expect(JSON.parse(readFileSync(new URL('program.truth.json', FOLDER), 'utf8'))).toEqual(truth());
    expect(readFileSync(new URL('program.vtt', FOLDER), 'utf8')).toBe(webVtt(CUES));
  });

  it('are small enough to be served to everyone', () => {
    expect(statSync(new URL('program.mp4', FOLDER)).size).toBeLessThanOrEqual(1_400_000);
    expect(statSync(new URL('program.jpg', FOLDER)).size).toBeLessThanOrEqual(40_000);
  });

  it('have the index in front of the data', () => {
    const video = readFileSync(new URL('program.mp4', FOLDER));
    expect(video.indexOf('moov')).toBeGreaterThan(0);
    expect(video.indexOf('moov')).toBeLessThan(video.indexOf('mdat'));
  });

  it('have the title of the program, in the spelling of the product', () => {
    expect(TITLE).toBe('SceneCue sample program');
    expect(readFileSync(new URL('program.mp4', FOLDER)).includes(`\0${TITLE}\0`)).toBe(true);
  });
});

describe('the program', () => {
  it('has scenes without gaps, on whole frames', () => {
    expect(SCENES[0]?.startMs).toBe(0);
    expect(SCENES.at(-1)?.endMs).toBe(DURATION_MS);
    SCENES.slice(1).forEach((scene, index) => expect(scene.startMs).toBe(SCENES[index]?.endMs));
    for (const { startMs } of SCENES) expect((startMs * FPS) % 1000).toBe(0);
  });

  it('keeps each line within one scene, in order', () => {
    CUES.forEach((cue, index) => {
      expect(cue.startMs).toBeGreaterThanOrEqual(CUES[index - 1]?.endMs ?? 0);
      expect(SCENES.some((scene) => scene.startMs <= cue.startMs && cue.endMs <= scene.endMs)).toBe(true);
    });
  });

  it('draws the same frame every time, and another one later', () => {
    for (const { startMs, name } of SCENES.filter(
      (scene) => !['bars', 'slot', 'endCard'].includes(scene.name),
    )) {
      const frame = frameAt(startMs + 1000);
      expect(Buffer.compare(frameAt(startMs + 1000), frame), name).toBe(0);
      expect(Buffer.compare(frameAt(startMs + 1040), frame), name).not.toBe(0);
    }
  });

  it('is black where it says so, and fades into it', () => {
    expect(frameAt(18_000).every((part) => part === 0)).toBe(true);
    const means = [16_960, 17_240, 17_480, 17_760, 17_960].map((timeMs) =>
      frameAt(timeMs).reduce((a, b) => a + b),
    );
    expect(means).toEqual(means.toSorted((a, b) => b - a));
  });

  it('has sound of the right length, without clipping, and none where it says so', () => {
    const samples = soundtrack(SCENES, DURATION_MS);
    expect(samples).toHaveLength((DURATION_MS / 1000) * SAMPLE_RATE);
    const loudest = (/** @type {number} */ from, /** @type {number} */ to) =>
      samples
        .subarray((from * SAMPLE_RATE) / 1000, (to * SAMPLE_RATE) / 1000)
        .reduce((max, s) => Math.max(max, Math.abs(s)), 0);
    expect(loudest(0, DURATION_MS)).toBeLessThan(1);
    expect(loudest(18_000, 20_000)).toBe(0);
    for (const { startMs, endMs, name } of SCENES) {
      if (name !== 'slot') expect(loudest(startMs, endMs), name).toBeGreaterThan(0.001);
    }
  });
});
