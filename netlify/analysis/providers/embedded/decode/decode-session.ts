import { AV_PKT_FLAG_DISCARD } from 'node-av/constants';
import { avGetCodecName, Packet, type Frame } from 'node-av/lib';
import type { SmallFrame } from '../measure/small-frame';
import { KeyFrames } from './key-frames';
import type { OpenVideo } from './open-video';
import { turningSteps } from './display';
import { FrameScaler } from './frame-scaler';
import { AudioWindows } from './audio-windows';
import { CueCollector } from './text-track';
import { Thumbnails } from './thumbnails';
import { millisecondsIn } from './time';
import { MOST_PIXELS, TrackDecoder } from './track-decoder';
import { failures } from './worker-failure';

const PROTECTED_TAG = 'encv';

/** The decoders of one video and their output, shared by both ways of measuring. */
export class DecodeSession {
  readonly audioWindows = new AudioWindows();
  readonly cues: CueCollector;
  readonly thumbnails: Thumbnails;
  readonly packet = new Packet();
  /** End of the last decoded frame, in milliseconds. */
  videoEndMs = 0;
  /** Time spent on audio, in ms. */
  audioMs = 0;
  readonly #scaler: FrameScaler;

  private constructor(
    readonly video: OpenVideo,
    readonly videoDecoder: TrackDecoder,
    readonly audioDecoder: TrackDecoder | undefined,
    mostThumbnails: number,
  ) {
    this.cues = new CueCollector(video.textTracks, video.originUs);
    this.thumbnails = new Thumbnails(video.videoTrack, mostThumbnails);
    this.#scaler = new FrameScaler(turningSteps(video.videoTrack));
    this.packet.alloc();
  }

  /**
   * @param mostThumbnails maximum number of thumbnails
   * @throws AnalysisFailure `unsupported-codec`
   */
  static async open(video: OpenVideo, mostThumbnails: number): Promise<DecodeSession> {
    const { codecpar } = video.videoTrack;
    if (codecpar.codecTagString === PROTECTED_TAG) throw failures.isProtected();
    if (codecpar.width * codecpar.height > MOST_PIXELS) {
      throw failures.tooManyPixels(codecpar.width, codecpar.height);
    }
    const videoDecoder = await TrackDecoder.open(video.videoTrack);
    if (videoDecoder === undefined) throw failures.unsupportedCodec(codecNameOf(video));
    const audioDecoder =
      video.audioTrack === undefined ? undefined : await TrackDecoder.open(video.audioTrack);
    return new DecodeSession(video, videoDecoder, audioDecoder, mostThumbnails);
  }

  /** Reads the next packet; false at the end, on unreadable bytes, and when the time is up. */
  async next(): Promise<boolean> {
    this.packet.unref();
    if ((await this.video.format.readFrame(this.packet)) < 0) return false;
    // Muxers that do not know the duration of a single frame give its track no length. The edit list then removes the
    // whole track, although the frame should be shown.
    if (this.isVideoPacket && this.video.videoTrack.duration === 0n)
      this.packet.clearFlags(AV_PKT_FLAG_DISCARD);
    return true;
  }

  get isVideoPacket(): boolean {
    return this.packet.streamIndex === this.video.videoTrack.index;
  }

  /** Decodes the current packet; frames go to `use`, audio and text to their collectors. */
  take(use: (frame: SmallFrame) => void): void {
    if (this.isVideoPacket) this.videoDecoder.take(this.packet, (frame) => this.#takeVideoFrame(frame, use));
    else if (this.packet.streamIndex === this.video.audioTrack?.index) this.takeAudio();
    else this.cues.take(this.packet);
  }

  takeAudio(): void {
    this.#timed(() => this.audioDecoder?.take(this.packet, (frame) => this.#takeAudioFrame(frame)));
  }

  /** Opens decoders for single key frames; frames go to `use`. */
  async keyFrames(use: (frame: SmallFrame) => void): Promise<KeyFrames> {
    return KeyFrames.open(this.video.videoTrack, (frame) => this.#takeVideoFrame(frame, use));
  }

  /** Discards the frames still in the video decoder, to continue at another position. */
  skip(): void {
    this.videoDecoder.flush();
  }

  finishVideo(use: (frame: SmallFrame) => void): void {
    this.videoDecoder.finish((frame) => this.#takeVideoFrame(frame, use));
  }

  finishAudio(): void {
    this.#timed(() => {
      this.audioDecoder?.finish((frame) => this.#takeAudioFrame(frame));
      this.audioWindows.finish();
    });
  }

  #timed(audioWork: () => void): void {
    const startMs = performance.now();
    audioWork();
    this.audioMs += performance.now() - startMs;
  }

  #takeVideoFrame(frame: Frame, use: (frame: SmallFrame) => void): void {
    const { timeBase } = this.video.videoTrack;
    const timeMs = millisecondsIn(frame.bestEffortTimestamp, timeBase, this.video.originUs);
    if (timeMs === undefined || timeMs < 0) return;
    this.videoEndMs = timeMs + (millisecondsIn(frame.duration, timeBase, 0) ?? 0);
    this.thumbnails.offer(frame, timeMs);
    const scaled = this.#scaler.scale(frame, timeMs);
    if (scaled !== undefined) use(scaled);
  }

  #takeAudioFrame(frame: Frame): void {
    const timeBase = this.video.audioTrack?.timeBase;
    if (timeBase === undefined) return;
    this.audioWindows.take(frame, millisecondsIn(frame.bestEffortTimestamp, timeBase, this.video.originUs));
  }
}

function codecNameOf(video: OpenVideo): string {
  const name = avGetCodecName(video.videoTrack.codecpar.codecId);
  return name === null || name === 'none' || name.startsWith('unknown') ? 'an unknown format' : name;
}
