import { useText } from '@/i18n/use-text';

/** The name of an item as it is shown: the name may be empty. */
export function useShownName(): (item: { name: string }) => string {
  const t = useText();
  return ({ name }) => name.trim() || t('tables.unnamed');
}
