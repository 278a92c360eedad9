import type { Messages } from '@lingui/core';
import english from './messages/en/public';
import type { Language } from './language';

/**
 * The messages of a language are divided into parts: for visitors, for signed-in users, for one large page alone, for
 * what is shown of an analysis, for the library, and for each view that few people open. Each is one file of the build,
 * fetched when it is needed.
 */
export type Part =
  | 'public'
  | 'dashboard'
  | 'sandbox'
  | 'plan'
  | 'library'
  | 'many'
  | 'moments'
  | 'program'
  | 'audit'
  | 'windows'
  | 'spots';

const loaders = import.meta.glob<Messages>(['./messages/*/*/index.ts', '!./messages/en/public/index.ts'], {
  import: 'default',
});

/** The messages before anything is fetched: English, for the public pages. */
export const englishOfPublicPages: Messages = english;

/** Fetches one part of one language. Rejects if it cannot be fetched. */
export async function fetchMessages(language: Language, part: Part): Promise<Messages> {
  const load = loaders[`./messages/${language}/${part}/index.ts`];
  return load ? load() : english;
}
