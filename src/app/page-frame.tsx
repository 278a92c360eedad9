import { useEffect, type ReactNode } from 'react';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';

interface PageFrameProps {
  title: MessageId | null;
  children: ReactNode;
}

/** True until the first page has been shown: that one leaves the focus where the browser puts it. */
let isFirstPage = true;

/**
 * Makes the title of the document and the focus follow the route. Mounted anew for each page, inside its
 * Suspense boundary: when the effect runs, the page's heading is there.
 */
export function PageFrame({ title, children }: PageFrameProps) {
  const t = useText();

  useEffect(() => {
    document.title = title === null ? 'SceneCue' : t('app.page-title', { title: t(title) });
  }, [t, title]);

  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);

  return children;
}
