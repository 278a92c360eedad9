import type { AudioMeasurement } from '../measure/measurements';
import type { ConceptDescriptor } from './descriptor';
import type { Moment } from './moment';
import { median, quantile } from '../measure/statistics';

/** Two peaks within a semitone (a twelfth of an octave) count as the same tone. */
const SEMITONE = 2 ** (1 / 12);

/** 90th percentile of the levels of the moment's windows, in dBFS: a single click does not count as a sound. */
function upperLevel(moment: Moment): number | undefined {
  return quantile(
    moment.audioWindows.map((window) => window.rmsDb),
    0.9,
  );
}

/** Energy mean of the momentary loudness of all windows of the moment, in LUFS. */
function meanLoudness(moment: Moment): number | undefined {
  const totalMs = moment.audioWindows.reduce((sum, window) => sum + window.durationMs, 0);
  if (totalMs <= 0) return undefined;
  const energy = moment.audioWindows.reduce(
    (sum, window) => sum + window.durationMs * 10 ** (window.lufs / 10),
    0,
  );
  return 10 * Math.log10(energy / totalMs);
}

function truePeak(moment: Moment): number | undefined {
  return moment.audioWindows.length === 0
    ? undefined
    : Math.max(...moment.audioWindows.map((window) => window.truePeakDb));
}

function typicalOf(read: (window: AudioMeasurement) => number): (moment: Moment) => number | undefined {
  return (moment) => median(moment.audioWindows.map(read));
}

/** Maximum change of a tone's level within the moment, in dB; beyond it the tone is a played note. */
const MAX_SWELL_DB = 6;

/**
 * Share of the energy in one steady tone: the peak's share times the share of windows with it, reduced by its swell.
 */
function steadyTone(moment: Moment): number | undefined {
  const peak = median(moment.audioWindows.map((window) => window.peakHz));
  const tonality = median(moment.audioWindows.map((window) => window.tonality));
  if (peak === undefined || tonality === undefined || peak <= 0) return undefined;
  const onIt = (window: AudioMeasurement) =>
    window.peakHz > peak / SEMITONE && window.peakHz < peak * SEMITONE;
  const levels = moment.audioWindows.map((window) => window.rmsDb);
  const swell = (quantile(levels, 0.9) ?? 0) - (quantile(levels, 0.1) ?? 0);
  const steady = Math.max(0, 1 - swell / MAX_SWELL_DB);
  return tonality * steady * (moment.audioWindows.filter(onIt).length / moment.audioWindows.length);
}

/** Concepts of audio. A video without an audio track has none of them: without audio it does not count as silent. */
export const AUDIO_CONCEPTS: readonly ConceptDescriptor[] = [
  {
    name: 'silence',
    kind: 'sound',
    measurement: 'level that nine tenths of the moment stay below',
    unit: 'dBFS',
    curve: { shape: 'smoothstep', none: -50, full: -70 },
    source:
      'half-way at the -60 dB of FFmpeg silencedetect, sure at the -70 of the gate in ITU-R BS.1770 and EBU R 128',
    measure: upperLevel,
  },
  {
    name: 'loud',
    kind: 'sound',
    measurement: 'mean momentary loudness by EBU R 128',
    unit: 'LUFS',
    curve: { shape: 'smoothstep', none: -18, full: -10 },
    source:
      'none at the -18 LUFS that EBU R 128 s1 allows to adverts, half-way at the -14 that music streaming levels to',
    notWith: ['silence'],
    measure: meanLoudness,
  },
  {
    name: 'quiet',
    kind: 'sound',
    measurement: 'mean momentary loudness by EBU R 128',
    unit: 'LUFS',
    curve: { shape: 'smoothstep', none: -33, full: -43 },
    source: '10 and 20 LU below the -23 LUFS of EBU R 128: the gates of ITU-R BS.1770 and EBU Tech 3342',
    notWith: ['silence'],
    measure: meanLoudness,
  },
  {
    name: 'high true peak',
    kind: 'technical',
    measurement: 'highest true peak by ITU-R BS.1770',
    unit: 'dBTP',
    curve: { shape: 'smoothstep', none: -2, full: 0 },
    source: 'half-way at the -1 dBTP that EBU R 128 allows at most, sure where full scale is passed',
    measure: truePeak,
  },
  {
    name: 'tone',
    kind: 'technical',
    measurement:
      'share of the energy in the strongest peak, times the share of the moment that keeps to it, less a sixth for each dB of swell',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.6, full: 0.95 },
    source: 'own measurements: a line-up tone as in EBU R 68 is over 0.95, played notes change',
    notWith: ['silence'],
    measure: steadyTone,
  },
  {
    name: 'speech',
    kind: 'sound',
    measurement: 'likeness to speech over a second and a half, median of the windows',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source:
      'Silero VAD, half-way at a voice in 9 % of the time; without it features of Scheirer and Slaney (1997): `../measure/audio-likeness.ts`',
    notWith: ['silence', 'quiet', 'tone'],
    measure: typicalOf((window) => window.speech),
  },
  {
    name: 'music',
    kind: 'sound',
    measurement: 'likeness to music over four seconds, median of the windows',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0, full: 1 },
    source: 'neural network on features in `../measure/music.ts`, fitted to recordings; own measurements',
    notWith: ['silence', 'tone', 'applause-like noise'],
    measure: typicalOf((window) => window.music),
  },
  {
    name: 'applause-like noise',
    kind: 'sound',
    measurement: 'likeness to applause over two seconds, median of the windows',
    unit: 'share',
    curve: { shape: 'smoothstep', none: 0.1, full: 0.6 },
    source: 'own measurements, levels in `../measure/audio-likeness.ts`; rain on a roof sounds the same',
    notWith: ['silence', 'quiet'],
    measure: typicalOf((window) => window.applause),
  },
];
