import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { plannedAnswer } from '../testing/answers';
import { showParts } from '../testing/show-parts';
import { PartialNote } from './partial-note';

const showNote = (isFolded = false) =>
  showParts(
    plannedAnswer({
      coverage: 1,
      partial: [{ code: 'models-cut', values: { frames: 13, ofFrames: 41, textFrames: 0, ofTextFrames: 2 } }],
    }),
    ({ planning }) => (
      <PartialNote
        response={planning.plan.response}
        onBackground={() => Promise.resolve(true)}
        isFolded={isFolded}
      />
    ),
  );

it('what is missing stands with the way to all of it, in words that fit a short video', async () => {
  await showNote();
  expect(screen.getByText(/^Time ran out: objects were looked for in 13 of 41 frames/)).toBeVisible();
  expect(
    screen.getByText(/^It analyzes all of this video, with more time: up to 13 minutes\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'The analysis is not complete.' })).toBeNull();
});

it.each(['on a phone', 'above a view that has other answers'])('%s both unfold', async (where) => {
  const wide = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.assign(wide(query), { matches: where === 'on a phone' && query.includes('40em') }),
  );
  await showNote(where !== 'on a phone');
  const fold = screen.getByRole('button', { name: 'The analysis is not complete.' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByText(/^Time ran out/)).toBeNull();
  expect(screen.queryByText('Run in the background')).toBeNull();
  fireEvent.click(fold);
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/^Time ran out/)).toBeVisible();
  expect(screen.getByText('Run in the background')).toBeVisible();
});
