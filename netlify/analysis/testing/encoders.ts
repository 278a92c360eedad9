import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_FRAME_DATA_A53_CC,
  AV_OPT_SEARCH_CHILDREN,
  AV_OPT_TYPE_STRING,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_PRI_BT2020,
  AVCOL_SPC_BT2020_NCL,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  type AVDisposition,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBX264,
  FF_ENCODER_MPEG2VIDEO,
  FF_ENCODER_MPEG4,
  FF_ENCODER_SNOW,
} from 'node-av/constants';
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from 'node-av/lib';
import { FilterChain } from '../providers/embedded/decode/filter-chain';

/** A color: full-range red, green and blue, each 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

const ENCODERS = {
  libx264: FF_ENCODER_LIBX264,
  mpeg2: FF_ENCODER_MPEG2VIDEO,
  mpeg4: FF_ENCODER_MPEG4,
  snow: FF_ENCODER_SNOW,
};

/** Transfer functions of ITU-R BT.2100. */
const HDR_TRANSFERS = { pq: AVCOL_TRC_SMPTE2084, hlg: AVCOL_TRC_ARIB_STD_B67 };

export interface VideoRecipe {
  codec?: keyof typeof ENCODERS;
  width?: number;
  height?: number;
  /** Aspect ratio of a pixel, width to height; square unless given. */
  pixelAspect?: readonly [num: number, den: number];
  framesPerSecond?: number;
  /** Number of frames from one key frame to the next. */
  groupLength?: number;
  frames: number;
  /** Presentation time of each frame, in frames; its index unless given. */
  timeOf?: (index: number) => number;
  /** How long the last frame is shown, in frames; 1 unless given. */
  lastLength?: number;
  is10Bit?: boolean;
  /** Declares the colors to be in ITU-R BT.2020 with this transfer function; `paint` gives the coded values. */
  hdr?: keyof typeof HDR_TRANSFERS;
  isInterlaced?: boolean;
  /** The caption data of frame `index` (ATSC A/53): constructs of three bytes. Only H.264 and MPEG-2 carry it. */
  captionData?: (index: number) => readonly number[];
  /** Every pixel has the color of the first: faster for large frames. */
  isFlat?: boolean;
  /** The color of the pixel at `x`, `y` (each 0 to 1) in frame `index`. */
  paint: (index: number, x: number, y: number) => Rgb;
}

/** Channels in FFmpeg's order: of 5.1 left, right, center, low frequency, surround left and right. */
const LAYOUTS = {
  mono: { nbChannels: 1, order: AV_CHANNEL_ORDER_NATIVE, mask: 4n },
  stereo: { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n },
  '5.1': { nbChannels: 6, order: AV_CHANNEL_ORDER_NATIVE, mask: 0x3fn },
};

export interface AudioRecipe {
  /** End of the audio in seconds. */
  seconds: number;
  /** The amplitude of a channel (1 is full scale) at a time in seconds. */
  sample: (seconds: number, channel: number) => number;
  /** Stereo unless given. */
  layout?: keyof typeof LAYOUTS;
  /** Whether there is audio at a time in seconds; always unless given. */
  isThere?: (seconds: number) => boolean;
  /** ISO 639 code of the track's language. */
  language?: string;
  /** FFmpeg's flags of the track. */
  disposition?: AVDisposition;
}

const SAMPLE_RATE = 48_000;
const FRAME_SAMPLES = 1024;

export function openVideoEncoder(recipe: VideoRecipe): CodecContext {
  const { codec: name = 'libx264' } = recipe;
  const codec = Codec.findEncoderByName(ENCODERS[name]);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = recipe.width ?? 128;
  encoder.height = recipe.height ?? 72;
  encoder.pixelFormat = recipe.is10Bit === true ? AV_PIX_FMT_YUV420P10LE : AV_PIX_FMT_YUV420P;
  if (recipe.hdr !== undefined) {
    encoder.colorTrc = HDR_TRANSFERS[recipe.hdr];
    encoder.colorPrimaries = AVCOL_PRI_BT2020;
    encoder.colorSpace = AVCOL_SPC_BT2020_NCL;
  }
  if (recipe.pixelAspect !== undefined) encoder.sampleAspectRatio = new Rational(...recipe.pixelAspect);
  encoder.framerate = new Rational(recipe.framesPerSecond ?? 25, 1);
  encoder.timeBase = new Rational(1, recipe.framesPerSecond ?? 25);
  encoder.gopSize = recipe.groupLength ?? 250;
  encoder.threadCount = 1;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  if (name !== 'libx264') encoder.bitRate = 1_000_000n;
  else encoder.setOption('preset', 'ultrafast', AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN);
  if (recipe.isInterlaced === true)
    encoder.setOption('x264-params', 'tff=1', AV_OPT_TYPE_STRING, AV_OPT_SEARCH_CHILDREN);
  FFmpegError.throwIfError(encoder.open2Sync(codec), 'open the frame encoder');
  return encoder;
}

