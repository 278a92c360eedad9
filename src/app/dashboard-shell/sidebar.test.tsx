import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from '../testing/open-app';

const LINKS = [
  ['Personal Settings', '/dashboard/settings'],
  ['Billing', '/dashboard/billing'],
  ['Statistics', '/dashboard/statistics'],
  ['API Settings', '/dashboard/api'],
  ['Configuration', '/dashboard/configuration'],
  ['Organizations', '/dashboard/organizations'],
  ['Campaigns', '/dashboard/campaigns'],
  ['Sandbox', '/dashboard/sandbox'],
] as const;

async function openBilling(path = '/dashboard/billing') {
  const app = await openApp(path);
  await screen.findByRole('heading', { name: 'Current Plan' });
  return app;
}

const sidebar = () => screen.getByRole('complementary', { name: 'Sidebar' });
const links = () => within(screen.getByRole('navigation', { name: 'Dashboard' })).getAllByRole('link');
const link = (name: string) => screen.getByRole('link', { name });
const current = () =>
  links().flatMap((each) => (each.getAttribute('aria-current') === 'page' ? [each.textContent] : []));
const toggle = (name: 'Collapse sidebar' | 'Expand sidebar') => screen.getByRole('button', { name });
const page = () => screen.getByRole('main', { hidden: true });

const tooltip = () => screen.queryByRole('tooltip', { hidden: true });
const shown = (label: string) => waitFor(() => expect(tooltip()).toHaveTextContent(label));
const hidden = () => waitFor(() => expect(tooltip()).toBeNull());

/** A window whose width can be changed. */
function useWindow(isNarrow: boolean) {
  const matchMedia = window.matchMedia.bind(window);
  const queries: MediaQueryList[] = [];
  const state = { isNarrow };
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => {
    const query = matchMedia(media);
    Object.defineProperty(query, 'matches', { get: () => media === '(max-width: 40em)' && state.isNarrow });
    queries.push(query);
    return query;
  });
  return (next: boolean) =>
    act(() => {
      state.isNarrow = next;
      for (const query of queries) query.dispatchEvent(new Event('change'));
    });
}

// @spec-2.dashboard-shell.1b @spec-1.3
it('the sidebar shows the logo, then a link to each of the eight pages, in their order', async () => {
  await openBilling();
  expect(links().map((each) => [each.textContent, each.getAttribute('href')])).toEqual(LINKS);
  const [first] = within(sidebar()).getAllByRole('link');
  expect(first).toHaveTextContent('SceneCue');
  expect(first).toHaveAttribute('href', '/dashboard');
  const skip = link('Skip to content');
  expect(skip).toHaveAttribute('href', `#${page().id}`);
  expect(page().id).toBe('content');
});

// @spec-2.dashboard-shell.2a
it('only the link of the current page is marked, with a slash at the end of the address too', async () => {
  const { user } = await openBilling('/dashboard/billing/');
  expect(current()).toEqual(['Billing']);
  await user.click(link('Campaigns'));
  expect(current()).toEqual(['Campaigns']);
  await user.click(link('SceneCue'));
  expect(current()).toEqual(['Personal Settings']);
});

// @spec-2.dashboard-shell.2b @spec-4.5
it('a collapsed sidebar shows its labels as tooltips on hover', async () => {
  const { user } = await openBilling();
  const collapse = toggle('Collapse sidebar');
  expect(collapse).toHaveAttribute('aria-expanded', 'true');
  await user.hover(link('Campaigns'));
  expect(tooltip(), 'the expanded sidebar needs none').toBeNull();
  await user.click(collapse);
  expect(toggle('Expand sidebar')).toHaveAttribute('aria-expanded', 'false');
  for (const name of ['Campaigns', 'API Settings']) {
    await user.hover(link(name));
    await shown(name);
    await user.unhover(link(name));
    await hidden();
  }
  await user.hover(screen.getByRole('button', { name: 'Sign out' }));
  await shown('Sign out');
  await user.click(toggle('Expand sidebar'));
  await hidden();
  await user.hover(link('Campaigns'));
  expect(tooltip()).toBeNull();
  expect(toggle('Collapse sidebar')).toHaveAttribute('aria-expanded', 'true');
});

it('a collapsed sidebar shows the label of a link that has the focus, until Escape or the end of the focus', async () => {
  const { user } = await openBilling();
  await user.click(toggle('Collapse sidebar'));
  act(() => link('Statistics').focus());
  await shown('Statistics');
  await user.keyboard('a');
  expect(tooltip()).toHaveTextContent('Statistics');
  await user.keyboard('{Escape}');
  await hidden();
  act(() => link('Billing').focus());
  await shown('Billing');
  act(() => link('Billing').blur());
  await hidden();
});

it('on a narrow screen the sidebar begins collapsed and covers the page while it is expanded', async () => {
  useWindow(true);
  const { user } = await openBilling();
  expect(page()).not.toHaveAttribute('inert');
  await user.click(toggle('Expand sidebar'));
  expect(page()).toHaveAttribute('inert');
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(true);
  expect(page()).toHaveAttribute('inert');
  expect(fireEvent.keyDown(document.body, { key: 'Escape' }), 'nothing else handles this Escape').toBe(false);
  expect(page()).not.toHaveAttribute('inert');
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  await user.click(toggle('Expand sidebar'));
  const scrim = page().previousElementSibling;
  expect(scrim).toHaveAttribute('aria-hidden', 'true');
  if (scrim) await user.click(scrim);
  expect(page()).not.toHaveAttribute('inert');
  await user.click(toggle('Expand sidebar'));
  await user.click(link('Statistics'));
  expect(toggle('Expand sidebar'), 'a link leads to the page, which is no longer covered').toBeVisible();
  expect(page()).not.toHaveAttribute('inert');
});

it('on a wide screen a link leaves the sidebar expanded, and Escape does, too', async () => {
  const { user } = await openBilling();
  await user.click(link('Statistics'));
  expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  expect(toggle('Collapse sidebar')).toBeVisible();
  expect(page()).not.toHaveAttribute('inert');
});

it('the choice of the user holds on a screen of the same kind only', async () => {
  const setNarrow = useWindow(false);
  const { user } = await openBilling();
  await user.click(toggle('Collapse sidebar'));
  setNarrow(true);
  await user.click(toggle('Expand sidebar'));
  expect(page()).toHaveAttribute('inert');
  setNarrow(false);
  expect(toggle('Collapse sidebar'), 'wide again: expanded, as at the start').toBeVisible();
  expect(page()).not.toHaveAttribute('inert');
});
