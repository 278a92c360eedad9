import * as v from 'valibot';
import { shareSchema } from './shares';
import { momentSchema } from './time-range';

/** Maximum length of a thumbnail's data URL, in characters: about 75 kB of JPEG. */
export const MAX_THUMBNAIL_LENGTH = 100_000;

/** Limit for all thumbnails of a response together, in characters (bytes) of their data URLs. */
export const MAX_THUMBNAILS_LENGTH = 1_000_000;

/** A small JPEG of a frame. Every JPEG file begins with the bytes FF D8 FF, which are `/9j/` in base64. */
export const thumbnailSchema = v.object({
  timestamp: momentSchema,
  image: v.pipe(
    v.string(),
    v.maxLength(MAX_THUMBNAIL_LENGTH),
    v.regex(/^data:image\/jpeg;base64,\/9j\/[A-Za-z0-9+/]+={0,2}$/),
  ),
});

/** What lies between two cuts, in milliseconds from the start of the video. */
export const shotSchema = v.pipe(
  v.object({ start: momentSchema, end: momentSchema }),
  v.check(({ start, end }) => start <= end, 'a shot ends before it begins'),
);

/**
 * Why a scene ends where it does. If several reasons apply, the first one in this list is given:
 *
 * - `black`: the frame goes black, for a moment or for the duration of a slot between two scenes
 * - `fade`: the picture fades out or in
 * - `title-card`: a title card begins, which belongs to the next scene
 * - `silence`: nothing is heard where the place changes
 * - `topic`: the spoken topic changes
 * - `change`: what follows looks different, and nothing seen before returns soon
 * - `end`: the video ends, or the measured part of it ends
 */
const SCENE_ENDS = ['black', 'fade', 'title-card', 'silence', 'topic', 'change', 'end'] as const;

/** A run of shots about one thing in one place, in milliseconds from the start of the video. */
export const sceneSchema = v.pipe(
  v.object({
    /** The start of its first shot. */
    start: momentSchema,
    /** The end of its last shot, where the next scene starts. */
    end: momentSchema,
    /** Timestamp of the thumbnail that represents the scene; missing if the response has none for it. */
    keyFrame: v.optional(momentSchema),
    /** Why it ends; missing when this version does not know the reason. */
    endReason: v.fallback(v.optional(v.picklist(SCENE_ENDS)), undefined),
    /** True for a slot between scenes: only black for more than a second, without a subject. */
    isSlot: v.optional(v.boolean()),
  }),
  v.check(({ start, end }) => start <= end, 'a scene ends before it begins'),
);

/**
 * The highest loudness in the second that begins at this timestamp, in LUFS (EBU R 128, momentary). The period is
 * longer than a second in a video of more than 20 minutes. -70 means silence. Where no audio was measured there is no
 * sample.
 */
export const soundSchema = v.object({ timestamp: momentSchema, loudness: v.number() });

/**
 * The mean luma of the frames in the second that begins at this timestamp, 0 (black) to 1 (white). The period is longer
 * than a second in a video of more than 20 minutes. Where no frame was measured there is no sample.
 */
export const lightSchema = v.object({ timestamp: momentSchema, light: shareSchema });

export type Thumbnail = v.InferOutput<typeof thumbnailSchema>;
export type Shot = v.InferOutput<typeof shotSchema>;
export type SceneEnd = (typeof SCENE_ENDS)[number];
export type Scene = v.InferOutput<typeof sceneSchema>;
export type SoundSample = v.InferOutput<typeof soundSchema>;
export type LightSample = v.InferOutput<typeof lightSchema>;
