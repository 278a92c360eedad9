import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../src/i18n/language';
import type { MessageId } from '../../../src/i18n/message';

const MESSAGES = join(import.meta.dirname, '../../../src/i18n/messages');

/** A message without placeholders, from the files of its language. */
export function word(language: Language, id: MessageId): string {
  const name = `${id.slice(0, id.indexOf('.'))}.json`;
  for (const part of readdirSync(join(MESSAGES, language))) {
    if (!readdirSync(join(MESSAGES, language, part)).includes(name)) continue;
    const messages = JSON.parse(readFileSync(join(MESSAGES, language, part, name), 'utf8')) as Record<
      string,
      string
    >;
    const text = messages[id];
    if (text !== undefined) return text;
  }
  throw new Error(`There is no message "${id}" in "${language}"`);
}
