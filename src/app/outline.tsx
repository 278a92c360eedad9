import type { ReactNode } from 'react';
import { FullPageSpinner } from '@/ui/feedback/full-page-spinner';

interface OutlineProps {
  /** `known`: to somebody whom this device knows; anybody else may be led to another page. */
  shownTo: 'known' | 'anybody';
  children: ReactNode;
}

/**
 * What stands in the HTML of a page until its code is here and it is known who has come: its outline, or in its place
 * that something is loading. `public/before-paint.js` tells which, `theme/base.css` shows it. For the build alone.
 */
export function Outline({ shownTo, children }: OutlineProps) {
  return (
    <>
      <div data-outline-for={shownTo}>{children}</div>
      <div data-without-outline={shownTo}>
        <FullPageSpinner />
      </div>
    </>
  );
}
