import { AVSEEK_FLAG_BACKWARD } from 'node-av/constants';
import { Packet, type Frame } from 'node-av/lib';
import type { WordsRequest } from '@/contracts/analysis-request';
import type { MediaPart } from '../../../source/byte-source';
import type { SmallFrame } from '../measure/small-frame';
import type { ByteReader } from './byte-reader';
import { CaptionData } from './caption-data';
import { turningSteps } from './display';
import { FrameScaler } from './frame-scaler';
import { KeyFrames } from './key-frames';
import { OpenFile } from './open-file';
import type { OpenVideo } from './open-video';
import { PictureCollector } from './picture-track';
import { CueCollector } from './text-track';
import { SessionSound } from './session-sound';
import { Thumbnails } from './thumbnails';
import { millisecondsIn, stampAt } from './time';
import type { TrackDecoder } from './track-decoder';
import { ROUNDING_MS, VideoFiles } from './video-files';

export interface SessionOptions {
  /** The files that the video consists of; missing for a single one. */
  parts?: readonly MediaPart[] | undefined;
  /** Whether audio should be measured; default true. */
  withAudio?: boolean | undefined;
  /** Which text track should be read. */
  words?: WordsRequest | undefined;
  /** Maximum number of thumbnails. */
  mostThumbnails: number;
  /** Whether timestamps that jump within a file are joined; default true. */
  joinsParts?: boolean | undefined;
}

/**
 * The decoders of one video and their output, shared by both ways of measuring. A video can consist of several files,
 * each with its own tracks, on one timeline: those of an HLS stream between two discontinuities. One is open at a time.
 */
export class DecodeSession {
  readonly sound = new SessionSound();
  readonly audioWindows = this.sound.windows;
  readonly cues = new CueCollector();
  /** Captions that are pictures. */
  readonly pictures = new PictureCollector();
  /** Captions in the picture, or in a track of the same data. */
  readonly captionData = new CaptionData();
  readonly thumbnails: Thumbnails;
  readonly packet = new Packet();
  /** Called when a packet of text was taken. */
  onText: (() => void) | undefined;
  /** End of the last decoded frame, in milliseconds. */
  videoEndMs = 0;
  /** Number of packets that video decoders rejected. */
  refused = 0;
  /** Whether the timestamps of a file jumped: what its container says of its length is then wrong. */
  hasJumps = false;
  /** Whether there are captions in tracks of kinds that are not read. */
  hasOtherTracks = false;
  /** The files that the video consists of. */
  readonly files: VideoFiles;
  /** What the first file says of the whole video. */
  readonly first: Pick<OpenVideo, 'metadata' | 'audioChoice'>;
  /** Which text track should be read. */
  readonly words: WordsRequest;
  readonly #joinsParts: boolean | undefined;
  readonly #scaler = new FrameScaler();
  #file: OpenFile;
  #number = 0;
  #isInOrder = true;

  private constructor(files: VideoFiles, options: SessionOptions, first: OpenFile) {
    this.files = files;
    this.words = options.words ?? {};
    this.#joinsParts = options.joinsParts;
    const { videoTrack, durationMs, metadata, audioChoice } = first.video;
    this.first = { metadata, audioChoice };
    this.thumbnails = new Thumbnails(videoTrack, options.mostThumbnails, files.durationMs ?? durationMs);
    this.packet.alloc();
    this.#file = first;
    this.#follow();
  }

  /** @throws AnalysisFailure `not-a-video`, `damaged`, `no-picture` or `unsupported-codec` */
  static async open(reader: ByteReader, options: SessionOptions): Promise<DecodeSession> {
    const { parts, withAudio, words } = options;
    const files = new VideoFiles(reader, parts, { withAudio, words });
    return new DecodeSession(files, options, await OpenFile.open(await files.first(), options.joinsParts));
  }

  /** The file that is open. Its `originUs` is such that times are those of the whole video. */
  get video(): OpenVideo {
    return this.#file.video;
  }

  get audioDecoder(): TrackDecoder | undefined {
    return this.#file.audioDecoder;
  }

  /** As stated by the playlist or else the container, in milliseconds; undefined if neither does. */
  get durationMs(): number | undefined {
    return this.files.durationMs ?? this.video.durationMs;
  }

