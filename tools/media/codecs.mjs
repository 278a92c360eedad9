import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
  FF_ENCODER_LIBMP3LAME,
  FF_ENCODER_LIBOPUS,
  FF_ENCODER_LIBVPX_VP8,
  FF_ENCODER_LIBVPX_VP9,
  FF_ENCODER_LIBX264,
  FF_ENCODER_LIBX265,
  FF_ENCODER_LIBSVTAV1,
  FF_ENCODER_MPEG2VIDEO,
  FF_ENCODER_MPEG4,
  AV_SAMPLE_FMT_FLT,
} from 'node-av';

/**
 * How videos of the set are encoded: container, encoders, and options of the video encoder. They resemble uploads: good
 * and bad quality, with and without B-frames, old and new codecs.
 */
export const FORMATS = {
  h264: {
    container: 'mp4',
    video: FF_ENCODER_LIBX264,
    options: { preset: 'veryfast', crf: '23' },
    audio: FF_ENCODER_AAC,
  },
  'h264-poor': {
    container: 'mov',
    video: FF_ENCODER_LIBX264,
    options: { preset: 'ultrafast', crf: '34' },
    audio: FF_ENCODER_AAC,
  },
  'h264-fine': {
    container: 'matroska',
    video: FF_ENCODER_LIBX264,
    options: { preset: 'fast', crf: '16', bf: '3' },
    audio: FF_ENCODER_AAC,
  },
  'h264-ts': {
    container: 'mpegts',
    video: FF_ENCODER_LIBX264,
    options: { preset: 'veryfast', crf: '26', sc_threshold: '0' },
    audio: FF_ENCODER_AAC,
  },
  h265: {
    container: 'mp4',
    video: FF_ENCODER_LIBX265,
    options: { preset: 'ultrafast', crf: '28', 'x265-params': 'log-level=none' },
    audio: FF_ENCODER_AAC,
  },
  'h265-10': {
    container: 'mp4',
    video: FF_ENCODER_LIBX265,
    options: { preset: 'ultrafast', crf: '26', 'x265-params': 'log-level=none' },
    audio: FF_ENCODER_AAC,
    is10Bit: true,
  },
  vp8: {
    container: 'webm',
    video: FF_ENCODER_LIBVPX_VP8,
    options: { deadline: 'realtime', 'cpu-used': '16', b: '1M' },
    audio: FF_ENCODER_LIBOPUS,
  },
  vp9: {
    container: 'webm',
    video: FF_ENCODER_LIBVPX_VP9,
    options: { deadline: 'realtime', 'cpu-used': '8', crf: '34', b: '0' },
    audio: FF_ENCODER_LIBOPUS,
  },
  av1: {
    container: 'mp4',
    video: FF_ENCODER_LIBSVTAV1,
    options: { preset: '12', crf: '38' },
    audio: FF_ENCODER_AAC,
  },
  mpeg2: { container: 'mpegts', video: FF_ENCODER_MPEG2VIDEO, options: { b: '3M' }, audio: FF_ENCODER_AAC },
  mpeg4: {
    container: 'avi',
    video: FF_ENCODER_MPEG4,
    options: { b: '1500k' },
    audio: FF_ENCODER_LIBMP3LAME,
  },
};

/** @typedef {keyof typeof FORMATS} FormatName */
/** @typedef {(typeof FORMATS)[FormatName] & { is10Bit?: boolean }} Format */

/** @param {Format} format */
export function pixelFormatOf(format) {
  return format.is10Bit ? AV_PIX_FMT_YUV420P10LE : AV_PIX_FMT_YUV420P;
}

/** @param {Format} format */
export function sampleFormatOf(format) {
  return format.audio === FF_ENCODER_LIBOPUS ? AV_SAMPLE_FMT_FLT : AV_SAMPLE_FMT_FLTP;
}
