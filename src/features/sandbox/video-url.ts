/** The addresses as they stand in the form. */
export interface TypedAddresses {
  url: string;
  /** Empty where the video has its own words, or none. */
  captionsUrl: string;
}

/** What is wrong with what was typed, before anybody is asked, and in which field. */
export type UrlProblem =
  { kind: 'url-empty'; field: 'url' } | { kind: 'url-incomplete'; field: keyof TypedAddresses };

/**
 * The address without what a paste brings along at its ends: spaces, and characters that nobody sees, such as
 * the marks of writing direction that copies from documents and dialogs carry.
 */
export function trimUrl(text: string): string {
  return text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
}

/** @param addresses trimmed. @returns null when they can be sent; what they lead to is the server's to judge */
export function addressProblem({ url, captionsUrl }: TypedAddresses): UrlProblem | null {
  if (url === '') return { kind: 'url-empty', field: 'url' };
  if (!isWebAddress(url)) return { kind: 'url-incomplete', field: 'url' };
  if (captionsUrl === '' || isWebAddress(captionsUrl)) return null;
  return { kind: 'url-incomplete', field: 'captionsUrl' };
}

function isWebAddress(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url);
}
