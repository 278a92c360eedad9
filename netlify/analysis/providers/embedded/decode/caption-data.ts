/** Length in bytes of one construct of caption data. */
const CONSTRUCT = 3;
/** Bits of its first byte: whether it is valid. */
const VALID = 0b100;
/** The parity bit of the bytes of CEA-608; padding has no other bit. */
const WITHOUT_PARITY = 0x7f;

/**
 * Whether the caption data of a frame contains captions (CEA-608 or CEA-708), and not only the padding that many
 * broadcasts send all the time.
 *
 * @param data constructs of three bytes as in ATSC A/53, part 4, 6.2.3: marks, and two bytes
 */
export function holdsCaptions(data: Uint8Array): boolean {
  for (let at = 0; at + CONSTRUCT <= data.length; at += CONSTRUCT) {
    const [marks = 0, first = 0, second = 0] = data.subarray(at, at + CONSTRUCT);
    if ((marks & VALID) !== 0 && ((first | second) & WITHOUT_PARITY) !== 0) return true;
  }
  return false;
}
