import type { Phrases } from '../words';

/** The groups of words that count only near words of another one. */
const NEAR_GROUPS = [
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
  'nature',
  'rescue',
  'substance',
  'drug-use',
] as const;

/** The groups that are clear by themselves. */
export const CLEAR_GROUPS = [
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

/** What words of a scene can be about. */
export const WORD_GROUPS = [...NEAR_GROUPS, ...CLEAR_GROUPS] as const;

export type WordGroup = (typeof WORD_GROUPS)[number];

/** The words of a language. `idioms` are phrases in which words of a group mean something else. */
export type SceneWords = Readonly<Record<WordGroup | 'idioms', Phrases>>;
