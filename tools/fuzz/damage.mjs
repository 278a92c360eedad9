/**
 * One way to damage a file.
 *
 * @typedef {(bytes: Buffer, random: () => number, other: Buffer) => Buffer} Damage of a file, with another one that may
 *   be of another kind; the first is not changed
 */

/** Size of the part at the start that contains most headers and indexes, in bytes. */
const HEAD = 4096;
/** Extreme values for 32-bit lengths and counts. */
const EXTREMES = [0, 1, 7, 8, 0x7fff, 0xffff, 0x10000, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** @param {() => number} random @param {number} end exclusive */
const upTo = (random, end) => Math.floor(random() * end);

/** Flips few or many bits at the start, at the end or anywhere. @type {Damage} */
function flip(bytes, random) {
  const copy = Buffer.from(bytes);
  const span = Math.min(copy.length, random() < 0.5 ? HEAD : copy.length);
  const from = random() < 0.3 ? copy.length - span : 0;
  const count = Math.ceil(2 ** (random() * 9));
  for (let nth = 0; nth < count; nth += 1) {
    const at = from + upTo(random, span);
    copy[at] = (copy[at] ?? 0) ^ (1 << upTo(random, 8));
  }
  return copy;
}

/** Removes the end. @type {Damage} */
function cut(bytes, random) {
  return bytes.subarray(0, upTo(random, random() < 0.3 ? Math.min(HEAD, bytes.length) : bytes.length));
}

/** Removes a part in the middle, so that all offsets after it are wrong. @type {Damage} */
function leaveOut(bytes, random) {
  const from = upTo(random, bytes.length);
  const length = Math.ceil(2 ** (random() * 16));
  return Buffer.concat([bytes.subarray(0, from), bytes.subarray(from + length)]);
}

/** Continues with another file. @type {Damage} */
function splice(bytes, random, other) {
  return Buffer.concat([
    bytes.subarray(0, upTo(random, bytes.length)),
    other.subarray(upTo(random, other.length)),
  ]);
}

/** Overwrites a part with a part of another file. @type {Damage} */
function overwrite(bytes, random, other) {
  const copy = Buffer.from(bytes);
  const from = upTo(random, other.length);
  other.copy(copy, upTo(random, copy.length), from, from + Math.ceil(2 ** (random() * 14)));
  return copy;
}

/** Duplicates a part. @type {Damage} */
function repeat(bytes, random) {
  const from = upTo(random, bytes.length);
  const to = Math.min(bytes.length, from + Math.ceil(2 ** (random() * 15)));
  return Buffer.concat([bytes.subarray(0, to), bytes.subarray(from)]);
}

/** Overwrites a part with zeros or ones. @type {Damage} */
function blank(bytes, random) {
  const copy = Buffer.from(bytes);
  const from = upTo(random, copy.length);
  const to = Math.min(copy.length, from + Math.ceil(2 ** (random() * 15)));
  return copy.fill(random() < 0.5 ? 0 : 0xff, from, to);
}

/** Writes false 32-bit numbers into the head: lengths, counts, offsets, times. @type {Damage} */
function lie(bytes, random) {
  const copy = Buffer.from(bytes);
  if (copy.length < 8) return copy;
  const span = Math.min(copy.length, HEAD) - 4;
  const from = random() < 0.4 ? copy.length - 4 - span : 0;
  for (let nth = Math.ceil(random() * 4); nth > 0; nth -= 1) {
    const value = EXTREMES[upTo(random, EXTREMES.length)] ?? 0;
    copy.writeUInt32BE(value, from + upTo(random, span));
  }
  return copy;
}

/** All kinds of damage, by name. @type {Readonly<Record<string, Damage>>} */
export const DAMAGES = { flip, cut, leaveOut, splice, overwrite, repeat, blank, lie };
