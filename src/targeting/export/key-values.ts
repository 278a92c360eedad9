import { printableText } from '@/contracts/printable-text';
import { toCsvText } from '@/lib/csv';
import { formatTimecode } from '@/lib/timecode';
import { rounded, type BreakRecord } from './records';

/** What is told about a break, each under a name that the user chooses. */
export const KEYS = ['break', 'topics', 'suitability', 'risk', 'score', 'match'] as const;

export type KeyNames = Record<(typeof KEYS)[number], string>;

export const USUAL_KEY_NAMES: KeyNames = {
  break: 'sc_break',
  topics: 'sc_topics',
  suitability: 'sc_suitability',
  risk: 'sc_risk',
  score: 'sc_score',
  match: 'sc_match',
};

/** Maximum lengths of a key and of a value in characters: those of Google Ad Manager, which are shorter than others'. */
export const MAX_KEY_LENGTH = 20;
const MAX_VALUE_LENGTH = 40;

/** What neither keys nor values of Google Ad Manager may contain, and what separates them in a request. */
const RESERVED = /["'=!+#*~;^()<>[\],&%\p{Surrogate}]/gu;

/** Why a name cannot be a key: it is empty, too long, starts with a digit, or has another character than letters. */
export type KeyProblem = 'empty' | 'too-long' | 'digit' | 'characters' | 'twice';

/** @returns the first problem of the name for a key among all names; null if there is none */
export function keyProblem(names: KeyNames, key: keyof KeyNames): KeyProblem | null {
  const name = names[key];
  if (name === '') return 'empty';
  if (name.length > MAX_KEY_LENGTH) return 'too-long';
  if (/^\d/.test(name)) return 'digit';
  if (!/^\w+$/.test(name)) return 'characters';
  const isSame = (other: keyof KeyNames) => names[other].toLowerCase() === name.toLowerCase();
  return KEYS.some((other) => other !== key && isSame(other)) ? 'twice' : null;
}

const plain = (text: string) =>
  printableText(printableText(text).toLowerCase().replace(RESERVED, ' '), MAX_VALUE_LENGTH).trim();

/** A key with its values; values have no reserved characters. */
interface KeyValues {
  key: string;
  values: string[];
}

/** What is told about a break; keys without a value are left out. */
export function keyValuesOf(record: BreakRecord, names: KeyNames = USUAL_KEY_NAMES): KeyValues[] {
  const { id, before, verdict, risks, score, match } = record;
  const values: Record<keyof KeyNames, readonly string[]> = {
    break: [id],
    topics: before.topics.map(({ name }) => name),
    suitability: [verdict],
    risk: risks.map(({ name, level }) => `${name} ${level}`),
    score: [String(Math.round(score * 100))],
    match: match === undefined ? [] : [String(Math.round(match * 100))],
  };
  return KEYS.map((key) => ({
    key: names[key],
    values: [...new Set(values[key].map(plain))].filter(Boolean),
  })).filter(({ values: some }) => some.length > 0);
}

/** Key-values in the form of a request: `key=value,value&key=value`. */
const textOf = (all: readonly KeyValues[]) =>
  all.map(({ key, values }) => `${key}=${values.join(',')}`).join('&');

/**
 * The key-values of each break as CSV: in plain form for the forms of an ad server, and encoded as the parameter
 * `cust_params` of a request of Google Ad Manager. Not verified against a live ad server.
 */
export function toKeyValueSheet(breaks: readonly BreakRecord[], names: KeyNames = USUAL_KEY_NAMES): string {
  const rows = breaks.map((each) => {
    const text = textOf(keyValuesOf(each, names));
    const { id, timeMs, podSeconds } = each;
    return [id, timeMs, formatTimecode(timeMs), rounded(podSeconds, 3), text, encodeURIComponent(text)];
  });
  const columns = ['break', 'time_ms', 'time', 'pod_seconds', 'key_values', 'cust_params'];
  return toCsvText([columns, ...rows]);
}
