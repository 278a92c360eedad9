import { HOME } from './lexicon/home';
import { MONEY } from './lexicon/money';
import { SOCIETY } from './lexicon/society';
import { SPORTS } from './lexicon/sports';
import { WORLD } from './lexicon/world';
import type { Topic } from './topic';

/** Every topic that this version knows. */
export const TOPICS: readonly Topic[] = [...SPORTS, ...HOME, ...WORLD, ...SOCIETY, ...MONEY];
