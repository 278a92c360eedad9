import type { Phrases } from '../words';

/** What words of a scene can be about. A group is either clear by itself, or counts only near words of another one. */
export const WORD_GROUPS = [
  // Near one another.
  'drunk',
  'road',
  'crash',
  'plane',
  'plane-accident',
  'ship',
  'ship-accident',
  'train',
  'train-accident',
  'gambling',
  // By themselves.
  'drink-driving',
  'road-accident',
  'plane-crash',
  'shipwreck',
  'train-crash',
  'alcoholism',
  'addiction',
  'gambling-harm',
  'debt',
  'terror',
  'disaster',
  'food-illness',
  'animal-suffering',
  'obesity',
  'eating-disorder',
  'drug-abuse',
  'violence',
  'suicide',
  'adult',
  'child-abuse',
  'sexual-violence',
  'smoking-illness',
  'fraud',
  'fire',
] as const;

export type WordGroup = (typeof WORD_GROUPS)[number];

/** The words of a language. `idioms` are phrases in which words of a group mean something else. */
export type SceneWords = Readonly<Record<WordGroup | 'idioms', Phrases>>;
