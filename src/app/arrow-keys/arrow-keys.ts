import { isHorizontal, nextPlace, type Box, type Direction, type Place } from '@/lib/spatial-navigation';
import { BACK_KEYS, closeBeforeTraversal, pressBack } from './back';
import { needsArrow, press } from './own-keys';
import {
  areOneGroup,
  createLookout,
  isInWindow,
  openDialog,
  placeOf,
  reachableFrom,
  shownElements,
  type Lookout,
  type Reachable,
} from './reachable';

const DIRECTIONS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};
/**
 * Distance from the window, in window heights, beyond which elements take no focus: the text before them is scrolled.
 */
const REACH = 0.5;

/** How the user has navigated last. */
interface Navigation {
  by: 'unknown' | 'arrows' | 'tab' | 'pointer';
  /** The field that was typed into since it took the focus. */
  edited: EventTarget | null;
}

function focused(scope: ParentNode): HTMLElement | null {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body && scope.contains(active) ? active : null;
}

/** Where the search starts: at the focus, else the heading; if that is scrolled away, at the edge of the window. */
function originOf(element: HTMLElement | null, direction: Direction, around: Lookout): Place {
  const edge: Box = { left: 0, right: innerWidth, top: 0, bottom: 0 };
  if (!element) return { box: edge, layer: null };
  const place = placeOf(element, around);
  if (place.layer || around(element).scroller || isHorizontal(direction) || isInWindow(place.box))
    return place;
  const { left, right } = place.box;
  const at = direction === 'down' ? 0 : innerHeight;
  return { box: { left, right, top: at, bottom: at }, layer: null };
}

function isWithinReach({ box }: Place): boolean {
  const margin = innerHeight * REACH;
  return box.top < innerHeight + margin && box.bottom > -margin;
}

function choose(origin: Place, others: Reachable[], direction: Direction): Reachable | undefined {
  if (isHorizontal(direction)) {
    const seen = others.filter(({ box }) => isInWindow(box));
    return nextPlace(origin, seen, direction) ?? nextPlace(origin, others, direction);
  }
  const next = nextPlace(origin, others, direction);
  return next && isWithinReach(next) ? next : undefined;
}

/** Scrolls the focused element into view. One in a fixed layer is scrolled within its own scroller only. */
function show(element: HTMLElement, around: Lookout) {
  const [part = element] = shownElements(element);
  const { layer, scroller } = around(element);
  if (!layer) {
    part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  } else if (scroller) {
    const box = part.getBoundingClientRect();
    const frame = scroller.getBoundingClientRect();
    if (box.bottom > frame.bottom) scroller.scrollTop += box.bottom - frame.bottom;
    if (box.top < frame.top) scroller.scrollTop -= frame.top - box.top;
  }
}

/** @returns whether the focus has moved */
function move(direction: Direction, last: Navigation): boolean {
  const scope = openDialog() ?? document;
  const active = focused(scope);
  if (
    active &&
    needsArrow(active, direction, { byArrows: last.by === 'arrows', touched: last.edited === active })
  ) {
    return false;
  }
  // After a click into the text an arrow key scrolls.
  if (last.by === 'pointer' && (active?.tabIndex ?? -1) < 0 && !isHorizontal(direction)) return false;
  const around = createLookout();
  const from = active ?? scope.querySelector<HTMLElement>('main h1, h1, h2');
  const next = choose(originOf(from, direction, around), reachableFrom(from, scope, around), direction);
  if (!next) return false;
  last.by = 'arrows';
  next.element.focus({ preventScroll: true });
  show(next.element, around);
  if (areOneGroup(active, next.element)) next.element.click();
  // As Tab does: typing replaces the value.
  if (next.element instanceof HTMLInputElement) next.element.select();
  return true;
}

function onKeyDown(event: KeyboardEvent, last: Navigation) {
  if (event.key === 'Tab') last.by = 'tab';
  if (event.defaultPrevented || event.isComposing) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const direction = DIRECTIONS[event.key];
  const isDone = direction
    ? move(direction, last)
    : event.key === 'Enter'
      ? last.by === 'arrows' && press(document.activeElement)
      : BACK_KEYS.has(event.key) && pressBack();
  if (isDone) event.preventDefault();
}

/** Controls that take up and down for themselves: they would trap a user who has only arrow keys. */
const TRAPS = '[role=slider], [role=combobox][aria-expanded=false], [data-accordion-control]';

/** Leaves such a control before it gets the key. */
function leaveTrap(event: KeyboardEvent, last: Navigation) {
  if (last.by !== 'arrows' || !document.activeElement?.matches(TRAPS)) return;
  onKeyDown(event, last);
  if (event.defaultPrevented) event.stopPropagation();
}

/**
 * Makes arrow keys move the focus in their direction, Enter activate the focused element, and the Back key of a remote
 * close what is open or go back, so that a remote alone is enough. Keys that a control uses itself, or that something
 * else has handled, are ignored. The browser's own Back closes an open dialog.
 *
 * @param signal ends it; if it is aborted already, nothing begins
 */
export function listenToArrowKeys(signal: AbortSignal): void {
  if (signal.aborted) return;
  const last: Navigation = { by: 'unknown', edited: null };
  addEventListener('keydown', (event) => leaveTrap(event, last), { signal, capture: true });
  addEventListener('keydown', (event) => onKeyDown(event, last), { signal });
  addEventListener('pointerdown', () => (last.by = 'pointer'), { signal, capture: true });
  addEventListener('input', ({ target }) => (last.edited = target), { signal, capture: true });
  addEventListener('focusin', () => (last.edited = null), { signal, capture: true });
  if ('navigation' in globalThis) navigation.addEventListener('navigate', closeBeforeTraversal, { signal });
}
