import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listenToArrowKeys } from './arrow-keys';
import { at, focus, key, listenInEachTest, path, showPage } from './testing/page-with-places';

const ended = listenInEachTest();

it('arrow keys move the focus to what is next in their direction, from the heading at first', () => {
  showPage(`
    <main><h1 data-at="0 0 400 40">Title</h1>
    <button id="a" data-at="0 100">A</button><button id="b" data-at="200 100">B</button>
    <button id="c" data-at="0 200">C</button></main>`);
  expect(path('ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp')).toEqual([
    ...['a', 'b', 'a', 'c', 'a'],
  ]);
  expect(key('ArrowUp'), 'there is nothing above').toBe(false);
  expect(key('ArrowRight'), 'handled: the page must not scroll').toBe(true);
});

it('arrow keys pass over what cannot take the focus', () => {
  showPage(`
    <button id="a" data-at="0 0">A</button>
    <button data-at="0 50" disabled>disabled</button>
    <button data-at="0 100" tabindex="-1">not in the order</button>
    <div inert><button data-at="0 150">inert</button></div>
    <div aria-hidden="true"><button data-at="0 200">hidden</button></div>
    <button data-at="0 250 0 0">without a size</button>
    <button id="z" data-at="0 300">Z</button>`);
  at('a');
  expect(path('ArrowDown')).toEqual(['z']);
});

it.each([{ altKey: true }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { isComposing: true }])(
  'an arrow key with %j is not handled',
  (init) => {
    showPage('<button id="a" data-at="0 0">A</button><button id="b" data-at="0 50">B</button>');
    at('a');
    expect(key('ArrowDown', init)).toBe(false);
    expect(focus()).toBe('a');
  },
);

it('a key that something else has handled is ignored', () => {
  showPage('<button id="a" data-at="0 0">A</button><button id="b" data-at="0 50">B</button>');
  at('a');
  const handle = (event: Event) => event.preventDefault();
  document.body.addEventListener('keydown', handle, { once: true });
  key('ArrowDown');
  expect(focus()).toBe('a');
});

it('left and right find what is in the window before what is outside of it', () => {
  showPage(`
    <button id="a" data-at="0 700">A</button>
    <button id="outside" data-at="150 800">outside</button>
    <button id="inside" data-at="600 500">inside</button>`);
  at('a');
  expect(path('ArrowRight')).toEqual(['inside']);
  showPage(
    `<button id="a" data-at="0 700">A</button><button id="outside" data-at="150 800">outside</button>`,
  );
  at('a');
  expect(path('ArrowRight')).toEqual(['outside']);
});

it('down scrolls the text where the next control is more than half a window away', () => {
  showPage('<button id="a" data-at="0 0">A</button><button id="far" data-at="0 1160">far</button>');
  at('a');
  expect(key('ArrowDown')).toBe(false);
  showPage('<button id="a" data-at="0 0">A</button><button id="near" data-at="0 1140">near</button>');
  at('a');
  expect(path('ArrowDown')).toEqual(['near']);
});

it('when the focus is scrolled away, the search starts at the edge of the window', () => {
  showPage(`
    <button id="a" data-at="0 -900">A</button><button data-at="0 -850">above</button>
    <button id="first" data-at="0 10">first</button><button id="last" data-at="0 700">last</button>`);
  at('a');
  expect(path('ArrowDown')).toEqual(['first']);
  at('a');
  expect(path('ArrowUp')).toEqual(['last']);
});

it('after a click into the text up and down scroll, while left and right move the focus', () => {
  showPage(
    '<h1 data-at="0 0">Title</h1><button id="a" data-at="0 50">A</button><button id="b" data-at="200 0">B</button>',
  );
  fireEvent.pointerDown(screen.getByRole('heading'));
  expect(key('ArrowDown')).toBe(false);
  expect(path('ArrowRight')).toEqual(['b']);
  fireEvent.pointerDown(screen.getByText('A'));
  at('a');
  expect(key('ArrowRight'), 'a control was pressed, not the text').toBe(true);
});

