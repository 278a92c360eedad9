import { AV_PIX_FMT_RGB24, Frame } from 'node-av';
import { FORMATS, pixelFormatOf, sampleFormatOf } from './codecs.mjs';
import { filterChain } from './filters.mjs';
import { audioTrack, videoTrack, writeFile } from './write-file.mjs';

/**
 * @typedef {object} VideoInput
 * @property {Iterable<Uint8Array>} rgbFrames packed R'G'B'
 * @property {{ width: number, height: number }} drawn their size
 * @property {{ width: number, height: number }} shape of the video, even
 * @property {{ num: number, den: number }} rate frames per second
 * @property {number} groupLength maximum number of frames between key frames
 */

/**
 * Writes a video in one of the formats of uploads.
 *
 * @param {string} path
 * @param {import('./codecs.mjs').FormatName} formatName
 * @param {VideoInput} video
 * @param {import('./write-file.mjs').AudioInput} [audio]
 * @param {import('./write-file.mjs').TextInput} [text]
 */
export async function writeVideo(path, formatName, video, audio, text) {
  const format = FORMATS[formatName];
  const { rgbFrames, drawn, shape, rate, groupLength } = video;
  const settings = { ...shape, pixelFormat: pixelFormatOf(format), gopSize: groupLength };
  const headerInFile = format.container !== 'mpegts' && format.container !== 'avi';
  const convert = converter(format, video);
  const tracks = [
    await videoTrack(format.video, rate, settings, format.options, { headerInFile }, function* (timeBase) {
      for (const rgb of rgbFrames) {
        const props = { ...drawn, format: AV_PIX_FMT_RGB24, timeBase, pts: 0n };
        const frame = Frame.fromVideoBuffer(Buffer.from(rgb), props);
        yield convert(frame);
        frame.free();
      }
    }),
  ];
  if (audio !== undefined)
    tracks.push(await audioTrack(format.audio, audio, 128_000, sampleFormatOf(format)));
  await writeFile(path, format.container, tracks, { text });
}

/** Scales frames and converts their colours. @param {import('./codecs.mjs').Format} format @param {VideoInput} video */
function converter(format, { drawn, shape }) {
  const matrix = shape.height >= 720 ? 'bt709' : 'bt601';
  return filterChain([
    [
      'buffer',
      `video_size=${drawn.width}x${drawn.height}:pix_fmt=${AV_PIX_FMT_RGB24}:time_base=1/25:pixel_aspect=1/1`,
    ],
    [
      'scale',
      `w=${shape.width}:h=${shape.height}:flags=bicubic:out_color_matrix=${matrix}:out_range=limited`,
    ],
    ['format', `pix_fmts=${format.is10Bit ? 'yuv420p10le' : 'yuv420p'}`],
    ['buffersink'],
  ]);
}
