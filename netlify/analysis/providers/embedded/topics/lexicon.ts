import type { TopicName } from './topic-table';

/**
 * What may be said about a topic in one language, by how much it proves. Each list is one string of
 * words and phrases separated by commas. A phrase matches by stems, in any inflection, with or without
 * accents; one that begins with `=` matches only as written, where stemming would confuse it with
 * another word. In German `~polizei` also matches at the end of a compound (`Kriminalpolizei`) and
 * `fußball~` at the beginning of one (`Fußballtrainer`).
 */
export interface Vocabulary {
  /** Said about nothing else and never in passing: one is enough, also for a sensitive topic. */
  readonly certain?: string;
  /** Said about nothing else: one is enough, for a sensitive topic with another word beside it. */
  readonly strong: string;
  /** Mostly said about this topic: two different ones are enough. */
  readonly ordinary: string;
  /** Said about other things as well: supports one of the others, proves nothing alone. */
  readonly weak: string;
  /** Said where the other words mean something else: each takes the weight of an ordinary word away. */
  readonly against?: string;
}

/** Every topic in one language. */
export type Lexicon = Readonly<Record<TopicName, Vocabulary>>;

/** Some topics in one language. */
export type PartOfLexicon = Partial<Lexicon>;
