import { useEffect, type ReactNode } from 'react';

interface PageFrameProps {
  title: string;
  children: ReactNode;
}

/** True until the first page has been shown: that one leaves the focus where the browser puts it. */
let isFirstPage = true;

/**
 * Makes the title of the document and the focus follow the route. Mounted anew for each page, inside its
 * Suspense boundary: when the effect runs, the page's heading is there.
 */
export function PageFrame({ title, children }: PageFrameProps) {
  useEffect(() => {
    document.title = title === 'SceneCue' ? title : `${title} · SceneCue`;
    if (isFirstPage) {
      isFirstPage = false;
      return;
    }
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
  }, [title]);

  return children;
}
