import { useEffect, useLayoutEffect, useMemo, useRef, useState, type RefObject } from 'react';

/** The height of the header of the result, in px: what is under it is not in view. */
const HEADER_HEIGHT = 56;

/** Where the player is, and where it goes when it is scrolled out of view. */
export interface Docking {
  /** The place of the player in the page. */
  place: RefObject<HTMLDivElement | null>;
  /** The element that moves. */
  frame: RefObject<HTMLDivElement | null>;
  /** The place in the header of the result. */
  dock: RefObject<HTMLSpanElement | null>;
  isDocked: boolean;
}

/**
 * Moves an open video that is scrolled out of view to the header of the result, so that it covers nothing. It stays the
 * same element, which plays on.
 */
export function useDocking(isOpen: boolean): Docking {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const dock = useRef<HTMLSpanElement>(null);
  const [isOut, setIsOut] = useState(false);
  const isDocked = isOpen && isOut;

  useEffect(() => {
    if (!isOpen || !place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsOut(entry ? entry.intersectionRatio < 0.5 : false),
      { threshold: [0, 0.5, 1], rootMargin: `-${HEADER_HEIGHT}px 0px 0px 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isOpen]);

  useLayoutEffect(() => {
    const [moved, target] = [frame.current, dock.current];
    if (!isDocked || !moved || !target) return;
    const follow = () => {
      const { left, top } = target.getBoundingClientRect();
      moved.style.left = `${left}px`;
      moved.style.top = `${top}px`;
    };
    follow();
    addEventListener('scroll', follow, { passive: true });
    addEventListener('resize', follow);
    // What opens or closes above, such as the form, moves the header without a scroll.
    const observer = new ResizeObserver(follow);
    observer.observe(document.body);
    return () => {
      observer.disconnect();
      removeEventListener('scroll', follow);
      removeEventListener('resize', follow);
    };
  }, [isDocked]);

  return useMemo(() => ({ place, frame, dock, isDocked }), [isDocked]);
}
