import { useText } from '@/i18n/use-text';

/** What something of a list is called where it is shown and spoken of: it need not have a name. */
export function useShownName(): (item: { name: string }) => string {
  const t = useText();
  return ({ name }) => name.trim() || t('tables.unnamed');
}
