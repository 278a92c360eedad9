import type { Language } from './language';
import type { Lexicon } from './lexicon';
import { BALL_SPORTS as BALL_SPORTS_DE } from './lexicon/de/ball-sports';
import { CONFLICT as CONFLICT_DE } from './lexicon/de/conflict';
import { CULTURE as CULTURE_DE } from './lexicon/de/culture';
import { HEALTH as HEALTH_DE } from './lexicon/de/health';
import { HOME as HOME_DE } from './lexicon/de/home';
import { IDIOMS as IDIOMS_DE } from './lexicon/de/idioms';
import { LIVING as LIVING_DE } from './lexicon/de/living';
import { MACHINES as MACHINES_DE } from './lexicon/de/machines';
import { SENSITIVE as SENSITIVE_DE } from './lexicon/de/sensitive';
import { SOCIETY as SOCIETY_DE } from './lexicon/de/society';
import { SPORTS as SPORTS_DE } from './lexicon/de/sports';
import { WORK as WORK_DE } from './lexicon/de/work';
import { WORLD as WORLD_DE } from './lexicon/de/world';
import { CLIMATE as CLIMATE_EN } from './lexicon/en/climate';
import { CULTURE as CULTURE_EN } from './lexicon/en/culture';
import { EXTREMISM as EXTREMISM_EN } from './lexicon/en/extremism';
import { HOME as HOME_EN } from './lexicon/en/home';
import { HOUSEHOLD as HOUSEHOLD_EN } from './lexicon/en/household';
import { IDIOMS as IDIOMS_EN } from './lexicon/en/idioms';
import { JUSTICE as JUSTICE_EN } from './lexicon/en/justice';
import { LEISURE as LEISURE_EN } from './lexicon/en/leisure';
import { MONEY as MONEY_EN } from './lexicon/en/money';
import { OUTDOORS as OUTDOORS_EN } from './lexicon/en/outdoors';
import { SCIENCE as SCIENCE_EN } from './lexicon/en/science';
import { SENSITIVE as SENSITIVE_EN } from './lexicon/en/sensitive';
import { SOCIETY as SOCIETY_EN } from './lexicon/en/society';
import { SPORTS as SPORTS_EN } from './lexicon/en/sports';
import { VIOLENCE as VIOLENCE_EN } from './lexicon/en/violence';
import { WELLBEING as WELLBEING_EN } from './lexicon/en/wellbeing';
import { WORLD as WORLD_EN } from './lexicon/en/world';
import { CONTROVERSY as CONTROVERSY_ES } from './lexicon/es/controversy';
import { COURTS as COURTS_ES } from './lexicon/es/courts';
import { CRIME as CRIME_ES } from './lexicon/es/crime';
import { CULTURE as CULTURE_ES } from './lexicon/es/culture';
import { HOME as HOME_ES } from './lexicon/es/home';
import { IDIOMS as IDIOMS_ES } from './lexicon/es/idioms';
import { KNOWLEDGE as KNOWLEDGE_ES } from './lexicon/es/knowledge';
import { LIVING as LIVING_ES } from './lexicon/es/living';
import { MACHINES as MACHINES_ES } from './lexicon/es/machines';
import { MONEY as MONEY_ES } from './lexicon/es/money';
import { OUTDOORS as OUTDOORS_ES } from './lexicon/es/outdoors';
import { RACING as RACING_ES } from './lexicon/es/racing';
import { SENSITIVE as SENSITIVE_ES } from './lexicon/es/sensitive';
import { SOCIETY as SOCIETY_ES } from './lexicon/es/society';
import { SPORTS as SPORTS_ES } from './lexicon/es/sports';
import { VIOLENCE as VIOLENCE_ES } from './lexicon/es/violence';
import { WORLD as WORLD_ES } from './lexicon/es/world';
import { CULTURE as CULTURE_FR } from './lexicon/fr/culture';
import { EVERYDAY as EVERYDAY_FR } from './lexicon/fr/everyday';
import { HOME as HOME_FR } from './lexicon/fr/home';
import { IDIOMS as IDIOMS_FR } from './lexicon/fr/idioms';
import { OUTDOORS as OUTDOORS_FR } from './lexicon/fr/outdoors';
import { SENSITIVE as SENSITIVE_FR } from './lexicon/fr/sensitive';
import { SOCIETY as SOCIETY_FR } from './lexicon/fr/society';
import { SPORTS as SPORTS_FR } from './lexicon/fr/sports';
import { TECHNOLOGY as TECHNOLOGY_FR } from './lexicon/fr/technology';
import { VIOLENCE as VIOLENCE_FR } from './lexicon/fr/violence';
import { WORK as WORK_FR } from './lexicon/fr/work';
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
      ...CLIMATE_EN,
      ...CULTURE_EN,
      ...EXTREMISM_EN,
      ...HOME_EN,
      ...HOUSEHOLD_EN,
      ...JUSTICE_EN,
      ...LEISURE_EN,
      ...MONEY_EN,
      ...OUTDOORS_EN,
      ...SCIENCE_EN,
      ...SENSITIVE_EN,
      ...SOCIETY_EN,
      ...SPORTS_EN,
      ...VIOLENCE_EN,
      ...WELLBEING_EN,
      ...WORLD_EN,
    },
    idioms: IDIOMS_EN,
  },
  es: {
    topics: {
      ...SPORTS_ES,
      ...COURTS_ES,
      ...RACING_ES,
      ...OUTDOORS_ES,
      ...HOME_ES,
      ...LIVING_ES,
      ...WORLD_ES,
      ...KNOWLEDGE_ES,
      ...MACHINES_ES,
      ...SOCIETY_ES,
      ...MONEY_ES,
      ...CULTURE_ES,
      ...CRIME_ES,
      ...VIOLENCE_ES,
      ...SENSITIVE_ES,
      ...CONTROVERSY_ES,
    },
    idioms: IDIOMS_ES,
  },
  fr: {
    topics: {
      ...SPORTS_FR,
      ...OUTDOORS_FR,
      ...HOME_FR,
      ...EVERYDAY_FR,
      ...WORLD_FR,
      ...TECHNOLOGY_FR,
      ...SOCIETY_FR,
      ...WORK_FR,
      ...CULTURE_FR,
      ...SENSITIVE_FR,
      ...VIOLENCE_FR,
    },
    idioms: IDIOMS_FR,
  },
  de: {
    topics: {
      ...BALL_SPORTS_DE,
      ...SPORTS_DE,
      ...HOME_DE,
      ...LIVING_DE,
      ...WORLD_DE,
      ...MACHINES_DE,
      ...SOCIETY_DE,
      ...WORK_DE,
      ...HEALTH_DE,
      ...CULTURE_DE,
      ...SENSITIVE_DE,
      ...CONFLICT_DE,
    },
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