it('a control that needs its arrow keys gets them after Tab, and is left after an arrow key', () => {
  showPage(`
    <button id="a" data-at="0 0">A</button><input id="number" type="number" value="7" data-at="0 50">
    <button id="z" data-at="0 100">Z</button>`);
  at('a');
  expect(path('ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(['number', 'z', 'number']);
  key('Tab');
  expect(key('ArrowDown')).toBe(false);
  expect(focus()).toBe('number');
});

it.each(['<div role="slider" tabindex="0"', '<input role="combobox" aria-expanded="false"'])(
  'up and down leave %s, which takes them, for a user of arrow keys only',
  (element) => {
    showPage(`
      <button id="a" data-at="0 0">A</button>${element} id="b" data-at="0 100"></div>
      <button id="c" data-at="0 200">C</button>`);
    document.getElementById('b')?.addEventListener('keydown', (event) => event.preventDefault());
    at('a');
    expect(path('ArrowDown', 'ArrowDown')).toEqual(['b', 'c']);
    at('b');
    key('Tab');
    expect(path('ArrowDown')).toEqual(['b']);
  },
);

it('the text of a field is selected when an arrow key reaches it; once typed into, it gets left and right', () => {
  showPage(`
    <input id="name" value="Ada" data-at="0 50"><button id="b" data-at="200 50">B</button>
    <button id="a" data-at="0 0">A</button>`);
  const field = document.querySelector('input');
  at('a');
  key('ArrowDown');
  expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 3]);
  expect(path('ArrowRight', 'ArrowLeft')).toEqual(['b', 'name']);
  field?.setSelectionRange(1, 1);
  if (field) fireEvent.input(field);
  expect(key('ArrowRight')).toBe(false);
  field?.setSelectionRange(3, 3);
  expect(path('ArrowRight')).toEqual(['b']);
  at('name');
  field?.setSelectionRange(1, 1);
  expect(path('ArrowRight'), 'not typed into since it has the focus again').toEqual(['b']);
});

it('a group of radio buttons is entered at the chosen one, and an arrow key chooses within it', () => {
  showPage(`
    <button id="a" data-at="0 0">A</button>
    <input type="radio" name="theme" id="light" data-at="0 50">
    <input type="radio" name="theme" id="dark" checked data-at="0 100">
    <input type="radio" name="other" id="first" data-at="0 150">
    <input type="radio" name="other" id="second" data-at="0 200">`);
  const chosen = () => [...document.querySelectorAll(':checked')].map(({ id }) => id);
  at('a');
  expect(path('ArrowDown')).toEqual(['dark']);
  expect(path('ArrowUp')).toEqual(['light']);
  expect(chosen()).toEqual(['light']);
  expect(path('ArrowDown', 'ArrowDown')).toEqual(['dark', 'first']);
  expect(chosen(), 'another group is entered, not changed').toEqual(['dark']);
});

it('a radio button that is drawn by its label is reached where the label is', () => {
  showPage(`
    <button id="a" data-at="0 0">A</button>
    <input type="radio" name="theme" id="light" data-at="900 900 1 1"><label for="light" data-at="0 50">Light</label>`);
  at('a');
  expect(path('ArrowDown')).toEqual(['light']);
});

it('Enter acts on a control only for a user of arrow keys', () => {
  showPage('<button id="a" data-at="0 0">A</button><input id="box" type="checkbox" data-at="0 50">');
  const box = document.querySelector('input');
  at('box');
  expect(key('Enter')).toBe(false);
  expect(box?.checked).toBe(false);
  at('a');
  key('ArrowDown');
  expect(key('Enter')).toBe(true);
  expect(box?.checked).toBe(true);
});

it('arrow keys do nothing after the end, and a listener that would begin after its end never begins', () => {
  showPage('<button id="a" data-at="0 0">A</button><button id="b" data-at="0 50">B</button>');
  at('a');
  ended().abort();
  expect(key('ArrowDown')).toBe(false);
  listenToArrowKeys(ended().signal);
  expect(key('ArrowDown')).toBe(false);
  expect(focus()).toBe('a');
});
