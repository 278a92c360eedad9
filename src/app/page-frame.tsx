import { useEffect, type ReactNode } from 'react';
import type { MessageId } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { PageHeading } from '@/ui/layouts/page-heading';
import { headOf } from './head-of';

interface PageFrameProps {
  title: MessageId | null;
  /** What search engines say of the page. */
  description?: MessageId | undefined;
  /** With it the page has its heading from here. */
  lede?: MessageId | undefined;
  children: ReactNode;
}

/** True until the first page has been shown: that one leaves the focus where the browser puts it. */
let isFirstPage = true;

/**
 * Makes the head of the document, the heading and the focus follow the route. Mounted anew for each page, when the
 * page's heading is there: one that has none from here stands in the same Suspense boundary.
 */
export function PageFrame({ title, description, lede, children }: PageFrameProps) {
  const t = useText();

  useEffect(() => {
    const head = headOf({ title, description }, t);
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [t, title, description]);

  useEffect(() => {
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <>
      {title && lede ? <PageHeading title={t(title)}>{t(lede)}</PageHeading> : null}
      {children}
    </>
  );
}
