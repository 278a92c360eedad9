import type { MessageId } from '@/i18n/message';
import type { Translate } from '@/i18n/use-text';

/** What the head of the document says of a page: its title, and the sentence for search engines. */
export function headOf(
  { title, description }: { title: MessageId | null; description?: MessageId | undefined },
  t: Translate,
): { title: string; description: string } {
  return {
    title: title === null ? 'SceneCue' : t('app.page-title', { title: t(title) }),
    description: t(description ?? 'app.description'),
  };
}
