import { avChannelLayoutDefault, avChannelLayoutDescribe, avGetSampleFmtName, Frame } from 'node-av/lib';
import type { AVSampleFormat } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';
import { audioLikenesses } from '../measure/audio-likeness';
import { heard, type ChannelRole } from '../measure/channels';
import { integratedLoudness, loudnessAt, type LoudnessBlock } from '../measure/loudness';
import type { Loudness, AudioMeasurement } from '../measure/measurements';
import { joinRanges } from '../measure/join-ranges';
import { measureAudio, type AudioLevels } from '../measure/measure-audio';
import { timbreOf, type Timbre } from '../measure/timbre';
import { VOICE_THRESHOLD, VOICE_WINDOW, type VoiceDetector } from '../speech/voice';
import { SILENCE_DB } from '../measure/levels';
import { AudioHoles } from './audio-holes';
import { rolesOf } from './channel-roles';
import { FilterChain } from './filter-chain';
import { LoudnessMeter } from './loudness-meter';

/** Sufficient for speech, music and line-up tones. The highest measured frequency is half of it, 8 kHz. */
const SAMPLE_RATE = 16_000;
/** Length of one window in samples: 250 ms. */
const WINDOW_SAMPLES = SAMPLE_RATE / 4;
/** Minimum length of the last window in samples (50 ms). A shorter one is not measured. */
const MIN_SAMPLES = SAMPLE_RATE / 20;
/** Maximum gap in milliseconds between adjacent windows; their times are rounded. */
const SEAM_MS = 1;
/** Maximum number of windows whose samples are kept for the voice detector: 90 minutes, about 170 MB. */
const MAX_HELD = 4 * 5400;
/** Full scale of a 16-bit sample. */
const FULL_SCALE = 0x7fff;
/** A timestamp jump of more than this, in milliseconds, starts a new window. */
const MAX_GAP_MS = 100;

/** A window, and the data needed to assess it together with its neighbors. */
interface MeasuredWindow extends AudioLevels {
  timbre: Timbre;
  /** Loudness blocks of the continuous audio that the window is part of. */
  blocks: readonly LoudnessBlock[];
  /** For the voice detector, at 16 kHz; missing when there is too much audio to keep. */
  samples?: Int16Array;
  /** Probability of a voice, 0 to 1, for each 32 ms; missing where the detector did not run. */
  voice?: readonly number[];
}

/** Length of a window in milliseconds. */
const WINDOW_MS = (WINDOW_SAMPLES / SAMPLE_RATE) * 1000;
/** A window of silence: where a hole in the audio is, nothing is heard. */
const SILENT = {
  ...{ rmsDb: SILENCE_DB, peakDb: SILENCE_DB, tonality: 0, peakHz: 0, blocks: [] },
  timbre: timbreOf(new Float32Array(WINDOW_SAMPLES), SAMPLE_RATE),
};
/** Length of the audio that one probability of a voice is for, in ms. */
const VOICE_MS = (VOICE_WINDOW / SAMPLE_RATE) * 1000;
/** A voice with a shorter pause goes on, and a shorter one is a noise, in ms. */
const MIN_PAUSE_MS = 100;
const MIN_VOICE_MS = 200;
/** Probabilities of a voice in such a window. */
const NO_VOICE = Array.from({ length: 8 }, () => 0);

/** Converts decoded audio to measured windows. Native code resamples the channels; `channels.ts` combines them. */
export class AudioWindows {
  readonly holes = new AudioHoles();
  readonly #measured: MeasuredWindow[] = [];
  readonly #output = new Frame();
  /** Samples of the current window, for each channel. */
  #channels: Float32Array[] = [];
  #roles: ChannelRole[] = [];
  #filled = 0;
  #startMs = 0;
  /** End of the last window that the voice detector processed. */
  #voicedMs = -Infinity;
  #chain: FilterChain | undefined;
  #meter: LoudnessMeter | undefined;
  readonly #continuousBlocks: LoudnessBlock[][] = [];
  #key = '';

  constructor() {
    this.#output.alloc();
  }

