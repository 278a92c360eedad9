import { createContext, useContext } from 'react';
import { createFormats, defaultFormatPreferences, type Formats } from '@/lib/formats';

/** The formats of the signed-in user; without a provider those of a new profile. */
export const FormatsContext = createContext<Formats>(createFormats(defaultFormatPreferences));

/** How dates, numbers and amounts are written here. */
export function useFormats(): Formats {
  return useContext(FormatsContext);
}
