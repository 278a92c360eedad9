/** A row of the conventions that the product keeps, and what breaks when it does not. */
export interface Row {
  number: number;
  /** Word for word. */
  text: string;
  /** At least one. */
  heldBy: readonly Holder[];
}

/** A test, or a budget that fails the build. */
export interface Holder {
  /** From the root of the project. */
  file: string;
  /** The title of a test in it, word for word as it is written there; or the name of the budget. */
  name: string;
}

/** How many rows the conventions have. */
export const ROWS = 35;
