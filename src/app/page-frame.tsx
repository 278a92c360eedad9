import { useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { MessageId } from '@/i18n/message';
import { useText, type Translate } from '@/i18n/use-text';
import { PageHeading } from './page-heading';

interface PageFrameProps {
  title: MessageId | null;
  /** For search engines; by default that of the product. */
  description?: MessageId | undefined;
  /** If given, the heading of the page is rendered here. */
  lede?: MessageId | undefined;
  /** Its path: a page below it has its own heading. */
  path?: string;
  /** True at the first call: on the first page the browser sets the focus. */
  isFirstPage: () => boolean;
  children: ReactNode;
}

/** The title of the document and the description for search engines. */
export function headOf(
  title: MessageId | null,
  description: MessageId | undefined,
  t: Translate,
): { title: string; description: string } {
  return {
    title: title === null ? 'SceneCue' : t('app.page-title', { title: t(title) }),
    description: t(description ?? 'app.description'),
  };
}

/**
 * Makes the head of the document, the heading and the focus follow the route. Mounted again for each page, when the
 * page's heading exists: a page with its own heading is in the same Suspense boundary.
 */
export function PageFrame({ title, description, lede, path, isFirstPage, children }: PageFrameProps) {
  const t = useText();
  const [location] = useLocation();

  // Both before the paint, as the heading.
  useLayoutEffect(() => {
    const head = headOf(title, description, t);
    document.title = head.title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', head.description);
  }, [t, title, description, location]);

  useLayoutEffect(() => {
    if (isFirstPage()) return;
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [isFirstPage, location]);

  return (
    <>
      {title && lede && location === (path ?? location) ? (
        <PageHeading title={t(title)}>{t(lede)}</PageHeading>
      ) : null}
      {children}
    </>
  );
}
