import { useEffect, useState, type RefObject } from 'react';

/** Whether an element has left the window upwards or downwards by more than half of it. */
export function useIsOutOfSight(place: RefObject<Element | null>): boolean {
  const [isOut, setIsOut] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setIsOut(entry ? entry.intersectionRatio < 0.5 : false),
      { threshold: [0, 0.5, 1] },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isOut;
}
