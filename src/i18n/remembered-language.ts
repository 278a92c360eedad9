import { rememberChoice } from '@/lib/remembered-choice';
import { DEFAULT_LANGUAGE, toLanguage } from './language';

/** The stored language of the person who uses this device. */
export const rememberedLanguage = rememberChoice('scenecue.language', toLanguage, DEFAULT_LANGUAGE);
