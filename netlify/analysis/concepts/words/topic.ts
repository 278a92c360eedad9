/**
 * What may be said about a topic, by how much it proves. Each list is one string of words and phrases
 * separated by commas. A phrase matches by stems, in any inflection; one that begins with `=` matches
 * only as written, where stemming would confuse it with another word.
 */
export interface Topic {
  /** Name in the IAB Content Taxonomy 3.1, in lower case, `&` as `and`. */
  readonly name: string;
  /** Unique ID in the IAB Content Taxonomy 3.1. */
  readonly taxonomyId: string;
  /** Said about nothing else: one is enough. */
  readonly strong: string;
  /** Mostly said about this topic: two different ones are enough. */
  readonly ordinary: string;
  /** Said about other things as well: supports one of the others, proves nothing alone. */
  readonly weak: string;
}
