import { isHorizontal, nextPlace, type Box, type Direction, type Place } from '@/lib/spatial-navigation';
import { goBack } from './go-back';
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
/** What remotes and keyboards call it. */
const BACK_KEYS = new Set(['GoBack', 'BrowserBack', 'XF86Back']);
/** What lies further out of the window is not gone to: what stands between is scrolled through, to be read. */
const REACH = 0.5;

/** How the person goes about. */
let manner: 'unknown' | 'arrows' | 'tab' | 'pointer' = 'unknown';
/** The field that something was typed into since it took the focus. */
let touched: EventTarget | null = null;

function focused(scope: ParentNode): HTMLElement | null {
  const active = document.activeElement;
  return active instanceof HTMLElement && active !== document.body && scope.contains(active) ? active : null;
}

/** Where to look from: the focus, else the heading; when that is scrolled away, the edge of the window. */
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

/** Scrolls what is focused into sight. What does not scroll with the page is scrolled within its part alone. */
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
function move(direction: Direction): boolean {
  const scope = openDialog() ?? document;
  const active = focused(scope);
  if (
    active &&
    needsArrow(active, direction, { byArrows: manner === 'arrows', touched: touched === active })
  ) {
    return false;
  }
  // Who clicked into the text and presses an arrow key wants to scroll.
  if (manner === 'pointer' && (active?.tabIndex ?? -1) < 0 && !isHorizontal(direction)) return false;
  const around = createLookout();
  const from = active ?? scope.querySelector<HTMLElement>('main h1, h1, h2');
  const next = choose(originOf(from, direction, around), reachableFrom(from, scope, around), direction);
  if (!next) return false;
  manner = 'arrows';
  next.element.focus({ preventScroll: true });
  show(next.element, around);
  if (areOneGroup(active, next.element)) next.element.click();
  // As Tab does: what is typed takes the place of what is there.
  if (next.element instanceof HTMLInputElement) next.element.select();
  return true;
}

function onKeyDown(event: KeyboardEvent) {
  if (event.key === 'Tab') manner = 'tab';
  if (event.defaultPrevented || event.isComposing) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const direction = DIRECTIONS[event.key];
  const isDone = direction
    ? move(direction)
    : event.key === 'Enter'
      ? manner === 'arrows' && press(document.activeElement)
      : BACK_KEYS.has(event.key) && goBack();
  if (isDone) event.preventDefault();
}

/**
 * From now on arrow keys move the focus to what lies in their direction, Enter works what it is on, and the Back of
 * a remote ends what is open or goes back. Everything can so be used with a remote alone. What a control does with
 * a key itself is left to it, and so is what something else has answered.
 *
 * @param signal ends it
 */
export function listenToArrowKeys(signal: AbortSignal): void {
  addEventListener('keydown', onKeyDown, { signal });
  addEventListener('pointerdown', () => (manner = 'pointer'), { signal, capture: true });
  addEventListener('input', ({ target }) => (touched = target), { signal, capture: true });
  addEventListener('focusin', () => (touched = null), { signal, capture: true });
}
