import { describe, expect, it } from 'vitest';
import { audioLikenesses, type TimbreWindow } from './audio-likeness';
import { heard } from './channels';
import { measureAudio } from './measure-audio';
import { musicFeatures } from './music';
import { MUSIC_MODEL } from './music-model';
import { timbreOf } from './timbre';

const SAMPLE_RATE = 16_000;
const WINDOW = SAMPLE_RATE / 4;

/** Windows of 250 ms. @param at the sample at a time in seconds */
function windowsOf(
  seconds: number,
  at: (second: number) => number,
  voice?: readonly number[],
): TimbreWindow[] {
  return Array.from({ length: seconds * 4 }, (_, index) => {
    const samples = Float32Array.from({ length: WINDOW }, (_, sample) =>
      at(index / 4 + sample / SAMPLE_RATE),
    );
    const timeMs = index * 250;
    return {
      ...measureAudio(heard([samples], ['center']), SAMPLE_RATE, timeMs),
      timbre: timbreOf(samples, SAMPLE_RATE),
      voice,
    };
  });
}

let state = 1;
const noise = () => {
  state = (state * 48_271) % 2_147_483_647;
  return 0.1 * ((2 * state) / 2_147_483_647 - 1);
};

/** Three held notes at a time with their overtones, a new chord every half second. */
function chords(second: number): number {
  const root = [220, 262, 196, 247][Math.floor(second * 2) % 4] ?? 220;
  const fades = Math.exp(-2 * ((second * 2) % 1));
  const notes = [0.5, 1, 1.26, 1.5].flatMap((ratio) =>
    [1, 2, 3, 4].map((overtone) => Math.sin(2 * Math.PI * root * ratio * overtone * second) / overtone),
  );
  return (0.04 + 0.04 * fades) * notes.reduce((sum, value) => sum + value, 0);
}

/** About four vowels a second, whose pitch falls from 140 Hz, filtered to two formants. @param pause share of silence */
function syllables(second: number, pause: number): number {
  const place = (second * 4.3) % 1;
  if (place > 1 - pause) return 0;
  const glide = 140 - 35 * place - 10 * (Math.floor(second * 4.3) % 3);
  const formants = [
    [300, 2200],
    [650, 1100],
    [450, 1700],
  ][Math.floor(second * 4.3) % 3] ?? [500, 1500];
  let sum = 0;
  for (let overtone = 1; overtone * glide < 4000; overtone += 1) {
    const gain = formants.reduce(
      (most, hz) => most + Math.exp(-(((overtone * glide - hz) / 160) ** 2)),
      0.02,
    );
    sum += gain * Math.sin((2 * Math.PI * overtone * glide * place) / 4.3);
  }
  return 0.05 * sum * Math.sin((Math.PI * place) / (1 - pause)) ** 0.5;
}

describe('the likeness to music', () => {
  it('is high for held notes and low for noise', () => {
    expect(audioLikenesses(windowsOf(4, chords)).map(({ music }) => music > 0.5)).not.toContain(false);
    expect(audioLikenesses(windowsOf(4, noise)).map(({ music }) => music < 0.5)).not.toContain(false);
  });

  it('is low for syllables without noise between them, whose pitch glides, with and without pauses', () => {
    const voice = [0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9, 0.9];
    for (const pause of [0, 0.4]) {
      const found = audioLikenesses(windowsOf(8, (second) => syllables(second, pause), voice));
      expect(found.filter(({ music }) => music > 0.5)).toHaveLength(0);
    }
  });

  it('does not depend on the voice detector for music and noise', () => {
    const silent = [0, 0, 0, 0, 0, 0, 0, 0];
    for (const { music } of audioLikenesses(windowsOf(4, chords, silent))) expect(music).toBeGreaterThan(0.5);
    for (const { music } of audioLikenesses(windowsOf(4, noise, silent))) expect(music).toBeLessThan(0.5);
  });

  it('exists for a single window, and for a shorter one', () => {
    const alone = windowsOf(1, chords).slice(0, 1);
    expect(audioLikenesses(alone)[0]?.music).toBeGreaterThan(0.5);
    const timbre = timbreOf(Float32Array.from({ length: 800 }, noise), SAMPLE_RATE);
    expect(audioLikenesses([{ timeMs: 0, rmsDb: -25, timbre }])[0]?.music).toBeGreaterThanOrEqual(0);
  });

  it('is computed from the features of the fitted model, in the same order', () => {
    const names = musicFeatures(windowsOf(2, chords))[0]?.map(([name]) => name);
    expect(MUSIC_MODEL.inputs.map(([name]) => name)).toEqual(names);
    for (const { weights } of MUSIC_MODEL.hidden) expect(weights).toHaveLength(MUSIC_MODEL.inputs.length);
  });
});

describe('the likeness to speech', () => {
  const speechOf = (voice?: readonly number[]) =>
    audioLikenesses(windowsOf(2, noise, voice)).map(({ speech }) => speech);

  it('is the result of the voice detector', () => {
    expect(new Set(speechOf([0.9, 0.9, 0.1, 0.8, 0.9, 0.2, 0.9, 0.9]))).toEqual(new Set([1]));
    expect(new Set(speechOf([0.1, 0.2, 0.1, 0, 0.4, 0.1, 0.1, 0.1]))).toEqual(new Set([0]));
  });

  it('is high also if a voice is heard in a part of the time only', () => {
    for (const speech of speechOf([0.9, 0.1, 0, 0, 0, 0, 0, 0])) expect(speech).toBeGreaterThan(0.5);
  });

  it('is computed by rules when the voice detector did not run', () => {
    expect(new Set(speechOf())).toEqual(new Set([0]));
  });

  it('is never certain by those rules, which are wrong for much music', () => {
    const levels = [-20, -20, -22, -60, -60, -24, -20, -21, -60, -60, -20, -20];
    const syllables = windowsOf(2, chords).map((window) => ({
      ...window,
      timbre: { ...window.timbre, levels, steadiness: 0.5, flatness: 0.1 },
    }));
    const found = audioLikenesses(syllables).map(({ speech }) => speech);
    expect(Math.max(...found)).toBe(0.6);
  });
});
