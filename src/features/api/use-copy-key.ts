import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import type { ApiKey } from './api-key';

/** How long the button shows that it has copied. */
const SHOWN_MS = 2500;

/** Puts keys on the clipboard. @param announce says it to those who listen */
export function useCopyKey(announce: (text: string) => void) {
  const t = useText();
  const [copiedKey, setCopiedKey] = useState<number | null>(null);
  const [refused, setRefused] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy({ key, item }: ListEntry<ApiKey>) {
    setRefused(false);
    try {
      await navigator.clipboard.writeText(item.key);
    } catch (error) {
      // Not allowed, or a page without a secure origin, which has no clipboard at all.
      console.error('The clipboard refused a key', error);
      setCopiedKey(null);
      setRefused(true);
      return;
    }
    setCopiedKey(key);
    announce(t('api.key-copied', { name: item.name }));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopiedKey(null), SHOWN_MS);
  }

  return { copy, copiedKey, refused };
}
