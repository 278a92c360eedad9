import { printableText } from '@/contracts/printable-text';
import { MAX_CITED, MAX_QUOTE_LENGTH, type Cited } from '@/contracts/understanding';
import type { Citable, SceneSheet } from './scene-sheet';

/** Minimum number of letters and digits of a quote that is not a whole line: less is in every line. */
const MIN_QUOTE_LETTERS = 3;

/** As `printableText`, and composed as the words are that were sent. */
const normal = (text: string) => printableText(text, MAX_QUOTE_LENGTH).normalize('NFC');

/**
 * What a claim cites, as a result has it.
 *
 * @param ids as the model cites them
 * @param quote as the model quotes it; null for none, undefined for a claim that has no quotes
 * @returns undefined if the claim is not bound to evidence: it cites nothing, or something that was not sent; its quote is
 *   in nothing that it cites; or it rests on words alone and quotes none
 */
export function evidenceFor(
  { citable }: SceneSheet,
  ids: readonly string[],
  quote?: string | null,
): Cited[] | undefined {
  const items = [...new Set(ids)].map((id) => citable.get(id));
  const cited = items.filter((item) => item !== undefined);
  if (cited.length === 0 || cited.length < items.length) return undefined;
  if (quote == null || quote === '') {
    if (quote !== undefined && cited.every(({ kind }) => kind !== 'frame')) return undefined;
    return cited.slice(0, MAX_CITED).map(({ kind, timestamp }) => ({ kind, timestamp }));
  }
  const words = normal(quote);
  const source = cited.find((item) => contains(item, words));
  if (source === undefined) return undefined;
  // What is quoted comes first, so that it is kept.
  return [source, ...cited.filter((item) => item !== source)].slice(0, MAX_CITED).map((item) => ({
    kind: item.kind,
    timestamp: item.timestamp,
    ...(item === source ? { quote: words } : {}),
  }));
}

function contains(item: Citable, words: string): boolean {
  if (item.kind === 'frame') return false;
  const text = normal(item.text);
  const letters = words.replaceAll(/[^\p{L}\p{N}]/gu, '').length;
  return text.includes(words) && (letters >= MIN_QUOTE_LETTERS || text === words) && letters > 0;
}
