import { rememberChoice } from '@/lib/remembered-choice';
import { toThemeChoice } from './theme-choice';

/**
 * The stored theme of the person who uses this device. `public/before-paint.js` reads it under the same name;
 * a test holds the two together.
 */
export const rememberedTheme = rememberChoice('scenecue.theme', toThemeChoice, 'system');
