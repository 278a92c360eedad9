/** Names one after the other: with semicolons where a comma is part of a name, as in `drugs, tobacco, alcohol`. */
export const joinNames = (names: readonly string[]): string =>
  names.join(names.some((name) => name.includes(',')) ? '; ' : ', ');
