import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from './testing/open-app';

const page = () => within(screen.getByRole('main'));

// @row-8
it('an unknown address outside the dashboard has a page that says so and leads home', async () => {
  const { user } = await openApp('/nowhere', { user: null });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(document.title).toBe('Page not found · SceneCue');
  expect(page().getByText('/nowhere')).toBeVisible();
  expect(
    page().getByText('There is no page at this address. It may have been moved or deleted.'),
  ).toBeVisible();
  expect(page().getByText('SceneCue'), 'the logo').toBeVisible();
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(page().getAllByRole('link')).toHaveLength(1);
  await user.click(page().getByRole('link', { name: 'Go to the home page' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to SceneCue' })).toHaveFocus();
});

it.each(['/dashboard/sandbox/a/b', '/dashboard/sandbox//'])(
  'the address %s below the Sandbox is unknown, too',
  async (path) => {
    await openApp(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  },
);

// @row-8
it('an unknown address of the dashboard has a page beside the sidebar, with two ways on', async () => {
  const { user } = await openApp('/dashboard/nowhere');
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  expect(screen.getByRole('complementary', { name: 'Sidebar' })).toBeVisible();
  expect(page().getByText('/dashboard/nowhere')).toBeVisible();
  expect(page().queryByText('SceneCue')).toBeNull();
  const links = page().getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open the Sandbox', '/dashboard/sandbox'],
    ['Personal Settings', '/dashboard/settings'],
  ]);
  await user.click(page().getByRole('link', { name: 'Open the Sandbox' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Video Analysis Sandbox');
});
