import { AV_NOPTS_VALUE, AV_PKT_FLAG_DISCARD, AVFMT_TS_DISCONT } from 'node-av/constants';
import { avGetCodecName, Packet, type Frame, type Stream } from 'node-av/lib';
import type { SmallFrame } from '../measure/small-frame';
import { KeyFrames } from './key-frames';
import type { OpenVideo } from './open-video';
import { turningSteps } from './display';
import { FrameScaler } from './frame-scaler';
import { AudioWindows } from './audio-windows';
import { CueCollector } from './text-track';
import { Thumbnails } from './thumbnails';
import { millisecondsIn, stampAt } from './time';
import { TimeJumps } from './time-jumps';
import { MAX_PIXELS, TrackDecoder } from './track-decoder';
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
  readonly #tracks: ReadonlyMap<number, Stream>;
  /** Undefined where timestamps continue without a jump, and where packets are not read in order. */
  #jumps: TimeJumps | undefined;

  private constructor(
    readonly video: OpenVideo,
    readonly videoDecoder: TrackDecoder,
    readonly audioDecoder: TrackDecoder | undefined,
    mostThumbnails: number,
    joinsParts: boolean,
  ) {
    this.cues = new CueCollector(video.textTracks, video.originUs);
    this.thumbnails = new Thumbnails(video.videoTrack, mostThumbnails);
    this.#scaler = new FrameScaler(turningSteps(video.videoTrack));
    const tracks = [video.videoTrack, video.audioTrack, ...video.textTracks.map((text) => text.stream)];
    this.#tracks = new Map(tracks.flatMap((track) => (track === undefined ? [] : [[track.index, track]])));
    if (joinsParts && ((video.format.iformat?.flags ?? 0) & AVFMT_TS_DISCONT) !== 0)
      this.#jumps = new TimeJumps();
    this.packet.alloc();
  }

  /**
   * @param mostThumbnails maximum number of thumbnails
   * @param joinsParts whether time stamps that jump are joined
   * @throws AnalysisFailure `unsupported-codec`
   */
  static async open(video: OpenVideo, mostThumbnails: number, joinsParts = true): Promise<DecodeSession> {
    const { codecpar } = video.videoTrack;
    if (codecpar.codecTagString === PROTECTED_TAG) throw failures.isProtected();
    if (codecpar.width * codecpar.height > MAX_PIXELS) {
      throw failures.tooManyPixels(codecpar.width, codecpar.height);
    }
    const videoDecoder = await TrackDecoder.open(video.videoTrack);
    if (videoDecoder === undefined) throw failures.unsupportedCodec(codecNameOf(video));
    const audioDecoder =
      video.audioTrack === undefined ? undefined : await TrackDecoder.open(video.audioTrack);
    return new DecodeSession(video, videoDecoder, audioDecoder, mostThumbnails, joinsParts);
  }

  /** Reads the next packet; false at the end, on unreadable bytes, and when the time is up. */
  async next(): Promise<boolean> {
    this.packet.unref();
    if ((await this.video.format.readFrame(this.packet)) < 0) return false;
    // Muxers that do not know the duration of a single frame give its track no length. The edit list then removes the
    // whole track, although the frame should be shown.
    if (this.isVideoPacket && this.video.videoTrack.duration === 0n)
      this.packet.clearFlags(AV_PKT_FLAG_DISCARD);
    this.#joinParts();
    return true;
  }

  /** Whether the time stamps of the container jumped: what it says of its length is then wrong. */
  get hasJumps(): boolean {
    return this.#jumps?.hasFound === true;
  }

  get isVideoPacket(): boolean {
    return this.packet.streamIndex === this.video.videoTrack.index;
  }

  /** Decodes the current packet; frames go to `use`, audio and text to their collectors. */
  take(use: (frame: SmallFrame) => void): void {
    if (this.isVideoPacket) this.#noteTime('video');
    if (this.isVideoPacket) this.videoDecoder.take(this.packet, (frame) => this.#takeVideoFrame(frame, use));
    else if (this.packet.streamIndex === this.video.audioTrack?.index) this.takeAudio();
    else this.cues.take(this.packet);
  }

  takeAudio(): void {
    const refused = this.audioDecoder?.refused;
    this.#timed(() => this.audioDecoder?.take(this.packet, (frame) => this.#takeAudioFrame(frame)));
    // There is audio, although nobody knows which.
    if (this.audioDecoder?.refused !== refused) this.#noteTime('audio');
  }

  /** Opens decoders for single key frames; frames go to `use`. */
  async keyFrames(use: (frame: SmallFrame) => void): Promise<KeyFrames> {
    // From now on packets are read at any place: their time stamps jump with it.
    this.#jumps = undefined;
    this.audioWindows.holes.endOrder();
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

  /** Moves the packet in time, so that it follows those before it where the time stamps jump. */
  #joinParts(): void {
    const { packet } = this;
    const track = this.#tracks.get(packet.streamIndex);
    if (this.#jumps === undefined || track === undefined) return;
    const { timeBase } = track;
    const stamp = packet.dts === AV_NOPTS_VALUE ? packet.pts : packet.dts;
    const timeMs = millisecondsIn(stamp, timeBase, this.video.originUs);
    if (timeMs === undefined) return;
    const durationMs = millisecondsIn(packet.duration, timeBase, 0) ?? 0;
    const shift = stampAt(this.#jumps.shiftOf(packet.streamIndex, timeMs, durationMs), timeBase, 0);
    if (packet.dts !== AV_NOPTS_VALUE) packet.dts += shift;
    if (packet.pts !== AV_NOPTS_VALUE) packet.pts += shift;
  }

  /** Notes when the packet is, to find holes in the audio. */
  #noteTime(track: 'audio' | 'video'): void {
    const { packet, video } = this;
    const timeBase = this.#tracks.get(packet.streamIndex)?.timeBase;
    if (timeBase === undefined) return;
    const stamp = packet.dts === AV_NOPTS_VALUE ? packet.pts : packet.dts;
    const durationMs = millisecondsIn(packet.duration, timeBase, 0) ?? 0;
    this.audioWindows.holes.add(track, millisecondsIn(stamp, timeBase, video.originUs), durationMs);
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
