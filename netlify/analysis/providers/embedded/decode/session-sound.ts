import type { Frame, Packet } from 'node-av/lib';
import { AudioWindows } from './audio-windows';
import type { OpenFile } from './open-file';
import type { OpenVideo } from './open-video';
import { millisecondsIn } from './time';

/** Decodes the sound of the files of a video, and measures it. */
export class SessionSound {
  readonly windows = new AudioWindows();
  /** Whether all of it was measured before, from files of its own. */
  isHeard = false;
  /** Time spent on it, in ms. */
  tookMs = 0;

  /** Decodes a packet. */
  take(file: OpenFile, packet: Packet): void {
    const { audioDecoder, video } = file;
    const refused = audioDecoder?.refused;
    this.#timed(() => audioDecoder?.take(packet, (frame) => this.#measure(frame, video)));
    // There is audio, although nobody knows which.
    if (audioDecoder?.refused !== refused) this.noteTime(file, packet, 'audio');
  }

  /** Notes when a packet is, to find holes in the audio. */
  noteTime(file: OpenFile, packet: Packet, track: 'audio' | 'video'): void {
    const times = file.timesOf(packet, file.video[`${track}Track`]);
    if (times) this.windows.holes.add(track, times.timeMs, times.durationMs);
  }

  /** Takes what is left in the decoder of a file. */
  finishFile({ audioDecoder, video }: OpenFile): void {
    this.#timed(() => audioDecoder?.finish((frame) => this.#measure(frame, video)));
  }

  /** The same, and ends the last window. */
  finish(file: OpenFile): void {
    this.finishFile(file);
    this.#timed(() => this.windows.finish());
  }

  #measure(frame: Frame, { audioTrack, originUs }: OpenVideo): void {
    if (audioTrack === undefined) return;
    this.windows.take(frame, millisecondsIn(frame.bestEffortTimestamp, audioTrack.timeBase, originUs));
  }

  #timed(work: () => void): void {
    const startMs = performance.now();
    work();
    this.tookMs += performance.now() - startMs;
  }
}
