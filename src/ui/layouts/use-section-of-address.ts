import { useEffect } from 'react';

/**
 * Goes to the section that the address names. The browser does so only for what is there when the document
 * arrives, and a page of this application comes later. In the next frame: the change of route first puts
 * the page to its top.
 */
export function useSectionOfAddress(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(location.hash.slice(1));
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}
