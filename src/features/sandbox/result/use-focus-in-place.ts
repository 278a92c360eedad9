import { useEffect, type RefObject } from 'react';

const STOPS = 'button, select, input, textarea, summary, a[href]';

/** The position of an element: its index in its parent, and so on outwards. */
type Place = { parent: Element; index: number }[];

function placeOf(element: Element, area: Element): Place {
  const place: Place = [];
  for (let child = element; child !== area && child.parentElement; child = child.parentElement)
    place.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return place;
}

/** What can be focused now at the position of the element, otherwise after it, otherwise before it. */
function stopAt(place: Place): HTMLElement | undefined {
  for (const { parent, index } of place) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    for (const child of [...children.slice(index), ...children.slice(0, index).reverse()]) {
      const stops = [child, ...child.querySelectorAll(STOPS)];
      const stop = stops.find(
        (each) => each instanceof HTMLElement && each.matches(STOPS) && each.checkVisibility(),
      );
      if (stop instanceof HTMLElement) return stop;
    }
  }
  return undefined;
}

/**
 * A button may disappear together with what it changes. The focus then moves to the button that undoes the change, if
 * one has appeared (with the attribute `data-undo`), otherwise to what is now in its place.
 */
export function useFocusInPlace(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    const ended = new AbortController();
    let focused: { stop: Element; place: Place; undo: Element | null } | null = null;
    const undo = () => element.querySelector<HTMLElement>('[data-undo]');
    const observer = new MutationObserver(() => {
      if (!focused || focused.stop.isConnected || document.activeElement !== document.body) return;
      const undoing = undo();
      (undoing === focused.undo ? stopAt(focused.place) : (undoing ?? stopAt(focused.place)))?.focus();
    });
    document.addEventListener(
      'focusin',
      ({ target }) => {
        observer.disconnect();
        focused = null;
        if (!(target instanceof Element) || !element.contains(target)) return;
        focused = { stop: target, place: placeOf(target, element), undo: undo() };
        observer.observe(element, { childList: true, subtree: true });
      },
      { signal: ended.signal },
    );
    return () => {
      ended.abort();
      observer.disconnect();
    };
  }, [area]);
}
