import { AVCOL_SPC_BT709, AVCOL_SPC_SMPTE170M, AVCOL_SPC_UNSPECIFIED } from 'node-av/constants';
import type { Frame } from 'node-av/lib';

/** From this height on a stream that does not name its colour matrix is taken for BT.709, below for BT.601. */
const LEAST_HD_HEIGHT = 720;

/**
 * The arguments of FFmpeg's `buffer` for frames like this one; frames with the same fit the same chain. A
 * frame that does not name its colour matrix is given one.
 */
export function frameSource(frame: Frame): string {
  if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED) {
    frame.colorSpace = frame.height >= LEAST_HD_HEIGHT ? AVCOL_SPC_BT709 : AVCOL_SPC_SMPTE170M;
  }
  return `video_size=${frame.width}x${frame.height}:pix_fmt=${frame.format}:time_base=1/1000:pixel_aspect=1/1:colorspace=${frame.colorSpace}:range=${frame.colorRange}`;
}
