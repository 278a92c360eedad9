import { screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { listenToArrowKeys } from './arrow-keys';
import { at, key, listenInEachTest, path, showPage } from './testing/page-with-places';

listenInEachTest();

it.each(['GoBack', 'BrowserBack', 'XF86Back'])(
  'the Back key %s does what Escape does, or goes back',
  (name) => {
    showPage('<button id="a" data-at="0 0">A</button>');
    const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
    const escapes: string[] = [];
    at('a');
    const onEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      escapes.push(event.key);
      event.preventDefault();
    };
    addEventListener('keydown', onEscape);
    expect(key(name)).toBe(true);
    expect(escapes).toEqual(['Escape']);
    expect(back, 'something was open, and is closed').not.toHaveBeenCalled();
    removeEventListener('keydown', onEscape);
    expect(key(name)).toBe(true);
    expect(back).toHaveBeenCalledOnce();
  },
);

it('arrow keys stay in an open dialog, which the Back key closes unless the dialog refuses', () => {
  showPage(`
    <button id="behind" data-at="0 100">behind</button>
    <dialog open data-modal><button id="a" data-at="0 0">A</button><button id="b" data-at="0 300">B</button></dialog>`);
  const back = vi.spyOn(history, 'back');
  const dialog = document.querySelector('dialog');
  at('a');
  expect(path('ArrowDown')).toEqual(['b']);
  const refuse = (event: Event) => event.preventDefault();
  dialog?.addEventListener('cancel', refuse);
  expect(key('GoBack')).toBe(true);
  expect(dialog?.open).toBe(true);
  dialog?.removeEventListener('cancel', refuse);
  key('GoBack');
  expect(dialog?.open).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

it('the same holds for a dialog of Mantine, which the Back key closes as Escape does', () => {
  showPage(`
    <button id="behind" data-at="0 100">behind</button>
    <section role="dialog" aria-modal="true">
      <button id="a" data-at="0 0">A</button><button id="b" data-at="0 300">B</button>
    </section>`);
  const back = vi.spyOn(history, 'back');
  const keys: string[] = [];
  const onKey = (event: KeyboardEvent) => void keys.push(event.key);
  at('a');
  expect(path('ArrowDown')).toEqual(['b']);
  addEventListener('keydown', onKey);
  expect(key('GoBack')).toBe(true);
  removeEventListener('keydown', onKey);
  expect(keys).toContain('Escape');
  expect(back).not.toHaveBeenCalled();
});

it('the Back key only closes an open menu, which does not say that it has used Escape', () => {
  showPage('<div role="menu"><button id="a" data-at="0 0" role="menuitem">A</button></div>');
  const back = vi.spyOn(history, 'back').mockImplementation(() => undefined);
  at('a');
  document.querySelector('[role=menu]')?.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') document.body.innerHTML = '';
  });
  expect(key('GoBack')).toBe(true);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(back).not.toHaveBeenCalled();
  key('GoBack');
  expect(back).toHaveBeenCalledOnce();
});

/** The browser is about to go through its history. @returns whether it goes */
const traverse = (navigation: EventTarget, { cancelable = true, navigationType = 'traverse' } = {}) =>
  navigation.dispatchEvent(Object.assign(new Event('navigate', { cancelable }), { navigationType }));

it('the Back of the browser closes an open dialog, once, and otherwise leads to the previous page', () => {
  const navigation = new EventTarget();
  vi.stubGlobal('navigation', navigation);
  const ended = new AbortController();
  listenToArrowKeys(ended.signal);
  onTestFinished(() => ended.abort());
  expect(traverse(navigation), 'there is no dialog').toBe(true);
  showPage('<section role="dialog" aria-modal="true"><button id="a" data-at="0 0">A</button></section>');
  at('a');
  const onKey = vi.fn((event: KeyboardEvent) => {
    if (event.key === 'Escape') document.querySelector('[role=dialog]')?.remove();
  });
  addEventListener('keydown', onKey, { signal: ended.signal });
  expect(traverse(navigation, { navigationType: 'push' }), 'not Back').toBe(true);
  expect(traverse(navigation, { cancelable: false }), 'to another site').toBe(true);
  expect(onKey).not.toHaveBeenCalled();
  expect(traverse(navigation)).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(traverse(navigation)).toBe(true);
  expect(onKey).toHaveBeenCalledOnce();
});
