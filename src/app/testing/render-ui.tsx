import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createStore } from 'zustand/vanilla';
import { AppRoot } from '../app-root';
import { createMemoryServices } from './memory-services';

/** Renders components with the providers of the application and the messages of the dashboard, without its pages. */
export async function renderUi(children: ReactNode) {
  const { services } = createMemoryServices({ user: null });
  await services.language.need('dashboard');
  const root = (content: ReactNode) => (
    <AppRoot services={services} isReloading={createStore(() => false)}>
      {content}
    </AppRoot>
  );
  const { rerender, unmount } = render(root(children));
  return {
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    showInstead: (next: ReactNode) => rerender(root(next)),
    unmount,
  };
}
