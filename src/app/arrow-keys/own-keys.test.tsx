import { beforeEach, expect, it, vi } from 'vitest';
import { needsArrow, press } from './own-keys';

/** The controls that are open: the test environment does not know `:open`. */
const open = new Set<Element>();

beforeEach(() => {
  document.body.innerHTML = '';
  open.clear();
  vi.stubGlobal('CSS', { supports: (condition: string) => condition === 'selector(:open)' });
  vi.spyOn(HTMLSelectElement.prototype, 'matches').mockImplementation(function (this: HTMLSelectElement) {
    return open.has(this);
  });
});

function element(html: string): HTMLElement {
  document.body.innerHTML = html;
  const inner = document.body.querySelector<HTMLElement>('[data-inner]') ?? document.body.firstElementChild;
  if (!(inner instanceof HTMLElement)) throw new Error('There is no element');
  return inner;
}

function control<Tag extends 'input' | 'textarea' | 'select'>(tag: Tag, html: string) {
  element(html);
  const found = document.body.querySelector<HTMLElementTagNameMap[Tag]>(tag);
  if (!found) throw new Error(`There is no ${tag}`);
  return found;
}

const BY_TAB = { byArrows: false, touched: false };
const BY_ARROWS = { byArrows: true, touched: false };
const TOUCHED = { byArrows: true, touched: true };

/** The arrow keys that a control needs itself. */
const needs = (control: HTMLElement, visit: typeof BY_TAB) =>
  (['up', 'down', 'left', 'right'] as const).filter((direction) => needsArrow(control, direction, visit));

const ALL = ['up', 'down', 'left', 'right'];
const SIDEWAYS = ['left', 'right'];

it.each([
  ['<button>Save</button>', [], []],
  ['<a href="/">Home</a>', [], []],
  ['<input type="checkbox">', [], []],
  ['<input type="text" value="">', [], []],
  ['<input type="text" value="abc">', SIDEWAYS, []],
  ['<input type="search" value="abc">', SIDEWAYS, []],
  ['<input type="url" value="abc">', SIDEWAYS, []],
  ['<input type="tel" value="abc">', SIDEWAYS, []],
  ['<input type="email" value="abc">', SIDEWAYS, []],
  ['<input type="password" value="abc">', SIDEWAYS, []],
  ['<input type="radio">', ALL, []],
  ['<input type="number">', ALL, []],
  ['<input type="date">', ALL, []],
  ['<input type="time">', ALL, []],
  ['<input type="range">', ALL, SIDEWAYS],
  ['<select></select>', ALL, []],
  ['<textarea></textarea>', ALL, []],
  ['<video></video>', ALL, SIDEWAYS],
  ['<audio></audio>', ALL, SIDEWAYS],
  ['<div role="slider"></div>', ALL, SIDEWAYS],
  ['<div role="tablist"><button data-inner>Tab</button></div>', SIDEWAYS, SIDEWAYS],
  ['<div role="listbox"><div data-inner role="option"></div></div>', ALL, ALL],
  ['<div role="menu"></div>', ALL, ALL],
  ['<div role="tree"></div>', ALL, ALL],
  ['<div role="grid"></div>', ALL, ALL],
  ['<button role="combobox" aria-expanded="true"></button>', ALL, ALL],
  ['<button role="combobox" aria-expanded="false"></button>', [], []],
])('%s needs %j for a user who comes with Tab, and %j for one with arrow keys', (html, byTab, byArrows) => {
  const tested = element(html);
  expect(needs(tested, BY_TAB)).toEqual(byTab);
  expect(needs(tested, BY_ARROWS)).toEqual(byArrows);
});

it('editable text and an open select need all arrow keys', () => {
  const text = element('<div></div>');
  Object.defineProperty(text, 'isContentEditable', { value: true });
  expect(needs(text, BY_ARROWS)).toEqual(ALL);
  const select = element('<select></select>');
  open.add(select);
  expect(needs(select, BY_ARROWS)).toEqual(ALL);
  vi.stubGlobal('CSS', { supports: () => false });
  expect(needs(select, BY_ARROWS), 'the browser cannot tell whether it is open').toEqual([]);
});

it('a field that was typed into needs left and right until the caret is at the end of the text', () => {
  const field = control('input', '<input type="text" value="abc">');
  field.setSelectionRange(1, 1);
  expect(needs(field, TOUCHED)).toEqual(SIDEWAYS);
  field.setSelectionRange(0, 0);
  expect(needs(field, TOUCHED)).toEqual(['right']);
  field.setSelectionRange(3, 3);
  expect(needs(field, TOUCHED)).toEqual(['left']);
  field.setSelectionRange(0, 3);
  expect(needs(field, TOUCHED)).toEqual(SIDEWAYS);
});

it('a text area that was typed into needs up and down as well, until the caret is at an end', () => {
  const area = control('textarea', '<textarea>abc</textarea>');
  area.setSelectionRange(1, 1);
  expect(needs(area, TOUCHED)).toEqual(ALL);
  expect(needs(area, BY_ARROWS)).toEqual(SIDEWAYS);
  area.setSelectionRange(0, 0);
  expect(needs(area, TOUCHED)).toEqual(['down', 'right']);
  expect(needs(area, BY_ARROWS)).toEqual(['right']);
  area.setSelectionRange(3, 3);
  expect(needs(area, TOUCHED)).toEqual(['up', 'left']);
});

it.each([
  [0, ['right']],
  [1, SIDEWAYS],
  [98, SIDEWAYS],
  [99, ['left']],
])('what scrolls sideways, scrolled by %i of 100 pixels, needs %j', (scrollLeft, expected) => {
  const scroller = element('<div style="overflow-x: auto" tabindex="0"></div>');
  Object.defineProperties(scroller, {
    scrollLeft: { value: scrollLeft },
    scrollWidth: { value: 300 },
    clientWidth: { value: 200 },
  });
  expect(needs(scroller, BY_ARROWS)).toEqual(expected);
  scroller.style.overflowX = 'hidden';
  expect(needs(scroller, BY_ARROWS)).toEqual([]);
});

it('Enter toggles a checkbox and selects a radio button', () => {
  for (const type of ['checkbox', 'radio']) {
    const box = control('input', `<input type="${type}">`);
    expect(press(box)).toBe(true);
    expect(box.checked).toBe(true);
  }
});

it('Enter opens a select that is closed and enabled, and a picker of a date or time', () => {
  for (const [html, opens] of [
    ['<select></select>', true],
    ['<select disabled></select>', false],
    ['<input type="date">', true],
    ['<input type="time">', true],
    ['<input type="number">', false],
    ['<input type="text">', false],
    ['<button></button>', false],
  ] as const) {
    const showPicker = vi.fn();
    const tested = Object.assign(element(html), { showPicker });
    expect(press(tested), html).toBe(opens);
    expect(showPicker, html).toHaveBeenCalledTimes(opens ? 1 : 0);
  }
  const select = Object.assign(element('<select></select>'), { showPicker: vi.fn() });
  open.add(select);
  expect(press(select)).toBe(false);
  expect(select.showPicker).not.toHaveBeenCalled();
  expect(press(null)).toBe(false);
});
