import { isHorizontal, type Direction } from '@/lib/spatial-navigation';

/** How a control was reached and used, which decides whether it gets its keys. */
export interface Visit {
  /** The user navigates with arrow keys, not with Tab or a pointer. */
  byArrows: boolean;
  /** Something was typed into it since it took the focus. */
  touched: boolean;
}

const WITH_OWN_KEYS = '[role=listbox], [role=menu], [role=tree], [role=grid]';
const STEPPED = new Set(['number', 'date', 'datetime-local', 'month', 'time', 'week']);
const TYPED = new Set(['text', 'search', 'url', 'tel', 'email', 'password']);

/** An open list gets the keys; browsers that do not know `:open` do not pass them to the page anyway. */
function isOpen(select: HTMLSelectElement): boolean {
  return CSS.supports('selector(:open)') && select.matches(':open');
}

/** Whether the caret cannot go further; false where the browser does not report it, as in an e-mail field. */
function isAtEdge(
  { selectionStart, selectionEnd, value }: HTMLInputElement | HTMLTextAreaElement,
  direction: Direction,
): boolean {
  return selectionStart === selectionEnd && selectionStart === (direction === 'left' ? 0 : value.length);
}

function scrollsSideways(element: Element, direction: Direction): boolean {
  const { scrollLeft, scrollWidth, clientWidth } = element;
  if (!/auto|scroll/.test(getComputedStyle(element).overflowX)) return false;
  return direction === 'left' ? scrollLeft > 0 : scrollLeft < scrollWidth - clientWidth - 1;
}

/**
 * Whether a control needs an arrow key itself. A control that uses both axes would trap a user who has only arrow keys:
 * for them, up and down leave it. For a user who comes with Tab, the browser's behavior stays.
 */
export function needsArrow(
  element: HTMLElement,
  direction: Direction,
  { byArrows, touched }: Visit,
): boolean {
  const sideways = isHorizontal(direction);
  if (element.isContentEditable) return true;
  if (element instanceof HTMLTextAreaElement) {
    const end = direction === 'left' || direction === 'up' ? 'left' : 'right';
    return !byArrows || ((sideways || touched) && !isAtEdge(element, end));
  }
  if (element instanceof HTMLSelectElement) return !byArrows || isOpen(element);
  if (element instanceof HTMLMediaElement) return sideways || !byArrows;
  if (element instanceof HTMLInputElement) {
    const { type, value } = element;
    if (type === 'range') return sideways || !byArrows;
    if (type === 'radio') return !byArrows;
    if (STEPPED.has(type)) return !byArrows;
    if (!TYPED.has(type) || !sideways || value === '') return false;
    return !byArrows || (touched && !isAtEdge(element, direction));
  }
  if (element.closest('[role=tablist]')) return sideways;
  if (element.matches('[role=slider]')) return sideways || !byArrows;
  if (element.closest(WITH_OWN_KEYS) || element.matches('[role=combobox][aria-expanded=true]')) return true;
  return sideways && scrollsSideways(element, direction);
}

/**
 * Enter on a control that otherwise needs Space or a pointer, for users who have no other key.
 *
 * @returns whether there was something to do
 */
export function press(element: Element | null): boolean {
  if (element instanceof HTMLSelectElement) {
    if (element.disabled || isOpen(element)) return false;
    element.showPicker();
    return true;
  }
  if (!(element instanceof HTMLInputElement)) return false;
  if (element.matches('[role=combobox][aria-expanded=false]')) {
    element.click();
    return true;
  }
  if (element.type === 'checkbox' || element.type === 'radio') {
    element.click();
    return true;
  }
  if (!STEPPED.has(element.type) || element.type === 'number') return false;
  element.showPicker();
  return true;
}
