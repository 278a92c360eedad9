/**
 * The decoders that may run, by FFmpeg's names: those for the formats that cameras, phones and editors produce.
 * FFmpeg has hundreds more, for obsolete formats that are rarely uploaded and little tested. Each of them would add
 * to the attack surface of this process.
 */
const VIDEO_DECODERS = [
  ...['h264', 'hevc', 'vvc', 'libdav1d', 'av1', 'vp8', 'vp9'],
  ...['mpeg1video', 'mpeg2video', 'mpeg4', 'msmpeg4v1', 'msmpeg4v2', 'msmpeg4', 'h263', 'flv', 'vp6f'],
  ...['wmv1', 'wmv2', 'wmv3', 'vc1', 'theora', 'mjpeg'],
  ...['prores', 'dnxhd', 'dvvideo', 'cfhd', 'ffv1'],
];

const AUDIO_DECODERS = [
  ...['aac', 'aac_latm', 'mp3float', 'mp3', 'mp2', 'ac3', 'eac3', 'dca', 'truehd'],
  ...['opus', 'vorbis', 'flac', 'alac', 'wmav1', 'wmav2', 'wmapro', 'speex', 'nellymoser', 'amrnb', 'amrwb'],
  ...['pcm_u8', 'pcm_s16le', 'pcm_s16be', 'pcm_s24le', 'pcm_s24be', 'pcm_s32le', 'pcm_s32be', 'pcm_f32le'],
  ...[
    'pcm_alaw',
    'pcm_mulaw',
    'pcm_bluray',
    'pcm_dvd',
    'adpcm_ms',
    'adpcm_ima_wav',
    'adpcm_ima_qt',
    'adpcm_swf',
  ],
];

export const DECODERS: readonly string[] = [...VIDEO_DECODERS, ...AUDIO_DECODERS];
