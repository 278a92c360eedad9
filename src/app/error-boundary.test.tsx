import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { AppRoot } from './app-root';
import { EnvironmentError } from './environment-error';
import { createMemoryServices } from './testing/memory-services';

const failure = new Error('The page is broken');

function BrokenPage(): never {
  throw failure;
}

function open(children: ReactNode, isReloading = false) {
  const { services } = createMemoryServices({ user: null });
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <AppRoot services={services} isReloading={createStore(() => isReloading)}>
      {children}
    </AppRoot>,
  );
  return logged;
}

it('a page that fails is replaced by a message, and can be reloaded', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const logged = open(<BrokenPage />);
  expect(screen.getByRole('main')).toHaveTextContent(/This page could not be displayed\. Please reload it\./);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
  expect(logged).toHaveBeenCalledWith('Unexpected error', failure, expect.stringContaining('BrokenPage'));
  expect(reload).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalledOnce();
});

it('while the page is about to be reloaded, it says that it is loading instead', () => {
  open(<BrokenPage />, true);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it('a page that does not fail is shown', () => {
  const logged = open(<h1>Welcome</h1>);
  expect(screen.getByRole('heading')).toHaveTextContent('Welcome');
  expect(logged).not.toHaveBeenCalled();
});

// @row-35
it('an application without its configuration names every bad variable', () => {
  open(<EnvironmentError problems={['VITE_A is missing', 'VITE_B is not a URL']} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SceneCue is not configured');
  expect(screen.getByText(/Set these variables and build the application again/)).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...['VITE_A is missing', 'VITE_B is not a URL'],
  ]);
});
