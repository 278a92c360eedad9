import * as v from 'valibot';
import { MAX_FACT_LENGTH } from '@/contracts/file-facts';
import { factSchemas, programEntries, type ProgramFacts } from '@/contracts/program-facts';
import type { MessageId } from '@/i18n/message';

type FactName = keyof ProgramFacts;
type FactValue<Name extends FactName> = NonNullable<ProgramFacts[Name]>;

/** The facts that are entered as text. */
export type TextFact = Exclude<FactName, 'genres' | 'productionQuality' | 'delivery'>;

/** A fact as it stands in its field. IDs of others are one a line: the domain, then the ID. */
export function factText(value: FactValue<TextFact>): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value.map(({ domain, id }) => `${domain} ${id}`).join('\n');
}

function valueOf(name: TextFact, text: string): unknown {
  if (name === 'episode') return /^\d+$/.test(text) ? Number(text) : text;
  if (/domain$|exchange/i.test(name)) return text.toLowerCase();
  if (name !== 'otherIds') return text;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => {
    const [, domain = '', id = ''] = /^\s*(\S+)\s+(.*?)\s*$/.exec(line) ?? [];
    return { domain: domain.toLowerCase(), id };
  });
}

/** The messages for what is no fact of its kind. */
const ERRORS: Partial<Record<TextFact, MessageId>> = {
  episode: 'program.episode-error',
  networkDomain: 'program.domain-error',
  channelDomain: 'program.domain-error',
  exchange: 'program.domain-error',
  firstBroadcast: 'program.day-error',
  language: 'program.language-error',
  originalLanguage: 'program.language-error',
  otherIds: 'program.other-ids-error',
};

/**
 * Reads what was typed into a field.
 *
 * @param text not only spaces
 */
export function readFact(
  name: TextFact,
  text: string,
): { value: FactValue<TextFact> } | { error: MessageId } {
  const read = v.safeParse(factSchemas[name], valueOf(name, text.trim()));
  if (read.success) return { value: read.output };
  return { error: ERRORS[name] ?? 'program.too-long' };
}

/** Maximum length of a text in the messages. */
export const ERROR_VALUES = { max: MAX_FACT_LENGTH };

/**
 * What is stored after a change.
 *
 * @param stored before it
 * @param value null hides what the file says, undefined shows it again
 */
export function withFact<Name extends FactName>(
  stored: string | null,
  name: Name,
  value: ProgramFacts[Name] | null,
): string | null {
  const entries = Object.entries({ ...programEntries(stored), [name]: value });
  const left = entries.filter(([, each]) => each !== undefined);
  return left.length === 0 ? null : JSON.stringify(Object.fromEntries(left));
}
