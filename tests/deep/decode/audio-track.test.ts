import {
  AV_DISPOSITION_COMMENT,
  AV_DISPOSITION_DEFAULT,
  AV_DISPOSITION_VISUAL_IMPAIRED,
  type AVDisposition,
} from 'node-av/constants';
import { describe, expect, it } from 'vitest';
import type { AudioRecipe } from '../../../netlify/analysis/testing/encoders';
import { makeMedia, type MediaRecipe } from '../../../netlify/analysis/testing/make-media';
import { drifting } from '../../../netlify/analysis/testing/scenes';
import { measure } from '../../../netlify/analysis/providers/embedded/decode/testing/short-video';

const SECONDS = 4;
const NO_DISPOSITION = 0 as AVDisposition;

/** A tone that tells which track it is in. */
const HERTZ = [400, 800, 1600];

interface Track extends Partial<AudioRecipe> {
  /** Amplitude at a time, 1 is full scale. */
  loudness: (seconds: number) => number;
}

const loud = { loudness: () => 0.1 };
const silent = { loudness: () => 0 };

/** @returns the frequency of the measured track, 0 if it is silent, and its number as the result says it */
async function measuredTrack(
  tracks: readonly Track[],
  container: MediaRecipe['container'] = 'matroska',
): Promise<{ hertz: number; said: unknown }> {
  const recipes = tracks.map(({ loudness, ...audio }, index): AudioRecipe => {
    const hertz = HERTZ[index] ?? 0;
    const sample = (seconds: number) => loudness(seconds) * Math.sin(2 * Math.PI * hertz * seconds);
    return { seconds: SECONDS, layout: 'mono', sample, ...audio };
  });
  const video = { frames: SECONDS * 5, framesPerSecond: 5, groupLength: 5, width: 64, height: 36 };
  const measured = await measure(
    await makeMedia({
      container,
      video: { ...video, paint: drifting([60, 160, 60]) },
      others: recipes.map((audio) => ({ audio })),
    }),
  );
  const tones = measured.audioWindows.filter(({ rmsDb }) => rmsDb > -80).map(({ peakHz }) => peakHz);
  return {
    hertz: Math.round((tones.sort((a, b) => a - b)[Math.floor(tones.length / 2)] ?? 0) / 100) * 100,
    said: measured.partial.map(({ code, values }) => [code, values]),
  };
}

const said = (track: number, ofTracks: number) => [['audio-track', { track, ofTracks }]];

describe('of several tracks of audio', () => {
  it.each(['mov', 'matroska', 'mpegts'] as const)(
    'the one that is not silent is measured: %s',
    async (container) => {
      expect(await measuredTrack([silent, loud], container)).toEqual({ hertz: 800, said: said(2, 2) });
    },
  );

  it.each<[string, Track[], number]>([
    ['the first, if all are equal', [loud, loud, loud], 1],
    ['the first, if all are silent', [silent, silent], 1],
    [
      'one whose first half is silent',
      [silent, silent, { loudness: (seconds) => (seconds < 2 ? 0 : 0.1) }],
      3,
    ],
    ['not one with little but noise', [{ loudness: () => 0.002 }, loud], 2],
    ['one that is quieter', [{ loudness: () => 0.02 }, { loudness: () => 0.2 }], 1],
    ['the default one', [loud, { ...loud, disposition: AV_DISPOSITION_DEFAULT }], 2],
    ['not the default one, if it is silent', [loud, { ...silent, disposition: AV_DISPOSITION_DEFAULT }], 1],
    [
      'not a commentary, although it is the default',
      [
        { ...loud, disposition: (AV_DISPOSITION_COMMENT | AV_DISPOSITION_DEFAULT) as AVDisposition },
        { ...loud, disposition: NO_DISPOSITION },
      ],
      2,
    ],
    [
      'an audio description, if there is nothing else',
      [
        { ...loud, disposition: AV_DISPOSITION_COMMENT },
        { ...loud, disposition: (AV_DISPOSITION_VISUAL_IMPAIRED | AV_DISPOSITION_DEFAULT) as AVDisposition },
      ],
      2,
    ],
    [
      'one in a language that topics have',
      [
        { ...loud, language: 'ita', disposition: AV_DISPOSITION_DEFAULT },
        { ...loud, language: 'eng', disposition: NO_DISPOSITION },
      ],
      2,
    ],
    [
      'the default one, if the one with sound has another language',
      [
        { ...silent, language: 'eng', disposition: AV_DISPOSITION_DEFAULT },
        { ...loud, language: 'spa', disposition: NO_DISPOSITION },
      ],
      1,
    ],
    [
      'the one with sound of the same language',
      [
        { ...loud, language: 'ita' },
        { ...silent, language: 'fra' },
        { ...loud, language: 'fra' },
      ],
      3,
    ],
  ])('%s is measured', async (_, tracks, track) => {
    const { hertz } = await measuredTrack(tracks);
    expect(hertz).toBe(tracks[track - 1]?.loudness === silent.loudness ? 0 : HERTZ[track - 1]);
  });

  it('nothing is said of one that its language tells from the others', async () => {
    const tracks: Track[] = [
      { ...loud, language: 'eng' },
      { ...loud, language: 'deu' },
    ];
    expect(await measuredTrack(tracks)).toEqual({ hertz: 400, said: [] });
  });

  it('nothing is said of a single one', async () => {
    expect(await measuredTrack([loud])).toEqual({ hertz: 400, said: [] });
  });
});
