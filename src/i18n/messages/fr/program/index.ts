import type { Messages } from '@lingui/core';
import { mergeMessages } from '@/i18n/merge-messages';

export default mergeMessages(import.meta.glob<Messages>('./*.json', { eager: true, import: 'default' }));
