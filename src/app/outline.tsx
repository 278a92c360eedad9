import type { ReactNode } from 'react';
import { FullPageSpinner } from './full-page-spinner';

interface OutlineProps {
  /** `known`: only to a user whom this device knows; anybody else may be redirected to another page. */
  shownTo: 'known' | 'anybody';
  children: ReactNode;
}

/**
 * The HTML of a page until its code is loaded and it is known who the visitor is: its outline, or else a loading
 * indicator. `public/before-paint.js` decides which, `theme/base.css` shows it. Used only by the build.
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
