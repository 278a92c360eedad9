import { useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/sample-lists';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import type { ApiKey } from './api-key';

/** How long the button shows the check mark, in ms. */
const SHOWN_MS = 2500;

/** Copies keys to the clipboard. */
export function useCopyKey() {
  const t = useText();
  const { announcement, announce } = useAnnouncement();
  const [copiedKey, setCopiedKey] = useState<number | null>(null);
  const [failed, setFailed] = useState(false);
  const timer = useRef<number | undefined>(undefined);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  async function copy({ key, item }: ListEntry<ApiKey>) {
    setFailed(false);
    try {
      await navigator.clipboard.writeText(item.key);
    } catch (error) {
      // Not permitted, or not a secure context, in which there is no clipboard.
      console.error('Copying an API key failed', error);
      setCopiedKey(null);
      setFailed(true);
      return;
    }
    setCopiedKey(key);
    announce(t('api.key-copied', { name: item.name }));
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setCopiedKey(null), SHOWN_MS);
  }

  return { copy, copiedKey, failed, announcement };
}
