import type { Box, Place } from '@/lib/spatial-navigation';

/** Something that an arrow key can move the focus to. */
export interface Reachable extends Place {
  element: HTMLElement;
}

interface Surroundings {
  /** The part of the page around it that does not scroll with the page. */
  layer: Box | null;
  /** The nearest scroll container: the element itself or an ancestor. */
  scroller: Element | null;
}

const CONTROLS =
  'a[href], button, input, select, textarea, summary, video[controls], audio[controls], [tabindex]';
const OUT_OF_REACH = '[inert], [aria-hidden="true"]';
/** In pixels. Some inputs are drawn by their label and have no size themselves. */
const TOO_SMALL_TO_SEE = 4;

/** The open dialog that is on top; the page behind it is out of reach. */
export function openDialog(): HTMLElement | null {
  return [...document.querySelectorAll<HTMLElement>('dialog:modal, [aria-modal=true]')].at(-1) ?? null;
}

/** The visible elements of a control: for some inputs only the labels. */
export function shownElements(element: HTMLElement): HTMLElement[] {
  const { width, height } = element.getBoundingClientRect();
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  return labels.length > 0 && Math.min(width, height) < TOO_SMALL_TO_SEE ? labels : [element];
}

function shownBox(element: HTMLElement): Box {
  const boxes = shownElements(element).map((part) => part.getBoundingClientRect());
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Whether a sticky element is held at an edge of the window; before that it scrolls like any other element. */
function isStuck(element: Element, { top, bottom }: CSSStyleDeclaration): boolean {
  const box = element.getBoundingClientRect();
  return box.top <= parseFloat(top) + 1 || box.bottom >= innerHeight - parseFloat(bottom) - 1;
}

/** Determines the surroundings of elements. Caches them, since hundreds of elements share their surroundings. */
export function createLookout() {
  const seen = new Map<Element, Surroundings>();

  function around(element: Element): Surroundings {
    const known = seen.get(element);
    if (known) return known;
    const parent = element.parentElement;
    const above =
      parent && parent !== document.documentElement ? around(parent) : { layer: null, scroller: null };
    const style = getComputedStyle(element);
    const { position, overflowX, overflowY } = style;
    const stays = position === 'fixed' || (position === 'sticky' && isStuck(element, style));
    const scrolls =
      element !== document.body &&
      ((/auto|scroll/.test(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
        (/auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth + 1));
    const found = {
      layer: stays ? element.getBoundingClientRect() : above.layer,
      scroller: scrolls ? element : above.scroller,
    };
    seen.set(element, found);
    return found;
  }

  return around;
}

export type Lookout = ReturnType<typeof createLookout>;

function clipped(box: Box, by: Box): Box {
  return {
    left: Math.max(box.left, by.left),
    top: Math.max(box.top, by.top),
    right: Math.min(box.right, by.right),
    bottom: Math.min(box.bottom, by.bottom),
  };
}

const isEmpty = ({ left, top, right, bottom }: Box) => right - left <= 1 || bottom - top <= 1;

export const isInWindow = ({ left, top, right, bottom }: Box) =>
  bottom > 0 && top < innerHeight && right > 0 && left < innerWidth;

/** Whether the keyboard enters a group of radio buttons at this one: the checked one, or else the first. */
function isEntrance(radio: HTMLInputElement): boolean {
  const group = [
    ...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${CSS.escape(radio.name)}"]`),
  ].filter(({ form }) => form === radio.form);
  return radio === (group.find(({ checked }) => checked) ?? group[0]);
}

export const areOneGroup = (one: Element | null, other: Element | null) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  other.type === 'radio' &&
  one.name === other.name &&
  one.form === other.form;

function canTakeFocus(element: HTMLElement, origin: Element | null): boolean {
  if (element.tabIndex < 0 || element.matches(':disabled') || element.closest(OUT_OF_REACH)) return false;
  if (element instanceof HTMLInputElement && element.type === 'radio' && !areOneGroup(element, origin)) {
    if (!isEntrance(element)) return false;
  }
  return element.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true });
}

/** The place of an element, including parts that another element clips. */
export function placeOf(element: HTMLElement, around: Lookout): Place {
  return { box: shownBox(element), layer: around(element).layer };
}

/** Everything in `scope` that the focus can move to from `origin`, without what another scroll container clips. */
export function reachableFrom(origin: HTMLElement | null, scope: ParentNode, around: Lookout): Reachable[] {
  const home = origin && around(origin).scroller;
  const found: Reachable[] = [];
  for (const element of scope.querySelectorAll<HTMLElement>(CONTROLS)) {
    if (element === origin || !canTakeFocus(element, origin)) continue;
    const { layer, scroller } = around(element);
    const whole = shownBox(element);
    const box =
      scroller && scroller !== home && scroller !== element
        ? clipped(whole, scroller.getBoundingClientRect())
        : whole;
    if (isEmpty(box) || (layer && !scroller && !isInWindow(box))) continue;
    found.push({ element, box, layer });
  }
  return found;
}
