import type { Language } from './language';
import type { Lexicon } from './lexicon';
import { CULTURE as CULTURE_DE } from './lexicon/de/culture';
import { HOME as HOME_DE } from './lexicon/de/home';
import { IDIOMS as IDIOMS_DE } from './lexicon/de/idioms';
import { SENSITIVE as SENSITIVE_DE } from './lexicon/de/sensitive';
import { SOCIETY as SOCIETY_DE } from './lexicon/de/society';
import { SPORTS as SPORTS_DE } from './lexicon/de/sports';
import { WORLD as WORLD_DE } from './lexicon/de/world';
import { CULTURE as CULTURE_EN } from './lexicon/en/culture';
import { HOME as HOME_EN } from './lexicon/en/home';
import { IDIOMS as IDIOMS_EN } from './lexicon/en/idioms';
import { MONEY as MONEY_EN } from './lexicon/en/money';
import { OUTDOORS as OUTDOORS_EN } from './lexicon/en/outdoors';
import { SENSITIVE as SENSITIVE_EN } from './lexicon/en/sensitive';
import { SOCIETY as SOCIETY_EN } from './lexicon/en/society';
import { SPORTS as SPORTS_EN } from './lexicon/en/sports';
import { WORK as WORK_EN } from './lexicon/en/work';
import { WORLD as WORLD_EN } from './lexicon/en/world';
import { CULTURE as CULTURE_ES } from './lexicon/es/culture';
import { HOME as HOME_ES } from './lexicon/es/home';
import { IDIOMS as IDIOMS_ES } from './lexicon/es/idioms';
import { SENSITIVE as SENSITIVE_ES } from './lexicon/es/sensitive';
import { SOCIETY as SOCIETY_ES } from './lexicon/es/society';
import { SPORTS as SPORTS_ES } from './lexicon/es/sports';
import { WORLD as WORLD_ES } from './lexicon/es/world';
import { CULTURE as CULTURE_FR } from './lexicon/fr/culture';
import { HOME as HOME_FR } from './lexicon/fr/home';
import { IDIOMS as IDIOMS_FR } from './lexicon/fr/idioms';
import { SENSITIVE as SENSITIVE_FR } from './lexicon/fr/sensitive';
import { SOCIETY as SOCIETY_FR } from './lexicon/fr/society';
import { SPORTS as SPORTS_FR } from './lexicon/fr/sports';
import { WORLD as WORLD_FR } from './lexicon/fr/world';
import { PhraseIndex } from './phrase-index';

/** What one language says about every topic, and what it says without meaning it. */
export interface LanguageWords {
  readonly topics: Lexicon;
  /** Phrases whose words do not mean what they say elsewhere; they prove nothing. */
  readonly idioms: string;
}

export const LEXICA: Readonly<Record<Language, LanguageWords>> = {
  en: {
    topics: {
      ...SPORTS_EN,
      ...OUTDOORS_EN,
      ...HOME_EN,
      ...WORLD_EN,
      ...SOCIETY_EN,
      ...WORK_EN,
      ...MONEY_EN,
      ...CULTURE_EN,
      ...SENSITIVE_EN,
    },
    idioms: IDIOMS_EN,
  },
  es: {
    topics: { ...SPORTS_ES, ...HOME_ES, ...WORLD_ES, ...SOCIETY_ES, ...CULTURE_ES, ...SENSITIVE_ES },
    idioms: IDIOMS_ES,
  },
  fr: {
    topics: { ...SPORTS_FR, ...HOME_FR, ...WORLD_FR, ...SOCIETY_FR, ...CULTURE_FR, ...SENSITIVE_FR },
    idioms: IDIOMS_FR,
  },
  de: {
    topics: { ...SPORTS_DE, ...HOME_DE, ...WORLD_DE, ...SOCIETY_DE, ...CULTURE_DE, ...SENSITIVE_DE },
    idioms: IDIOMS_DE,
  },
};

const INDEXES = new Map<Language, PhraseIndex>();

/** The index of one language, made when it is first asked for: most films speak one. */
export function indexOf(language: Language): PhraseIndex {
  const known = INDEXES.get(language);
  if (known !== undefined) return known;
  const { topics, idioms } = LEXICA[language];
  const index = new PhraseIndex(language, topics, idioms);
  INDEXES.set(language, index);
  return index;
}
