/** One statement of the specification that can be true or false of the product: a sentence, bullet, row or list. */
export type Clause = HeldClause | UnobservableClause;

export interface HeldClause {
  /** The number of the section, its part where it has parts, and a number: `2.landing.1`. */
  id: string;
  /** Word for word. */
  text: string;
  /** The exact titles of the tests that hold it. Each quotes some of `text`. */
  tests: readonly string[];
}

/** A statement about the specification itself: nothing that the product does can agree or disagree with it. */
export interface UnobservableClause {
  id: string;
  text: string;
  observable: 'no';
  why: string;
}
