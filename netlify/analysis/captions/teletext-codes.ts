/*
 * Protection against errors in teletext (ETS 300 706, clause 8). Bits count from the lowest one, which is transmitted
 * first.
 */

/** The numbers 0 to 15 in Hamming 8/4 (clause 8.2). */
export const HAMMING_8_4: readonly number[] = [
  ...[0x15, 0x02, 0x49, 0x5e, 0x64, 0x73, 0x38, 0x2f],
  ...[0xd0, 0xc7, 0x8c, 0x9b, 0xa1, 0xb6, 0xfd, 0xea],
];
/** The places of the 18 bits of a triplet among its 24, from 1 on; the others are parity bits (clause 8.3). */
export const TRIPLET_PLACES: readonly number[] = [3, 5, 6, 7, ...range(9, 15), ...range(17, 23)];
/** Number of bits of a triplet, with its parity bits. */
const TRIPLET_BITS = 24;

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const NUMBERS = new Map(
  HAMMING_8_4.flatMap((code, number) => [
    [code, number] as const,
    ...range(0, 7).map((bit) => [code ^ (1 << bit), number] as const),
  ]),
);

/** The number that a byte in Hamming 8/4 stands for, with one wrong bit at most; undefined if it is damaged. */
export function numberIn(byte: number | undefined): number | undefined {
  return byte === undefined ? undefined : NUMBERS.get(byte);
}

/** Whether the number of bits that are set is odd. */
export function isOdd(bits: number): boolean {
  let rest = bits;
  for (const shift of [16, 8, 4, 2, 1]) rest ^= rest >>> shift;
  return (rest & 1) === 1;
}

/** The 7 bits of a byte with odd parity (clause 8.1); undefined if it is damaged. */
export function letterIn(byte: number): number | undefined {
  return isOdd(byte) ? byte & 0x7f : undefined;
}

/** The 18 bits of a triplet in Hamming 24/18 (clause 8.3), with one wrong bit at most; undefined if it is damaged. */
export function tripletIn(bytes: Uint8Array): number | undefined {
  if (bytes.length < 3) return undefined;
  const bits = (bytes[0] ?? 0) | ((bytes[1] ?? 0) << 8) | ((bytes[2] ?? 0) << 16);
  // Five tests for odd parity; each covers the places whose number has one bit set.
  let wrong = 0b1_1111;
  for (let place = 1; place < TRIPLET_BITS; place += 1) if (((bits >> (place - 1)) & 1) === 1) wrong ^= place;
  // The last bit makes the parity of all odd: two wrong bits leave it as it is.
  if (wrong !== 0 && (isOdd(bits) || wrong >= TRIPLET_BITS)) return undefined;
  const right = wrong === 0 ? bits : bits ^ (1 << (wrong - 1));
  return TRIPLET_PLACES.reduce((value, place, bit) => value | (((right >> (place - 1)) & 1) << bit), 0);
}

const REVERSED = Uint8Array.from({ length: 256 }, (_, byte) =>
  range(0, 7).reduce((value, bit) => value | (((byte >> bit) & 1) << (7 - bit)), 0),
);

/** A byte with its bits in reverse order, as DVB carries those of teletext (EN 300 472, clause 4.4). */
export function reversed(byte: number): number {
  return REVERSED[byte] ?? 0;
}
