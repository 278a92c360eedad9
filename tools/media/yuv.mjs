/**
 * The encoding of a frame's colours: the weights of red and blue in luma, the code of black, and the number of codes
 * from black to white and over the whole chroma range.
 *
 * @typedef {{ red: number, blue: number, black: number, luma: number, chroma: number }} ColourSystem
 */

/** ITU-R BT.709, items 3.2 and 4.6, for video. @type {ColourSystem} */
export const VIDEO = { red: 0.2126, blue: 0.0722, black: 16, luma: 219, chroma: 224 };

/** JFIF 1.02 (ITU-T T.871), for JPEG files. @type {ColourSystem} */
export const JPEG = { red: 0.299, blue: 0.114, black: 0, luma: 255, chroma: 255 };

/**
 * Packed R'G'B' to planar Y'CbCr 4:2:0. Implemented here instead of using a scaler, so that the same drawing gives the
 * same bytes.
 *
 * @param {Uint8Array} rgb three bytes per pixel, row by row
 * @param {number} width even
 * @param {number} height even
 * @param {ColourSystem} system
 * @returns {Buffer} the planes Y', Cb and Cr, one after the other
 */
export function toYuv420(rgb, width, height, system) {
  const yuv = Buffer.alloc(width * height * 1.5);
  const cb = width * height;
  const cr = cb * 1.25;
  /** @param {number} r @param {number} g @param {number} b */
  const lumaOf = (r, g, b) => system.red * r + (1 - system.red - system.blue) * g + system.blue * b;
  /** @param {number} difference @param {number} weight */
  const chromaOf = (difference, weight) =>
    Math.min(255, Math.round(128 + (system.chroma * difference) / 255 / (2 - 2 * weight)));
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let corner = 0; corner < 4; corner += 1) {
        const pixel = (y + (corner >> 1)) * width + x + (corner & 1);
        const r = rgb[pixel * 3] ?? 0;
        const g = rgb[pixel * 3 + 1] ?? 0;
        const b = rgb[pixel * 3 + 2] ?? 0;
        yuv[pixel] = Math.round(system.black + (system.luma * lumaOf(r, g, b)) / 255);
        red += r / 4;
        green += g / 4;
        blue += b / 4;
      }
      const luma = lumaOf(red, green, blue);
      const at = (y >> 1) * (width >> 1) + (x >> 1);
      yuv[cb + at] = chromaOf(blue - luma, system.blue);
      yuv[cr + at] = chromaOf(red - luma, system.red);
    }
  }
  return yuv;
}
