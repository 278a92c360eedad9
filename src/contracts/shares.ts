import * as v from 'valibot';

/** A share of a whole, or a confidence. */
export const shareSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(1));

/** A rectangle in a frame: left and top edge, width and height, as shares of the frame's width and height. */
export const boxSchema = v.object({
  x: shareSchema,
  y: shareSchema,
  width: shareSchema,
  height: shareSchema,
});
