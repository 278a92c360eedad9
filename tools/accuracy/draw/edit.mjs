/**
 * @typedef {import('./shot.mjs').Shot} Shot
 * @typedef {'cut' | 'dissolve' | 'fade'} Join
 *
 * A shot in a video: its length in seconds up to the middle of the following join; the kind of this join; the duration
 * of the join (of a fade: of each half).
 *
 * @typedef {{ shot: Shot, seconds: number, join?: Join, joinSeconds?: number, blackSeconds?: number }} Part
 *
 * @typedef {{ kind: Join, startMs: number, endMs: number }} Change
 * @typedef {{ startMs: number, endMs: number, shows: readonly string[], open: readonly string[] }} Label
 */

/**
 * The ground truth of an edited video.
 *
 * @param {readonly Part[]} parts
 * @returns {{ durationMs: number, changes: Change[], labels: Label[] }}
 */
export function truthOf(parts) {
  /** @type {Change[]} */
  const changes = [];
  /** @type {Label[]} */
  const labels = [];
  let startMs = 0;
  parts.forEach((part, index) => {
    const endMs = startMs + part.seconds * 1000;
    const halfMs = halfOf(part);
    const before = index === 0 ? 0 : halfOf(parts[index - 1]);
    labels.push({
      startMs: startMs + before,
      endMs: endMs - halfMs,
      shows: part.shot.shows,
      open: part.shot.open,
    });
    if (part.join === 'cut') changes.push({ kind: 'cut', startMs: endMs, endMs });
    if (part.join === 'dissolve')
      changes.push({ kind: 'dissolve', startMs: endMs - halfMs, endMs: endMs + halfMs });
    if (part.join === 'fade') {
      const darkMs = ((part.blackSeconds ?? 0) * 1000) / 2;
      changes.push({ kind: 'fade', startMs: endMs - halfMs, endMs: endMs - darkMs });
      changes.push({ kind: 'fade', startMs: endMs + darkMs, endMs: endMs + halfMs });
      if (darkMs >= 500)
        labels.push({
          startMs: endMs - darkMs,
          endMs: endMs + darkMs,
          shows: ['black frame'],
          open: ['freeze frame'],
        });
    }
    startMs = endMs;
  });
  return { durationMs: startMs, changes, labels };
}

/** Half of a join, with half of the black in it, in milliseconds. @param {Part | undefined} part */
function halfOf(part) {
  if (part?.join === undefined || part.join === 'cut') return 0;
  const seconds =
    part.join === 'fade'
      ? (part.joinSeconds ?? 1) + (part.blackSeconds ?? 0) / 2
      : (part.joinSeconds ?? 1) / 2;
  return seconds * 1000;
}

/**
 * Draws a video, frame by frame.
 *
 * @param {readonly Part[]} parts
 * @param {{ width: number, height: number, framesPerSecond: number }} shape
 * @returns {Generator<Uint8Array>} packed R'G'B', valid until the next one is requested
 */
export function* framesOf(parts, { width, height, framesPerSecond }) {
  const canvas = { width, height, rgb: new Uint8Array(width * height * 3) };
  const other = { width, height, rgb: new Uint8Array(width * height * 3) };
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, part) => sum + part.seconds, 0));
  const seconds = parts.reduce((sum, part) => sum + part.seconds, 0);
  const count = Math.round(seconds * framesPerSecond);
  for (let frame = 0; frame < count; frame += 1) {
    const now = (frame + 1e-6) / framesPerSecond;
    const index = starts.findLastIndex((start) => start <= now);
    const part = parts[index];
    if (part === undefined) return;
    const since = now - (starts[index] ?? 0);
    // Time within a shot continues during its joins: it begins half a join early and ends half a join late.
    part.shot.paint(canvas, since + 2);
    mixJoin(parts[index - 1], since, canvas.rgb, () => {
      parts[index - 1]?.shot.paint(other, (parts[index - 1]?.seconds ?? 0) + since + 2);
      return other.rgb;
    });
    mixJoin(part, since - part.seconds, canvas.rgb, () => {
      parts[index + 1]?.shot.paint(other, since - part.seconds + 2);
      return other.rgb;
    });
    yield canvas.rgb;
  }
}

/**
 * Mixes the frame with the one across the join, or with black.
 *
 * @param {Part | undefined} part the part with the join
 * @param {number} fromMiddle seconds since the middle of the join; negative before it
 * @param {Uint8Array} rgb changed in place
 * @param {() => Uint8Array} across draws the frame of the other shot
 */
function mixJoin(part, fromMiddle, rgb, across) {
  const half = halfOf(part) / 1000;
  const distance = Math.abs(fromMiddle);
  if (part === undefined || half === 0 || distance >= half) return;
  if (part.join === 'fade') {
    const dark = (part.blackSeconds ?? 0) / 2;
    const light = Math.max(0, Math.min(1, (distance - dark) / (half - dark)));
    for (let at = 0; at < rgb.length; at += 1) rgb[at] = (rgb[at] ?? 0) * light + 0.5;
    return;
  }
  const others = across();
  const share = (1 - distance / half) / 2;
  for (let at = 0; at < rgb.length; at += 1) {
    const own = rgb[at] ?? 0;
    rgb[at] = own + ((others[at] ?? 0) - own) * share + 0.5;
  }
}
