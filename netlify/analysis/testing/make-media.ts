import {
  AV_CODEC_ID_MOV_TEXT,
  AV_CODEC_ID_PNG,
  AV_CODEC_ID_SUBRIP,
  AV_DISPOSITION_ATTACHED_PIC,
  AV_LOG_ERROR,
  AVMEDIA_TYPE_SUBTITLE,
  AVMEDIA_TYPE_VIDEO,
  type AVCodecID,
  type AVDisposition,
  type AVPacketSideDataType,
  AVSEEK_CUR,
  AVSEEK_END,
  AVSEEK_SIZE,
} from 'node-av/constants';
import {
  Dictionary,
  FFmpegError,
  FormatContext,
  Log,
  Packet,
  Rational,
  type CodecContext,
  type Stream,
  IOContext,
} from 'node-av/lib';
import type { TextCue } from '../captions/cue';
import {
  openVideoEncoder,
  openAudioEncoder,
  videoPackets,
  audioPackets,
  type VideoRecipe,
  type AudioRecipe,
} from './encoders';

/** The contents of a test video. Every part is optional. */
export interface MediaRecipe {
  container: 'mp4' | 'mov' | 'matroska' | 'mpegts' | 'avi' | 'flv';
  video?: VideoRecipe;
  audio?: AudioRecipe;
  /** Additional tracks of video and audio, after the first. */
  others?: { video?: VideoRecipe; audio?: AudioRecipe }[];
  cues?: TextCue[];
  /** Tracks of text after that of the cues. */
  texts?: readonly TextRecipe[];
  /** Tracks of captions in other forms, as their packets. */
  captions?: CaptionTrack[];
  metadata?: Record<string, string>;
  /** Timestamp of the video's start in seconds, as in recordings of broadcasts. */
  startSeconds?: number;
  /** Side data of the video track, such as its rotation. */
  videoSideData?: readonly [type: AVPacketSideDataType, data: Buffer];
  /** An MP4 with its index in fragments, one for each key frame, as used for streaming. */
  isFragmented?: boolean;
  /** Cover art: a PNG file of one pixel. */
  coverArt?: Buffer;
}

/** A track of text; its metadata are such as `language` and `title`. */
export interface TextRecipe {
  cues: readonly TextCue[];
  metadata?: Record<string, string>;
  marks?: readonly AVDisposition[];
}

/** A track of captions, of which FFmpeg has no encoder. */
export interface CaptionTrack {
  codec: AVCodecID;
  /** Type of its samples in MP4. */
  tag?: string;
  language?: string;
  disposition?: AVDisposition;
  extradata?: Buffer;
  packets: { startMs: number; durationMs?: number; data: Uint8Array }[];
}

interface TimedPacket {
  stream: Stream;
  packet: Packet;
  seconds: number;
}

/** Makes a video in memory with FFmpeg's own encoders and muxers. */
export async function makeMedia(recipe: MediaRecipe): Promise<Buffer> {
  Log.setLevel(AV_LOG_ERROR);
  const output = new FormatContext();
  check(output.allocOutputContext2(null, recipe.container, null));
  const file = memoryFile();
  output.pb = file.context;
  if (recipe.metadata !== undefined) output.metadata = Dictionary.fromObject(recipe.metadata);
  const packets: TimedPacket[] = [];
  const tracks: (() => void)[] = [];
  const addTrack = (encoder: CodecContext, encode: () => Packet[], audio?: AudioRecipe) => {
    const stream = output.newStream(null);
    if (audio?.disposition !== undefined) stream.disposition = audio.disposition;
    if (audio?.language !== undefined) stream.metadata = Dictionary.fromObject({ language: audio.language });
    check(stream.codecpar.fromContext(encoder));
    stream.timeBase = encoder.timeBase;
    if (encoder.width > 0) {
      stream.sampleAspectRatio = encoder.sampleAspectRatio;
      if (recipe.videoSideData !== undefined)
        check(stream.codecpar.addCodedSideData(...recipe.videoSideData));
    }
    tracks.push(() => {
      for (const packet of encode()) {
        const seconds = (Number(packet.dts) * encoder.timeBase.num) / encoder.timeBase.den;
        packet.rescaleTs(encoder.timeBase, stream.timeBase);
        packets.push({ stream, packet, seconds });
      }
    });
  };
  for (const { video, audio } of [recipe, ...(recipe.others ?? [])]) {
    if (video !== undefined) {
      const encoder = openVideoEncoder(video);
      addTrack(encoder, () => videoPackets(video, encoder));
    }
    if (audio !== undefined) {
      const encoder = openAudioEncoder(audio);
      addTrack(encoder, () => audioPackets(audio, encoder), audio);
    }
  }
  const texts = [...(recipe.cues === undefined ? [] : [{ cues: recipe.cues }]), ...(recipe.texts ?? [])];
  for (const text of texts) tracks.push(addCues(output, recipe.container, text, packets));
  for (const captions of recipe.captions ?? []) tracks.push(addCaptions(output, captions, packets));
  if (recipe.coverArt !== undefined) tracks.push(addCoverArt(output, recipe.coverArt, packets));
  if (recipe.startSeconds !== undefined)
    check(output.setOption('output_ts_offset', String(recipe.startSeconds)));
  if (recipe.isFragmented === true) {
    check(output.setOption('movflags', '+frag_keyframe+empty_moov+default_base_moof'));
  }
  check(await output.writeHeader());
  for (const track of tracks) track();
  for (const { stream, packet } of packets.toSorted((a, b) => a.seconds - b.seconds)) {
    packet.streamIndex = stream.index;
    check(await output.interleavedWriteFrame(packet));
    packet.free();
  }
  check(await output.writeTrailer());
  await file.context.flush();
  return file.bytes();
}

