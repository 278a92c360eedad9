/** What is wrong with what was typed, before anybody is asked. */
export type UrlProblem = 'url-empty' | 'url-incomplete';

/**
 * The address without what a paste brings along at its ends: spaces, and characters that nobody sees, such as
 * the marks of writing direction that copies from documents and dialogs carry.
 */
export function trimUrl(text: string): string {
  return text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
}

/** @param url trimmed. @returns null when it can be sent; what it leads to is the server's to judge */
export function urlProblem(url: string): UrlProblem | null {
  if (url === '') return 'url-empty';
  return /^https?:\/\/[^/]/i.test(url) ? null : 'url-incomplete';
}
