import { AV_PKT_DATA_DISPLAYMATRIX } from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import type { FilterStep } from './filter-chain';

/** A display matrix: nine 32-bit numbers (ISO/IEC 14496-12, 6.2.2; libavutil/display.h). */
const MATRIX_BYTES = 9 * 4;

/**
 * The filters that rotate and mirror decoded frames as a player does, by the display matrix of their track. The rules
 * are those of the ffmpeg command (fftools/ffmpeg_filter.c). Angles other than quarter turns are ignored.
 */
export function turningSteps(track: Stream): FilterStep[] {
  const matrix = track.codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX);
  if (matrix === null || matrix.length < MATRIX_BYTES) return [];
  const at = (index: number) => matrix.readInt32LE(index * 4);
  switch (quarterTurns(at(0), at(1), at(3), at(4))) {
    case 1:
      return [['transpose', at(3) > 0 ? 'dir=cclock_flip' : 'dir=clock']];
    case 2:
      return [...mirrored('hflip', at(0)), ...mirrored('vflip', at(4))];
    case 3:
      return [['transpose', at(3) < 0 ? 'dir=clock_flip' : 'dir=cclock']];
    default:
      return mirrored('vflip', at(4));
  }
}

/** Whether width and height change places when a frame is turned. */
export function swapsSides(turning: readonly FilterStep[]): boolean {
  return turning.some(([filter]) => filter === 'transpose');
}

/** Clockwise quarter turns, 0 to 3 (av_display_rotation_get). */
function quarterTurns(a: number, b: number, c: number, d: number): number {
  const [across, down] = [Math.hypot(a, c), Math.hypot(b, d)];
  if (across === 0 || down === 0) return 0;
  return (Math.round(Math.atan2(b / down, a / across) / (Math.PI / 2)) + 4) % 4;
}

function mirrored(filter: string, factor: number): FilterStep[] {
  return factor < 0 ? [[filter]] : [];
}

/** Pixel aspect ratio (width / height) as declared by the container, or else by the frame; 1 if neither declares it. */
export function pixelAspect(track: Stream, frame: { num: number; den: number }): number {
  const stated = [track.sampleAspectRatio, frame].find(({ num, den }) => num > 0 && den > 0);
  return stated === undefined ? 1 : stated.num / stated.den;
}
