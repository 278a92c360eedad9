import type { WindowKind, WindowPlace } from '@/contracts/windows';
import { toCsvText } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { MIN_SECONDS, type PlannedWindow } from '../windows';

/**
 * Codes of AdCOM 1.0 of July 2026, and which of them apply to a format by the Signaling Implementation Guidelines of the Ad
 * Format Guidelines for Digital Video and CTV (IAB Tech Lab, July 2026, format-to-signal reference table).
 */
const PLCMT: Readonly<Record<WindowKind, number>> = {
  pause: 5,
  overlay: 7,
  squeezeback: 8,
  'in-scene': 9,
};
const OVERLAY_POS: Readonly<Partial<Record<WindowPlace, number>>> = {
  'lower-third': 5,
  'top-left': 9,
  'top-right': 10,
  'bottom-left': 14,
  'bottom-right': 15,
};
/** Full or partial screen; frame, double box without and with background, L shape and reversed L shape. The seller chooses. */
const POSITIONS: Readonly<Partial<Record<WindowKind, readonly number[]>>> = {
  pause: [7, 8],
  squeezeback: [11, 12, 13, 16, 17],
};
/** AdCOM list "Linearity Modes". */
const NON_LINEAR = 2;

/** How much a creative may move, and the attributes that are then blocked: limited motion is 22, full motion is 23. */
export const CREATIVE_MOTIONS = ['full', 'limited', 'none'] as const;
export type CreativeMotion = (typeof CREATIVE_MOTIONS)[number];
const BLOCKED: Readonly<Record<CreativeMotion, readonly number[]>> = {
  full: [],
  limited: [23],
  none: [22, 23],
};

/**
 * Windows in the terms of the object `video` of OpenRTB 2.6 (3.2.7). `pos` is missing where it does not apply or where the
 * seller has the choice: `ext.scenecue.positions` then has what is possible. A pause has no duration.
 *
 * @param url of the video, without a query: bid requests go to many bidders
 */
export function toWindowSignals(
  windows: readonly PlannedWindow[],
  url: string,
  motion: CreativeMotion,
): object {
  return {
    url: URL.canParse(url) ? url.replace(/[?#].*$/s, '') : url,
    windows: windows
      .filter(({ isExported }) => isExported)
      .map(({ kind, place, start, end, box, checked, endReason }) => {
        const [pos, positions, minduration] = [OVERLAY_POS[place], POSITIONS[kind], MIN_SECONDS[kind]];
        return {
          start,
          end,
          video: {
            linearity: NON_LINEAR,
            plcmt: PLCMT[kind],
            ...(pos === undefined ? {} : { pos }),
            ...(minduration === undefined
              ? {}
              : { minduration, maxduration: Math.floor((end - start) / 1000) }),
            ...(BLOCKED[motion].length === 0 ? {} : { battr: BLOCKED[motion] }),
          },
          ext: {
            scenecue: {
              kind,
              place,
              box,
              checked,
              ...(endReason === undefined ? {} : { endReason }),
              ...(positions === undefined ? {} : { positions }),
            },
          },
        };
      }),
  };
}

const COLUMNS = [
  'kind',
  'place',
  'start_ms',
  'end_ms',
  'start',
  'end',
  'seconds',
  'x',
  'y',
  'width',
  'height',
  'frame_share',
  'end_reason',
  'faces_checked',
  'verdict',
  'exported',
];

/** Windows as CSV, one line each, with those that are not exported to bidders. Positions and sizes are shares of the frame. */
export function toWindowSheet(windows: readonly PlannedWindow[]): string {
  return toCsvText([
    COLUMNS,
    ...windows.map(({ kind, place, start, end, box, share, endReason, checked, verdict, isExported }) => [
      kind,
      place,
      start,
      end,
      formatTimecode(start),
      formatTimecode(end),
      (end - start) / 1000,
      box.x,
      box.y,
      box.width,
      box.height,
      share,
      endReason,
      checked,
      verdict,
      isExported ? 'yes' : 'no',
    ]),
  ]);
}
