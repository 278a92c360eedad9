/** Control codes of CEA-608 pop-on captions: load, the last row, show, erase. */
export const LOAD = [0x94, 0x20] as const;
export const POSITION = [0x94, 0x70] as const;
export const SHOW = [0x94, 0x2f] as const;
export const ERASE = [0x94, 0x2c] as const;

/** The codes of plain letters, without parity. */
export function lettersOf(text: string): number[] {
  return [...Buffer.from(text, 'latin1')];
}

/**
 * Caption data of a frame.
 *
 * @param bytes an even number
 * @param type 0 or 1: the first or the second field of CEA-608; 2: CEA-708
 */
export function constructsOf(bytes: readonly number[], type = 0): number[] {
  return Array.from({ length: bytes.length / 2 }, (_, pair) => [
    0xfc | type,
    bytes[2 * pair] ?? 0,
    bytes[2 * pair + 1] ?? 0,
  ]).flat();
}
