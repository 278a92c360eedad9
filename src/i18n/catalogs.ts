import type { Messages } from '@lingui/core';
import english from './messages/en/public';
import type { Language } from './language';

/**
 * The messages of a language come in parts: what visitors see, what is behind the sign-in, what one large page alone
 * needs, what is shown of an analysis, the library, and lists of videos. Each is one file of the build, fetched when it is needed.
 */
export type Part = 'public' | 'dashboard' | 'sandbox' | 'plan' | 'library' | 'many';

const loaders = import.meta.glob<Messages>(['./messages/*/*/index.ts', '!./messages/en/public/index.ts'], {
  import: 'default',
});

/** The messages before anything is fetched: English, for the public pages. */
export const englishOfPublicPages: Messages = english;

/** Fetches one part of one language. Rejects where it cannot be had. */
export async function fetchMessages(language: Language, part: Part): Promise<Messages> {
  const load = loaders[`./messages/${language}/${part}/index.ts`];
  return load ? load() : english;
}