  /**
   * Reads the next packet; false at the end, on unreadable bytes, and when the time is up.
   *
   * @param use receives the last frames of a file when the next one begins; without it, the end of the file is the end
   */
  async next(use?: (frame: SmallFrame) => void): Promise<boolean> {
    this.packet.unref();
    while ((await this.video.format.readFrame(this.packet)) < 0) {
      if (use === undefined || !(await this.#openNext(use))) return false;
    }
    if (this.#file.adjust(this.packet)) this.hasJumps = true;
    this.#takeCaptions();
    return true;
  }

  /** Goes to the last key frame before a time, in milliseconds. @returns whether it was found */
  async seek(timeMs: number): Promise<boolean> {
    if (!(await this.#switchTo(this.files.numberAt(timeMs)))) return false;
    this.cues.jump();
    this.pictures.jump();
    const { format, videoTrack, originUs } = this.video;
    const stamp = stampAt(timeMs, videoTrack.timeBase, originUs);
    return (await format.seekFrame(videoTrack.index, stamp, AVSEEK_FLAG_BACKWARD)) >= 0;
  }

  get isVideoPacket(): boolean {
    return this.#file.isVideo(this.packet);
  }

  get isAudioPacket(): boolean {
    return this.packet.streamIndex === this.video.audioTrack?.index;
  }

  /** Presentation time of the current packet in milliseconds; undefined if it has none. */
  get packetMs(): number | undefined {
    return this.#file.presentedMs(this.packet);
  }

  /** Decodes the current packet; frames go to `use`, audio and text to their collectors. */
  take(use: (frame: SmallFrame) => void): void {
    if (this.isVideoPacket) {
      this.sound.noteTime(this.#file, this.packet, 'video');
      this.#file.videoDecoder.take(this.packet, (frame) => this.#takeVideoFrame(frame, use));
    } else if (this.isAudioPacket) this.takeAudio();
    else this.takeText();
  }

  /** Takes the text of the current packet, if it has any. */
  takeText(): void {
    if (this.cues.take(this.packet)) this.onText?.();
    this.pictures.take(this.packet);
  }

  takeAudio(): void {
    this.sound.take(this.#file, this.packet);
  }

  /** Takes the text of the current packet, and notes the time of a frame that is not decoded. */
  pass(): void {
    if (this.isVideoPacket) this.sound.noteTime(this.#file, this.packet, 'video');
    else this.takeText();
  }

  /** Decoders for single key frames; frames go to `use`. From now on packets are read at any place. */
  keyFrames(use: (frame: SmallFrame) => void): KeyFrames {
    this.#isInOrder = false;
    this.#file.endOrder();
    this.audioWindows.holes.endOrder();
    return new KeyFrames((frame) => this.#takeVideoFrame(frame, use));
  }

  /** Discards the frames still in the video decoder, to continue at another position. */
  skip(): void {
    this.#file.videoDecoder.flush();
  }

  finishVideo(use: (frame: SmallFrame) => void): void {
    this.#file.videoDecoder.finish((frame) => this.#takeVideoFrame(frame, use));
    this.refused += this.#file.videoDecoder.refused;
    this.#file.videoDecoder.refused = 0;
  }

  finishAudio(): void {
    this.sound.finish(this.#file);
  }

  /** Opens the next file that can be opened, when all of the current one was read. */
  async #openNext(use: (frame: SmallFrame) => void): Promise<boolean> {
    for (let number = this.#number + 1; number < this.files.count; number += 1) {
      const wasRead = this.files.wasOpened(number);
      if ((await this.files.at(number)) === undefined) continue;
      this.finishVideo(use);
      this.sound.finishFile(this.#file);
      return wasRead ? this.seek(this.files.startMsOf(number)) : this.#switchTo(number);
    }
    return false;
  }

  async #switchTo(number: number): Promise<boolean> {
    if (number === this.#number) return true;
    const video = await this.files.at(number);
    if (video === undefined) return false;
    const before = this.#file;
    this.#file = await OpenFile.open(video, this.#isInOrder && this.#joinsParts);
    this.refused += before.videoDecoder.refused;
    before.free();
    this.#number = number;
    this.#follow();
    await this.files.closeOthers(number);
    return true;
  }

  #follow(): void {
    const { video } = this.#file;
    this.cues.follow(video);
    this.pictures.follow(video);
    this.hasOtherTracks ||= video.hasOtherSubtitles;
    this.thumbnails.follow(video.videoTrack);
    this.#scaler.turn(turningSteps(video.videoTrack));
  }

  /** Takes the captions in the current packet of the picture, or of a track of the same data. */
  #takeCaptions(): void {
    const isText = this.packet.streamIndex === this.video.captionTrack?.index;
    if (!this.isVideoPacket && !isText) return;
    const { data } = this.packet;
    const timeMs = this.packetMs;
    if (data === null || timeMs === undefined) return;
    if (this.isVideoPacket) this.captionData.takePicture(data, timeMs);
    else this.captionData.takeConstructs(data, timeMs);
  }

  #takeVideoFrame(frame: Frame, use: (frame: SmallFrame) => void): void {
    const { videoTrack, originUs } = this.video;
    const stampMs = millisecondsIn(frame.bestEffortTimestamp, videoTrack.timeBase, originUs);
    const startMs = this.files.startMsOf(this.#number);
    if (stampMs === undefined || stampMs < startMs - ROUNDING_MS) return;
    // The start is in whole microseconds, so that the first frame can seem to be before it.
    const timeMs = Math.max(startMs, stampMs);
    this.videoEndMs = timeMs + (millisecondsIn(frame.duration, videoTrack.timeBase, 0) ?? 0);
    this.files.noteEnd(this.#number, this.videoEndMs);
    this.thumbnails.offer(frame, timeMs);
    const scaled = this.#scaler.scale(frame, timeMs);
    if (scaled !== undefined) use(scaled);
  }
}