  /** @param timeMs start of the frame; undefined: directly after the previous frame */
  take(frame: Frame, timeMs: number | undefined): void {
    const expectedMs = this.#startMs + (this.#filled / SAMPLE_RATE) * 1000;
    if (timeMs !== undefined && Math.abs(timeMs - expectedMs) > MAX_GAP_MS) {
      this.finish();
      this.#startMs = timeMs;
      this.#endMeter();
    }
    this.holes.add('audio', timeMs ?? expectedMs, (frame.nbSamples / frame.sampleRate) * 1000);
    const chain = this.#chainFor(frame);
    this.#meterFor()?.take(frame);
    chain?.pass(frame, this.#output, (resampled) => this.#add(resampled));
  }

  /** Start of each section of this length, in milliseconds, that contains audio. */
  sectionsOf(lengthMs: number): number[] {
    const sections = this.#measured.map(({ timeMs }) => Math.floor(timeMs / lengthMs) * lengthMs);
    return [...new Set(sections)].sort((a, b) => a - b);
  }

  /** Whether the samples of all windows were kept, i.e. there was not too much audio. */
  get isHeld(): boolean {
    return this.#measured.every(({ samples }) => samples !== undefined);
  }

  /**
   * Runs the voice detector over the windows that begin in a time range, in time order. A range that directly follows
   * the previous one continues with the detector's state.
   *
   * @throws ModelError
   */
  async detectVoices(detector: VoiceDetector, { startMs, endMs }: TimeRange): Promise<void> {
    const inside = this.#measured.filter(({ timeMs }) => timeMs >= startMs && timeMs < endMs);
    for (const window of inside.sort((a, b) => a.timeMs - b.timeMs)) {
      if (window.samples === undefined) return;
      if (Math.abs(window.timeMs - this.#voicedMs) > SEAM_MS) detector.reset();
      window.voice = await detector.push(Float32Array.from(window.samples, (sample) => sample / FULL_SCALE));
      this.#voicedMs = window.timeMs + window.durationMs;
    }
  }

  /** Where the detector has found a voice so far: in time order and without overlap, in ms. */
  voices(): TimeRange[] {
    const found: TimeRange[] = [];
    let atMs = -Infinity;
    for (const { timeMs, voice } of this.#measured.toSorted((a, b) => a.timeMs - b.timeMs)) {
      if (voice === undefined) continue;
      // A probability is for samples of two windows where the window's length is not a multiple of its length.
      if (Math.abs(timeMs - atMs) > VOICE_MS + SEAM_MS) atMs = timeMs;
      for (const probability of voice) {
        if (probability >= VOICE_THRESHOLD) found.push({ startMs: atMs, endMs: atMs + VOICE_MS });
        atMs += VOICE_MS;
      }
    }
    return joinRanges(found, MIN_PAUSE_MS).filter(({ startMs, endMs }) => endMs - startMs >= MIN_VOICE_MS);
  }

  /** The sound of a time range: one channel, 16 kHz, 16 bits; silence where none was kept. */
  samplesOf({ startMs, endMs }: TimeRange): Int16Array {
    const place = (timeMs: number) => Math.round(((timeMs - startMs) / 1000) * SAMPLE_RATE);
    const found = new Int16Array(place(endMs));
    for (const { timeMs, durationMs, samples } of this.#measured) {
      if (samples === undefined || timeMs + durationMs <= startMs || timeMs >= endMs) continue;
      const at = place(timeMs);
      found.set(samples.subarray(Math.max(0, -at), Math.max(0, found.length - at)), Math.max(0, at));
    }
    return found;
  }

  /** End of the last window in milliseconds; 0 without audio. */
  get endMs(): number {
    return this.#measured.reduce((end, { timeMs, durationMs }) => Math.max(end, timeMs + durationMs), 0);
  }

  /**
   * All windows, in time order, with those of silence in the holes of the audio.
   *
   * @param endMs end of the video; undefined if it was not reached
   */
  report(endMs: number | undefined): { audioWindows: AudioMeasurement[]; loudness: Loudness | undefined } {
    const silent =
      this.#measured.length === 0 ? [] : this.holes.report(endMs).flatMap((hole) => this.#silenceIn(hole));
    const sorted = [...this.#measured, ...silent].toSorted((a, b) => a.timeMs - b.timeMs);
    const likenesses = audioLikenesses(sorted);
    const audioWindows = sorted.map((window, index): AudioMeasurement => {
      const { timeMs, durationMs, rmsDb, peakDb, tonality, peakHz } = window;
      const level = loudnessAt(window.blocks, timeMs, timeMs + durationMs);
      return {
        ...{ timeMs, durationMs, rmsDb, peakDb, tonality, peakHz },
        ...(likenesses[index] ?? { speech: 0, music: 0, applause: 0 }),
        // Audio that is too short has no loudness as defined by the standard. Its level is the closest substitute.
        lufs: level?.lufs ?? rmsDb,
        truePeakDb: level?.truePeakDb ?? peakDb,
      };
    });
    return { audioWindows, loudness: integratedLoudness(this.#continuousBlocks) };
  }

  /** Windows of silence as long as a hole. */
  #silenceIn({ startMs, endMs }: TimeRange): MeasuredWindow[] {
    const wasHeard = this.#measured.some(({ voice }) => voice !== undefined);
    return Array.from({ length: Math.ceil((endMs - startMs) / WINDOW_MS) }, (_, index) => {
      const timeMs = startMs + index * WINDOW_MS;
      const durationMs = Math.min(WINDOW_MS, endMs - timeMs);
      return { ...SILENT, timeMs, durationMs, ...(wasHeard ? { voice: NO_VOICE } : {}) };
    });
  }

  /** Discards the measurements, before the video is decoded again from its start. */
  restart(): void {
    this.#measured.length = 0;
    this.holes.restart();
    this.#endMeter();
    this.#continuousBlocks.length = 0;
    this.#filled = 0;
    this.#startMs = 0;
  }

  /** Measures the rest of the last window, if it is long enough. */
  finish(): void {
    if (this.#filled >= MIN_SAMPLES) this.#measure();
    this.#filled = 0;
  }

  /** @param resampled interleaved samples of all channels */
  #add(resampled: Frame): void {
    const bytes = resampled.data?.[0];
    if (bytes === undefined) return;
    const count = this.#channels.length;
    const samples = new Float32Array(bytes.buffer, bytes.byteOffset, resampled.nbSamples * count);
    for (let at = 0; at < samples.length; at += count) {
      for (let channel = 0; channel < count; channel += 1) {
        const window = this.#channels[channel];
        if (window !== undefined) window[this.#filled] = samples[at + channel] ?? 0;
      }
      this.#filled += 1;
      if (this.#filled === WINDOW_SAMPLES) this.#measure();
    }
  }

  #measure(): void {
    const window = heard(
      this.#channels.map((samples) => samples.subarray(0, this.#filled)),
      this.#roles,
    );
    const { mono } = window;
    // Damaged audio can decode to non-finite values.
    if (mono.every((sample) => Number.isFinite(sample)) && this.#startMs >= -MAX_GAP_MS) {
      const timeMs = Math.max(0, this.#startMs);
      this.#measured.push({
        ...measureAudio(window, SAMPLE_RATE, timeMs),
        timbre: timbreOf(mono, SAMPLE_RATE),
        blocks: this.#continuousBlocks.at(-1) ?? [],
        ...(this.#measured.length < MAX_HELD ? { samples: sixteenBits(mono) } : {}),
      });
    }
    this.#startMs += (this.#filled / SAMPLE_RATE) * 1000;
    this.#filled = 0;
  }

  /** Loudness requires the separate channels, and continuous audio. */
  #meterFor(): LoudnessMeter | undefined {
    if (this.#meter === undefined && this.#chain !== undefined) {
      try {
        this.#meter = new LoudnessMeter(this.#key, this.#startMs);
        this.#continuousBlocks.push(this.#meter.blocks);
      } catch {
        // Such audio has a level but no loudness.
      }
    }
    return this.#meter;
  }

  #endMeter(): void {
    this.#meter?.free();
    this.#meter = undefined;
  }

  #chainFor(frame: Frame): FilterChain | undefined {
    const format = avGetSampleFmtName(frame.format as AVSampleFormat) ?? '';
    const stated = frame.channelLayout;
    if (stated.order === 0) frame.channelLayout = avChannelLayoutDefault(frame.channels);
    const layout = avChannelLayoutDescribe(frame.channelLayout) ?? `${frame.channels}c`;
    const key = `time_base=1/${frame.sampleRate}:sample_rate=${frame.sampleRate}:sample_fmt=${format}:channel_layout=${layout}`;
    if (key === this.#key) return this.#chain;
    this.#chain?.free();
    this.#chain = undefined;
    this.#endMeter();
    this.#key = key;
    const roles = rolesOf(stated);
    if (roles.join() !== this.#roles.join()) {
      this.finish();
      this.#roles = roles;
      this.#channels = roles.map(() => new Float32Array(WINDOW_SAMPLES));
    }
    try {
      this.#chain = new FilterChain([
        ['abuffer', key],
        ['aresample', `osr=${SAMPLE_RATE}:osf=flt`],
        ['aformat', `sample_fmts=flt:sample_rates=${SAMPLE_RATE}`],
        ['abuffersink'],
      ]);
    } catch {
      // Such audio is not measured.
    }
    return this.#chain;
  }
}

function sixteenBits(samples: Float32Array): Int16Array {
  const whole = new Int16Array(samples.length);
  for (let at = 0; at < whole.length; at += 1) {
    whole[at] = Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * FULL_SCALE);
  }
  return whole;
}
