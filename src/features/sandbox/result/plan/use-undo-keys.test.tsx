import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useUndoKeys } from './use-undo-keys';

function Page({ undo }: { undo: (() => void) | null }) {
  useUndoKeys(undo);
  return (
    <>
      <textarea aria-label="Text" />
      <button type="button">Button</button>
    </>
  );
}

/** @returns whether the browser would undo something itself */
const press = (init: KeyboardEventInit, target: Element = screen.getByRole('button')) =>
  fireEvent.keyDown(target, { key: 'z', ...init });

it('Ctrl+Z and Cmd+Z undo outside of text fields, with nothing for the browser to undo', () => {
  const undo = vi.fn<() => void>();
  const { rerender, unmount } = render(<Page undo={undo} />);
  expect(press({ ctrlKey: true })).toBe(false);
  expect(press({ metaKey: true, key: 'Z' })).toBe(false);
  expect(undo).toHaveBeenCalledTimes(2);
  expect(press({})).toBe(true);
  expect(press({ ctrlKey: true, shiftKey: true })).toBe(true);
  expect(press({ ctrlKey: true, key: 'y' })).toBe(true);
  expect(press({ ctrlKey: true }, screen.getByLabelText('Text'))).toBe(true);
  expect(undo).toHaveBeenCalledTimes(2);
  rerender(<Page undo={null} />);
  expect(press({ ctrlKey: true })).toBe(false);
  expect(undo).toHaveBeenCalledTimes(2);
  unmount();
  expect(fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })).toBe(true);
});
