import { createContext, useContext } from 'react';
import { createFormats, defaultFormatPreferences, type Formats } from '@/lib/formats';

/** The formats of the signed-in user; without a provider those of a new profile. */
export const FormatsContext = createContext<Formats>(createFormats(defaultFormatPreferences));

/** The current formats of dates, numbers and amounts. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}
