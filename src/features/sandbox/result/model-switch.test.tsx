import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { analyzed } from '../testing/analyzed';
import { MODEL_ANSWER, plannedAnswer } from '../testing/answers';

beforeEach(() => localStorage.clear());

const SAID = 'A reporter tells of a robbery.';
const modelSwitch = () => screen.getByRole('switch', { name: 'Show what a model says' });

/** The JSON of the result, as it is copied. */
async function copied(user: { click: (element: Element) => Promise<void> }): Promise<string> {
  await user.click(screen.getByRole('tab', { name: 'Breaks' }));
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  fireEvent.click(await screen.findByText('Download'));
  fireEvent.click(await screen.findByRole('menuitem', { name: /^Copy JSON/, hidden: true }));
  await screen.findByText(/^Copied .* as JSON\.$/);
  return write.mock.lastCall?.[0] ?? '';
}

it('what a model says can be switched off: it is then on no page and in no file', async () => {
  const { user } = await analyzed(plannedAnswer({ understanding: MODEL_ANSWER }));
  await user.click(screen.getByRole('tab', { name: 'Scenes' }));
  expect(await screen.findByText(`Summary: ${SAID}`)).toBeVisible();
  expect(modelSwitch()).toBeChecked();
  expect(modelSwitch()).toHaveAccessibleDescription(
    /^vision-1 describes scenes .* 2 claims without evidence were left out\.$/,
  );
  await user.click(modelSwitch());
  await waitFor(() => expect(screen.queryByText(`Summary: ${SAID}`)).toBeNull());
  expect(modelSwitch()).not.toBeChecked();
  expect(localStorage.getItem('scenecue.model-says')).toBe('off');
});

it.each([
  ['on', MODEL_ANSWER],
  ['off', undefined],
])('the files of a result follow the switch: %s', async (choice, understanding) => {
  localStorage.setItem('scenecue.model-says', choice);
  const { user } = await analyzed(plannedAnswer({ understanding: MODEL_ANSWER }));
  const file = await copied(user);
  expect(JSON.parse(file)).toEqual({ ...plannedAnswer(), ...(understanding && { understanding }) });
});

it('a result without a model has no switch', async () => {
  await analyzed(plannedAnswer());
  expect(screen.queryByRole('switch', { name: 'Show what a model says' })).toBeNull();
});
