/** @typedef {import('./colour.mjs').Paint} Paint */
/** @typedef {import('./shapes.mjs').Shape} Shape */
/** @typedef {(canvas: Canvas, t: number) => void} Drawing of a moment: `t` is in seconds since the scene began */

/**
 * A frame for painting shapes with smooth edges: the coverage of each pixel is exactly the part of it inside the shape.
 * The edges are accumulated as signed areas, row by row, and summed up from left to right (the method of Raph Levien's
 * font-rs).
 */
export class Canvas {
  /** @type {number} */
  width;
  /** @type {number} */
  height;
  /** Packed R'G'B'. @type {Uint8Array} */
  rgb;
  /** @type {Float32Array} */
  #areas;

  /**
   * @param {number} width
   * @param {number} height
   */
  constructor(width, height) {
    this.width = width;
    this.height = height;
    this.rgb = new Uint8Array(width * height * 3);
    this.#areas = new Float32Array(width * height);
  }

  /**
   * Paints the whole frame.
   *
   * @param {Paint} paint
   */
  clear(paint) {
    for (let y = 0; y < this.height; y += 1) {
      for (let x = 0; x < this.width; x += 1) this.#blend(x, y, paint, 1);
    }
  }

  /**
   * Paints a shape. Overlapping outlines are painted once.
   *
   * @param {Shape} shape
   * @param {Paint} paint
   * @param {number} [opacity] 0 to 1
   */
  fill(shape, paint, opacity = 1) {
    const rows = { top: this.height, bottom: -1, left: this.width, right: -1 };
    for (const outline of shape) this.#accumulate(outline, rows);
    for (let y = rows.top; y <= rows.bottom; y += 1) {
      let sum = 0;
      const start = y * this.width;
      for (let x = rows.left; x <= rows.right; x += 1) {
        sum += this.#areas[start + x] ?? 0;
        this.#areas[start + x] = 0;
        const cover = Math.min(1, Math.abs(sum));
        if (cover > 0.002) this.#blend(x, y, paint, cover * opacity);
      }
    }
  }

  /**
   * Mixes the whole frame with black.
   *
   * @param {number} light 1 is unchanged, 0 is black
   */
  dim(light) {
    for (let at = 0; at < this.rgb.length; at += 1) this.rgb[at] = Math.round((this.rgb[at] ?? 0) * light);
  }

  /**
   * @param {readonly (readonly [number, number])[]} outline
   * @param {{ top: number, bottom: number, left: number, right: number }} bounds
   */
  #accumulate(outline, bounds) {
    let previous = outline[outline.length - 1];
    for (const point of outline) {
      if (previous !== undefined) this.#edge(previous, point);
      previous = point;
      bounds.top = Math.min(bounds.top, Math.max(0, Math.floor(point[1])));
      bounds.bottom = Math.max(bounds.bottom, Math.min(this.height - 1, Math.floor(point[1])));
      bounds.left = Math.min(bounds.left, Math.max(0, Math.floor(point[0])));
      bounds.right = Math.max(bounds.right, Math.min(this.width - 1, Math.floor(point[0]) + 1));
    }
  }

  /**
   * @param {readonly [number, number]} from
   * @param {readonly [number, number]} to
   */
  #edge(from, to) {
    if (from[1] === to[1]) return;
    const direction = from[1] < to[1] ? 1 : -1;
    const [upper, lower] = direction > 0 ? [from, to] : [to, from];
    const slope = (lower[0] - upper[0]) / (lower[1] - upper[1]);
    const last = Math.min(this.height, lower[1]);
    for (let y = Math.max(0, Math.floor(upper[1])); y < last; y += 1) {
      const top = Math.max(y, upper[1]);
      const bottom = Math.min(y + 1, lower[1]);
      if (bottom <= top) continue;
      const x0 = upper[0] + (top - upper[1]) * slope;
      const x1 = upper[0] + (bottom - upper[1]) * slope;
      this.#span(y, Math.min(x0, x1), Math.max(x0, x1), direction * (bottom - top));
    }
  }

  /**
   * Adds one edge's area within one row: `height` is the signed height of the edge in it.
   *
   * @param {number} y
   * @param {number} left
   * @param {number} right
   * @param {number} height
   */
  #span(y, left, right, height) {
    const row = y * this.width;
    const x0 = Math.min(this.width, Math.max(0, left));
    const x1 = Math.min(this.width, Math.max(0, right));
    const first = Math.floor(x0);
    if (first >= this.width) return;
    if (x1 <= first + 1) {
      const covered = height * (1 - ((x0 + x1) / 2 - first));
      this.#add(row, first, covered);
      this.#add(row, first + 1, height - covered);
      return;
    }
    let before = 0;
    for (let x = first; x < x1; x += 1) {
      const upTo = coveredUpTo(x + 1, x0, x1) * height;
      this.#add(row, x, upTo - before);
      before = upTo;
    }
    this.#add(row, Math.ceil(x1), height - before);
  }

  /**
   * @param {number} row
   * @param {number} x
   * @param {number} area
   */
  #add(row, x, area) {
    if (x < this.width) this.#areas[row + x] = (this.#areas[row + x] ?? 0) + area;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @param {Paint} paint
   * @param {number} cover
   */
  #blend(x, y, paint, cover) {
    const colour = typeof paint === 'function' ? paint(x + 0.5, y + 0.5) : paint;
    const share = cover * (colour[3] ?? 1);
    const at = (y * this.width + x) * 3;
    for (let part = 0; part < 3; part += 1) {
      const under = this.rgb[at + part] ?? 0;
      this.rgb[at + part] = Math.round(under + ((colour[part] ?? 0) - under) * share);
    }
  }
}

/**
 * The mean coverage of the pixel that ends at `x`, right of an edge that runs evenly from `x0` to `x1`.
 *
 * @param {number} x
 * @param {number} x0
 * @param {number} x1
 */
function coveredUpTo(x, x0, x1) {
  /** @param {number} end */
  const integral = (end) => {
    const inside = Math.min(Math.max(end, x0), x1);
    return (inside - x0) ** 2 / (2 * (x1 - x0)) + Math.max(0, end - x1);
  };
  return integral(x) - integral(x - 1);
}
