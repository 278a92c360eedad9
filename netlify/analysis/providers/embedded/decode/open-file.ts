import { AV_NOPTS_VALUE, AV_PKT_FLAG_DISCARD, AVFMT_TS_DISCONT } from 'node-av/constants';
import { avGetCodecName, type Packet, type Stream } from 'node-av/lib';
import type { OpenVideo } from './open-video';
import { millisecondsIn, stampAt } from './time';
import { TimeJumps } from './time-jumps';
import { TrackDecoder } from './track-decoder';
import { failures } from './worker-failure';

/** One of the files that a video consists of, opened: its decoders, and when its packets are. */
export class OpenFile {
  readonly video: OpenVideo;
  readonly videoDecoder: TrackDecoder;
  readonly audioDecoder: TrackDecoder | undefined;
  /** Undefined where timestamps that jump are not joined. */
  #jumps: TimeJumps | undefined;

  private constructor(
    video: OpenVideo,
    videoDecoder: TrackDecoder,
    audioDecoder: TrackDecoder | undefined,
    joinsParts: boolean,
  ) {
    this.video = video;
    this.videoDecoder = videoDecoder;
    this.audioDecoder = audioDecoder;
    const canJump = joinsParts && ((video.format.iformat?.flags ?? 0) & AVFMT_TS_DISCONT) !== 0;
    this.#jumps = canJump ? new TimeJumps() : undefined;
  }

  /** @throws AnalysisFailure `unsupported-codec` */
  static async open(video: OpenVideo, joinsParts = true): Promise<OpenFile> {
    const { videoTrack, audioTrack } = video;
    const videoDecoder = await TrackDecoder.open(videoTrack);
    if (videoDecoder === undefined) throw failures.unsupportedCodec(codecNameOf(video));
    const audioDecoder = audioTrack === undefined ? undefined : await TrackDecoder.open(audioTrack);
    return new OpenFile(video, videoDecoder, audioDecoder, joinsParts);
  }

  isVideo(packet: Packet): boolean {
    return packet.streamIndex === this.video.videoTrack.index;
  }

  /** Presentation time of a packet in milliseconds; undefined if it has none. */
  presentedMs(packet: Packet): number | undefined {
    const { format, originUs } = this.video;
    const track = format.streams[packet.streamIndex];
    return track && millisecondsIn(packet.pts, track.timeBase, originUs);
  }

  /** When a packet of a track is decoded, and how long it is, in milliseconds; undefined without a track. */
  timesOf(packet: Packet, track: Stream | undefined) {
    if (track === undefined) return undefined;
    const stamp = packet.dts === AV_NOPTS_VALUE ? packet.pts : packet.dts;
    return {
      timeMs: millisecondsIn(stamp, track.timeBase, this.video.originUs),
      durationMs: millisecondsIn(packet.duration, track.timeBase, 0) ?? 0,
    };
  }

  /** Corrects a packet that was read. @returns whether it was moved in time */
  adjust(packet: Packet): boolean {
    // Muxers that do not know the duration of a single frame give its track no length. The edit list then removes the
    // whole track, although the frame should be shown.
    if (this.isVideo(packet) && this.video.videoTrack.duration === 0n) packet.clearFlags(AV_PKT_FLAG_DISCARD);
    return this.#join(packet);
  }

  /** From now on packets are read at any place: nothing says whether their timestamps jump. */
  endOrder(): void {
    this.#jumps = undefined;
  }

  free(): void {
    this.videoDecoder.free();
    this.audioDecoder?.free();
  }

  /** Moves a packet in time, so that it follows those before it where the timestamps jump. */
  #join(packet: Packet): boolean {
    const jumps = this.#jumps;
    const track = jumps && tracksOf(this.video).find(({ index }) => index === packet.streamIndex);
    const { timeMs, durationMs } = this.timesOf(packet, track) ?? {};
    if (!jumps || !track || timeMs === undefined || durationMs === undefined) return false;
    const shift = stampAt(jumps.shiftOf(packet.streamIndex, timeMs, durationMs), track.timeBase, 0);
    if (packet.dts !== AV_NOPTS_VALUE) packet.dts += shift;
    if (packet.pts !== AV_NOPTS_VALUE) packet.pts += shift;
    return shift !== 0n;
  }
}

function tracksOf({ videoTrack, audioTrack, textTracks, captionTrack, pictureTrack }: OpenVideo) {
  const other = [audioTrack, captionTrack, pictureTrack].filter((track) => track !== undefined);
  return [videoTrack, ...other, ...textTracks.map((text) => text.stream)];
}

function codecNameOf(video: OpenVideo): string {
  const name = avGetCodecName(video.videoTrack.codecpar.codecId);
  return name === null || name === 'none' || name.startsWith('unknown') ? 'an unknown format' : name;
}
