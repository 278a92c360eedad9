import { avChannelLayoutDefault, avChannelLayoutDescribe, avGetSampleFmtName, Frame } from 'node-av/lib';
import type { AVSampleFormat } from 'node-av/constants';
import type { TimeRange } from '@/contracts/time-range';
import { heard, type ChannelRole } from '../measure/channels';
import { integratedLoudness, type LoudnessBlock } from '../measure/loudness';
import type { Loudness, AudioMeasurement } from '../measure/measurements';
import { measureAudio } from '../measure/measure-audio';
import { timbreOf } from '../measure/timbre';
import type { VoiceDetector } from '../speech/voice';
import { AudioHoles } from './audio-holes';
import { rolesOf } from './channel-roles';
import { FilterChain } from './filter-chain';
import { LoudnessMeter } from './loudness-meter';
import {
  audioMeasurements,
  fractionsOf,
  samplesIn,
  SAMPLE_RATE,
  SEAM_MS,
  sixteenBits,
  voicesIn,
  WINDOW_SAMPLES,
  type MeasuredWindow,
} from './measured-windows';

/** Minimum length of the last window in samples (50 ms). A shorter one is not measured. */
const MIN_SAMPLES = SAMPLE_RATE / 20;
/** Maximum number of windows whose samples are kept for the voice detector: 90 minutes, about 170 MB. */
const MAX_HELD = 4 * 5400;
/** A timestamp jump of more than this, in milliseconds, starts a new window. */
const MAX_GAP_MS = 100;

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
      window.voice = await detector.push(fractionsOf(window.samples));
      this.#voicedMs = window.timeMs + window.durationMs;
    }
  }

  /** Where the detector has found a voice so far: in time order and without overlap, in ms. */
  voices(): TimeRange[] {
    return voicesIn(this.#measured);
  }

  /** The sound of a time range: one channel, 16 kHz, 16 bits; silence where none was kept. */
  samplesOf(range: TimeRange): Int16Array {
    return samplesIn(this.#measured, range);
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
    return {
      audioWindows: audioMeasurements(this.#measured, this.holes.report(endMs)),
      loudness: integratedLoudness(this.#continuousBlocks),
    };
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
