import * as v from 'valibot';
import { boxSchema, shareSchema } from './shares';
import { momentSchema } from './time-range';

/**
 * Windows: room for an advertisement beside the breaks, in the formats of the Ad Format Guidelines for Digital Video and
 * CTV (IAB Tech Lab, version 2.0).
 */

/** The formats for which a video can have room. Menus and screensavers are not part of a video. */
const WINDOW_KINDS = ['overlay', 'squeezeback', 'pause', 'in-scene'] as const;

/** Where in the frame a window is. An overlay has all but the last two. */
const WINDOW_PLACES = [
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
  'lower-third',
  /** The whole frame: a squeezeback or a pause. */
  'frame',
  /** A surface in the scene. */
  'surface',
] as const;

/**
 * Why a window ends where it does:
 *
 * - `motion`, `text`, `person`: that appears in its place
 * - `graphic`: a logo, or another thing that was put over the picture
 * - `speech`: somebody speaks
 * - `cut`: the shot ends, and the place is not free in the next one
 * - `unmeasured`: what follows was not measured
 * - `end`: the video ends
 */
const WINDOW_ENDS = ['motion', 'text', 'person', 'graphic', 'speech', 'cut', 'unmeasured', 'end'] as const;

/** Maximum number of windows of a response: 130 kB. */
export const MAX_WINDOWS = 600;

export const formatWindowSchema = v.pipe(
  v.object({
    kind: v.picklist(WINDOW_KINDS),
    place: v.picklist(WINDOW_PLACES),
    start: momentSchema,
    end: momentSchema,
    /** What is free: left and top edge, width and height, as shares of the frame's width and height. */
    box: boxSchema,
    /** Missing when this version does not know the reason. */
    endReason: v.fallback(v.optional(v.picklist(WINDOW_ENDS)), undefined),
    /**
     * Share of its time for which a model looked for faces, and found none in its place. Motion and text are measured for
     * all of it.
     */
    checked: shareSchema,
  }),
  v.check(({ start, end }) => start <= end, 'a window ends before it begins'),
);

/** By start. The same place can have a long window that is small and a short one that is large. */
export const formatWindowsSchema = v.pipe(v.array(formatWindowSchema), v.maxLength(MAX_WINDOWS));

export type FormatWindow = v.InferOutput<typeof formatWindowSchema>;
export type WindowKind = FormatWindow['kind'];
export type WindowPlace = FormatWindow['place'];
export type WindowEnd = (typeof WINDOW_ENDS)[number];
