import { render, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { userEvent } from '@testing-library/user-event';
import { useFocusInPlace } from './use-focus-in-place';

/** Three numbers, each with a button that removes it; with `canUndo` a button that restores it appears. */
function Numbers({ canUndo }: { canUndo: boolean }) {
  const area = useRef<HTMLElement>(null);
  useFocusInPlace(area);
  const [numbers, setNumbers] = useState([1, 2, 3]);
  return (
    <>
      <section ref={area}>
        <ul>
          {numbers.map((number) => (
            <li key={number}>
              <button type="button" onClick={() => setNumbers(numbers.filter((each) => each !== number))}>
                Remove {number}
              </button>
            </li>
          ))}
        </ul>
        {canUndo && numbers.length < 3 ? (
          <button type="button" data-undo onClick={() => setNumbers([1, 2, 3])}>
            Undo
          </button>
        ) : null}
      </section>
      <input aria-label="Outside" />
    </>
  );
}

it.each([
  ['the next one', 'Remove 2', 'Remove 3'],
  ['the one before the last one', 'Remove 3', 'Remove 2'],
])('the focus moves to %s when the focused button disappears', async (_, removed, next) => {
  const user = userEvent.setup();
  render(<Numbers canUndo={false} />);
  await user.click(screen.getByText(removed));
  await waitFor(() => expect(screen.getByText(next)).toHaveFocus());
});

it('the focus moves to a button that undoes the change, if one has appeared', async () => {
  const user = userEvent.setup();
  render(<Numbers canUndo />);
  await user.click(screen.getByText('Remove 2'));
  await waitFor(() => expect(screen.getByText('Undo')).toHaveFocus());
  // It was there before the next change.
  await user.click(screen.getByText('Remove 1'));
  await waitFor(() => expect(screen.getByText('Remove 3')).toHaveFocus());
  await user.click(screen.getByText('Undo'));
  expect(screen.getByText('Remove 1')).toBeInTheDocument();
});

it('the focus stays where the user has moved it meanwhile', async () => {
  const user = userEvent.setup();
  render(<Numbers canUndo={false} />);
  screen.getByText('Remove 1').focus();
  await user.click(screen.getByLabelText('Outside'));
  screen.getByText('Remove 2').click();
  await waitFor(() => expect(screen.queryByText('Remove 2')).toBeNull());
  expect(screen.getByLabelText('Outside')).toHaveFocus();
});
