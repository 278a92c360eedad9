import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { onTestFinished } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { App } from '../app';
import { AppRoot } from '../app-root';
import { createRoutes } from '../routes';
import { createMemoryServices, type World } from './memory-services';

/**
 * Opens the whole application at a URL, as `main` does, with all its providers and with ports in memory. By default Ada
 * is signed in and has no profile on the server.
 *
 * @param path with its query, for example `/dashboard/settings`
 * @returns what the test can change and look at, and `user`, who presses and types
 */
export async function openApp(path: string, world: World = {}) {
  history.replaceState(null, '', path);
  const memory = createMemoryServices(world);
  const { services } = memory;
  const routes = createRoutes(services.language);
  await Promise.all([routes.load(location.pathname), services.language.revert()]);
  const view = render(
    <AppRoot services={services} isReloading={createStore(() => false)}>
      <App services={services} routes={routes} />
    </AppRoot>,
  );
  onTestFinished(() => {
    view.unmount();
    memory.close();
  });
  return { ...memory, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
}

/** The part of a page with this heading. */
export const section = (name: string | RegExp) => within(screen.getByRole('region', { name }));
