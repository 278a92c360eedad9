import { useText } from '@/i18n/use-text';

/** Returns the displayed name of an item, whose own name may be empty. */
export function useShownName(): (item: { name: string }) => string {
  const t = useText();
  return ({ name }) => name.trim() || t('tables.unnamed');
}
