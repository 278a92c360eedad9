import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppRoot } from '@/app/app-root';
import { createMemoryServices } from '@/app/testing/memory-services';
import { guardLeaving } from '@/lib/leave-guard';
import { UpdateCard } from './update-card';
import { createVersions } from './versions';

/** The card of a tab, and the service worker that serves the tab. */
function renderCard({ isModified = false } = {}) {
  const worker = { announceWaiting: () => undefined, announceControlling: () => undefined };
  const skipWaiting = vi.fn();
  const reload = vi.fn();
  const versions = createVersions({
    hadVersion: true,
    isModified: () => isModified,
    reload,
    worker: {
      onWaiting: (listener) => Object.assign(worker, { announceWaiting: listener }),
      onControlling: (listener) => Object.assign(worker, { announceControlling: listener }),
      skipWaiting,
      update: () => Promise.resolve(),
    },
  });
  const memory = createMemoryServices();
  const { services } = memory;
  onTestFinished(() => memory.close());
  const view = render(
    <AppRoot services={services} isReloading={createStore(() => false)}>
      <UpdateCard versions={versions} />
    </AppRoot>,
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  return { ...view, user, worker, skipWaiting, reload, services };
}

const button = (name: string) => screen.getByRole('button', { name });
const hasMark = () => document.documentElement.hasAttribute('data-has-update');

// @row-10
it('a version that waits is announced, and used in this tab when the user wants it', async () => {
  const { user, worker, skipWaiting, reload } = renderCard();
  const status = screen.getByRole('status');
  expect(status).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
  expect(hasMark()).toBe(false);

  act(worker.announceWaiting);
  expect(await screen.findByText('A new version is available')).toBeVisible();
  expect(status, 'the same element, so that its text is announced').toHaveTextContent(
    'Reload the page to use it. Nothing changes until then.',
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Later', 'Reload']);
  expect(hasMark()).toBe(true);
  expect(skipWaiting).not.toHaveBeenCalled();

  await user.click(button('Reload'));
  expect(skipWaiting).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  act(worker.announceControlling);
  expect(reload).toHaveBeenCalledOnce();
});

it('a version that is postponed is shown again when another one comes, and its mark goes with it', async () => {
  const { user, worker, skipWaiting, unmount } = renderCard();
  act(worker.announceWaiting);
  await user.click(await screen.findByRole('button', { name: 'Later' }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
  expect(hasMark()).toBe(false);
  expect(skipWaiting).not.toHaveBeenCalled();
  act(worker.announceWaiting);
  expect(button('Later')).toBeVisible();
  expect(hasMark()).toBe(true);
  unmount();
  expect(hasMark()).toBe(false);
});

// @row-11
it('a version that another tab uses is offered in a tab with changes, with its own words', async () => {
  const { user, worker, skipWaiting, reload } = renderCard({ isModified: true });
  act(worker.announceWaiting);
  expect(await screen.findByText(/^Reload the page to use it/)).toBeVisible();
  act(worker.announceControlling);
  expect(screen.getByRole('status')).toHaveTextContent(
    'It is already in use in another tab. Reload this tab when you are done.',
  );
  expect(screen.queryByText(/^Reload the page to use it/)).toBeNull();
  expect(reload).not.toHaveBeenCalled();
  await user.click(button('Reload'));
  expect(reload).toHaveBeenCalledOnce();
  expect(skipWaiting).not.toHaveBeenCalled();
});

it('a page that would lose changes is asked before it is reloaded', async () => {
  const { user, worker, skipWaiting } = renderCard();
  let leave: () => void = () => undefined;
  onTestFinished(guardLeaving((go) => (leave = go)));
  act(worker.announceWaiting);
  await user.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(skipWaiting).not.toHaveBeenCalled();
  leave();
  expect(skipWaiting).toHaveBeenCalledOnce();
});

it('nothing is shown while the texts of the card cannot be loaded', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { worker, services } = renderCard();
  vi.spyOn(services.language, 'need').mockRejectedValue(new Error('offline'));
  act(worker.announceWaiting);
  await vi.waitFor(() => expect(log).toHaveBeenCalled());
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('button')).toBeNull();
  expect(hasMark()).toBe(false);
});
