import { wordsOf, type AnalysisRequest, type WordsRequest } from '@/contracts/analysis-request';

/** The values of the form. */
export interface FormUrls {
  url: string;
  /** Empty unless the captions are in a separate file. */
  captionsUrl: string;
}

/** Why the URLs of the form cannot be sent, and which field is wrong. */
export type UrlFailure =
  | { kind: 'url-empty'; field: 'url' }
  | { kind: 'url-incomplete'; field: keyof FormUrls };

/** Removes spaces and invisible characters, such as directional marks in a pasted text, from both ends of a URL. */
export function trimUrl(text: string): string {
  return text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
}

/** The request for the URLs of the form. @param words where else the words of the video come from */
export function requestOf(urls: FormUrls, words: WordsRequest = {}): AnalysisRequest {
  const captionsUrl = trimUrl(urls.captionsUrl);
  return { url: trimUrl(urls.url), ...(captionsUrl === '' ? {} : { captionsUrl }), ...wordsOf(words) };
}

/** Checks the URLs of the form. @returns null when they can be sent; the server checks the rest */
export function urlFailure(urls: FormUrls): UrlFailure | null {
  const { url, captionsUrl = '' } = requestOf(urls);
  if (url === '') return { kind: 'url-empty', field: 'url' };
  if (!isHttpUrl(url)) return { kind: 'url-incomplete', field: 'url' };
  if (captionsUrl === '' || isHttpUrl(captionsUrl)) return null;
  return { kind: 'url-incomplete', field: 'captionsUrl' };
}

function isHttpUrl(url: string): boolean {
  return /^https?:\/\/[^/]/i.test(url);
}