export function videoPackets(recipe: VideoRecipe, encoder: CodecContext): Packet[] {
  const { width, height } = encoder;
  const chain = new FilterChain([
    ['buffer', `video_size=${width}x${height}:pix_fmt=${AV_PIX_FMT_RGB24}:time_base=1/25:pixel_aspect=1/1`],
    ['scale', `out_color_matrix=${recipe.hdr === undefined ? 'bt601' : 'bt2020'}:out_range=limited`],
    ['format', `pix_fmts=${recipe.is10Bit === true ? 'yuv420p10le' : 'yuv420p'}`],
    ['buffersink'],
  ]);
  const output = new Frame();
  output.alloc();
  const packets: Packet[] = [];
  for (let index = 0; index < recipe.frames; index += 1) {
    const frame = Frame.fromVideoBuffer(painted(recipe, index, width, height), {
      width,
      height,
      format: AV_PIX_FMT_RGB24,
    });
    chain.pass(frame, output, (small) => {
      small.pts = BigInt(recipe.timeOf?.(index) ?? index);
      const captions = recipe.captionData?.(index) ?? [];
      if (captions.length > 0) small.newSideData(AV_FRAME_DATA_A53_CC, captions.length).set(captions);
      encode(encoder, small, packets);
    });
    frame.free();
  }
  encode(encoder, null, packets);
  const last = packets.at(-1);
  if (last !== undefined && recipe.lastLength !== undefined) last.duration = BigInt(recipe.lastLength);
  return packets;
}

function painted(recipe: VideoRecipe, index: number, width: number, height: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  if (recipe.isFlat === true) return pixels.fill(Uint8Array.from(recipe.paint(index, 0, 0)));
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const [red, green, blue] = recipe.paint(index, x / width, y / height);
      pixels[at] = levelOf(red);
      pixels[at + 1] = levelOf(green);
      pixels[at + 2] = levelOf(blue);
    }
  }
  return pixels;
}

function levelOf(part: number): number {
  return Math.max(0, Math.min(255, Math.round(part)));
}

export function openAudioEncoder(recipe: AudioRecipe): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = SAMPLE_RATE;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout = LAYOUTS[recipe.layout ?? 'stereo'];
  encoder.timeBase = new Rational(1, SAMPLE_RATE);
  encoder.bitRate = 128_000n;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  FFmpegError.throwIfError(encoder.open2Sync(codec), `open the encoder for ${recipe.seconds} s of audio`);
  return encoder;
}

export function audioPackets(recipe: AudioRecipe, encoder: CodecContext): Packet[] {
  const packets: Packet[] = [];
  const channelLayout = LAYOUTS[recipe.layout ?? 'stereo'];
  for (let start = 0; start < recipe.seconds * SAMPLE_RATE; start += FRAME_SAMPLES) {
    if (recipe.isThere?.(start / SAMPLE_RATE) === false) continue;
    const planes = Float32Array.from({ length: FRAME_SAMPLES * channelLayout.nbChannels }, (_, at) =>
      recipe.sample((start + (at % FRAME_SAMPLES)) / SAMPLE_RATE, Math.floor(at / FRAME_SAMPLES)),
    );
    const frame = Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
      nbSamples: FRAME_SAMPLES,
      format: AV_SAMPLE_FMT_FLTP,
      sampleRate: SAMPLE_RATE,
      channelLayout,
      pts: BigInt(start),
    });
    encode(encoder, frame, packets);
    frame.free();
  }
  encode(encoder, null, packets);
  return packets;
}

function encode(encoder: CodecContext, frame: Frame | null, packets: Packet[]): void {
  FFmpegError.throwIfError(encoder.sendFrameSync(frame), 'encode');
  for (;;) {
    const packet = new Packet();
    packet.alloc();
    if (encoder.receivePacketSync(packet) < 0) return;
    packets.push(packet);
  }
}
