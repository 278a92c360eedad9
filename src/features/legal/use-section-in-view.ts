import { useEffect, useState } from 'react';

/** A section counts as being read once its heading is above this share of the window's height. */
const READING_LINE = 0.3;

/** The last section whose heading is above the reading line; at the end of the page, the last section of all. */
function sectionInView(ids: readonly string[]): string | null {
  const { scrollHeight, clientHeight } = document.documentElement;
  const isAtEnd = scrollHeight > clientHeight && scrollY + clientHeight >= scrollHeight - 2;
  if (isAtEnd) return ids.at(-1) ?? null;
  const line = clientHeight * READING_LINE;
  return (
    ids.findLast((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? line) < line) ?? null
  );
}

/** @returns the id of the section that is being read, or null before the first */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);

  useEffect(() => {
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setCurrent(sectionInView(ids)));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [ids]);

  return current;
}