function addCues(
  output: FormatContext,
  container: string,
  { cues, metadata, marks = [] }: TextRecipe,
  packets: TimedPacket[],
): () => void {
  const isTx3g = container === 'mp4' || container === 'mov';
  const stream = output.newStream(null);
  stream.codecpar.codecType = AVMEDIA_TYPE_SUBTITLE;
  stream.codecpar.codecId = isTx3g ? AV_CODEC_ID_MOV_TEXT : AV_CODEC_ID_SUBRIP;
  stream.timeBase = new Rational(1, 1000);
  if (metadata !== undefined) stream.metadata = Dictionary.fromObject(metadata);
  if (marks.length > 0) stream.setDisposition(...marks);
  return () => {
    const add = (startMs: number, endMs: number, text: string) => {
      const bytes = Buffer.from(text);
      const packet = new Packet();
      packet.alloc();
      packet.data = isTx3g
        ? Buffer.concat([Buffer.from([bytes.length >> 8, bytes.length & 0xff]), bytes])
        : bytes;
      packet.pts = BigInt(startMs);
      packet.dts = BigInt(startMs);
      packet.duration = BigInt(endMs - startMs);
      packet.isKeyframe = true;
      packet.rescaleTs(new Rational(1, 1000), stream.timeBase);
      packets.push({ stream, packet, seconds: startMs / 1000 });
    };
    for (const cue of cues) {
      add(cue.startMs, cue.endMs, cue.text);
      // A tx3g sample lasts until the next one: an empty one clears the text.
      if (isTx3g) add(cue.endMs, cue.endMs + 1, '');
    }
  };
}

function addCaptions(output: FormatContext, track: CaptionTrack, packets: TimedPacket[]): () => void {
  const { codec, tag, language, disposition, extradata } = track;
  const stream = output.newStream(null);
  stream.codecpar.codecType = AVMEDIA_TYPE_SUBTITLE;
  stream.codecpar.codecId = codec;
  if (tag !== undefined) stream.codecpar.codecTag = tag;
  if (extradata !== undefined) stream.codecpar.extradata = extradata;
  if (disposition !== undefined) stream.disposition = disposition;
  if (language !== undefined) stream.metadata = Dictionary.fromObject({ language });
  stream.timeBase = new Rational(1, 1000);
  return () => {
    for (const { startMs, durationMs = 0, data } of track.packets) {
      const packet = new Packet();
      packet.alloc();
      packet.data = Buffer.from(data);
      packet.pts = BigInt(startMs);
      packet.dts = BigInt(startMs);
      packet.duration = BigInt(durationMs);
      packet.isKeyframe = true;
      packet.rescaleTs(new Rational(1, 1000), stream.timeBase);
      packets.push({ stream, packet, seconds: startMs / 1000 });
    }
  };
}

function addCoverArt(output: FormatContext, video: Buffer, packets: TimedPacket[]): () => void {
  const stream = output.newStream(null);
  stream.codecpar.codecType = AVMEDIA_TYPE_VIDEO;
  stream.codecpar.codecId = AV_CODEC_ID_PNG;
  stream.codecpar.width = 1;
  stream.codecpar.height = 1;
  stream.disposition = AV_DISPOSITION_ATTACHED_PIC;
  return () => {
    const packet = new Packet();
    packet.alloc();
    packet.data = video;
    packet.pts = 0n;
    packet.dts = 0n;
    packet.isKeyframe = true;
    packets.push({ stream, packet, seconds: 0 });
  };
}

/** @throws Error with FFmpeg's message */
export function check(code: number): void {
  FFmpegError.throwIfError(code, 'test media');
}

/** A file in memory that FFmpeg writes to. */
function memoryFile(): { context: IOContext; bytes: () => Buffer } {
  let data = Buffer.alloc(1 << 20);
  let length = 0;
  let position = 0;
  const write = (chunk: Buffer): number => {
    while (position + chunk.length > data.length) data = Buffer.concat([data, Buffer.alloc(data.length)]);
    chunk.copy(data, position);
    position += chunk.length;
    length = Math.max(length, position);
    return chunk.length;
  };
  const seek = (offset: bigint, whence: number): bigint => {
    if (whence === AVSEEK_SIZE) return BigInt(length);
    position = Number(offset) + (whence === AVSEEK_CUR ? position : whence === AVSEEK_END ? length : 0);
    return BigInt(position);
  };
  const context = new IOContext();
  context.allocContextWithCallbacks(1 << 16, 1, null, write, seek);
  return { context, bytes: () => data.subarray(0, length) };
}
