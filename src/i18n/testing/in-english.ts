import { setupI18n } from '@lingui/core';
import { mergeMessages } from '../merge-messages';
import type { Message, MessageId } from '../message';

const i18n = setupI18n({
  locale: 'en',
  messages: {
    en: mergeMessages(import.meta.glob('../messages/en/*/*.json', { eager: true, import: 'default' })),
  },
});

/** The English text of a message; null if there is no message. */
export function inEnglish(message: MessageId | Message | null | undefined): string | null {
  if (!message) return null;
  return typeof message === 'string' ? i18n._(message) : i18n._(message.id, message.values);
}
