import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openApp } from './testing/open-app';

const heading = () => screen.getByRole('heading', { level: 1 });
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

function addDescription() {
  const description = document.createElement('meta');
  description.name = 'description';
  document.head.append(description);
  return description;
}

const PRODUCT = /^SceneCue analyzes the images, audio and captions of a video/;

// @spec-2.1 @spec-2.2 @spec-2.3 @spec-2.4 @spec-2.5
it.each([
  ['/', 'Welcome to SceneCue', 'SceneCue', PRODUCT],
  ['/signin', 'Sign in', 'Sign in · SceneCue', /^Welcome back\. Sign in to open your dashboard\.$/],
  ['/signup', 'Create your account', 'Sign up · SceneCue', /./],
  ['/terms-of-service', 'Terms of Service', 'Terms of Service · SceneCue', /^The agreement between you/],
  ['/privacy-policy', 'Privacy Policy', 'Privacy Policy · SceneCue', /^What SceneCue knows about you/],
])(
  'a visitor of %s sees "%s", with the title and description of the page',
  async (path, name, title, text) => {
    const description = addDescription();
    await openApp(path, { user: null });
    expect(await findHeading(name)).toBeVisible();
    expect(document.title).toBe(title);
    expect(description.content).toMatch(text);
    expect(location.pathname).toBe(path);
  },
);

// @spec-2.7 @spec-2.8 @spec-2.9 @spec-2.10 @spec-2.11 @spec-2.12 @spec-2.13 @spec-2.14 @row-30
it('each link of the dashboard leads to its page, whose heading takes the focus', async () => {
  const description = addDescription();
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const { user } = await openApp('/dashboard/settings');
  await findHeading('Personal Settings');
  expect(document.title).toBe('Personal Settings · SceneCue');
  for (const [path, link, title, lede, content] of [
    ['billing', 'Billing', 'Billing', /./, 'Pro Plan'],
    ['statistics', 'Statistics', 'Statistics', /^Views, engagement and traffic sources/, 'Total Views'],
    ['api', 'API Settings', 'API Settings', /^API keys give your own software access/, 'Production'],
    ['configuration', 'Configuration', 'Configuration', /./, 'Video Processing'],
    [
      'organizations',
      'Organizations',
      'Organizations',
      /^The organizations you work with/,
      'Northwind Media',
    ],
    ['campaigns', 'Campaigns', 'Campaigns', /^Manage your campaigns/, 'Summer Road Trips'],
    ['sandbox', 'Sandbox', 'Video Analysis Sandbox', /^Paste a direct link to a video/, /^Analyze$/],
    ['settings', 'Personal Settings', 'Personal Settings', /./, 'Save Changes'],
  ] as const) {
    scrollTo.mockClear();
    await user.click(screen.getByRole('link', { name: link }));
    expect(heading()).toHaveTextContent(title);
    expect(heading()).toHaveFocus();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(location.pathname).toBe(`/dashboard/${path}`);
    expect(document.title).toBe(`${title} · SceneCue`);
    expect(description.content).toMatch(PRODUCT);
    expect(heading().nextElementSibling?.textContent).toMatch(lede);
    expect((await screen.findAllByText(content)).length, path).toBeGreaterThan(0);
  }
});

// @spec-2.6a @spec-2.6b
it('/dashboard leads to Personal Settings, in its place in the history', async () => {
  const before = history.length;
  await openApp('/dashboard');
  expect(await findHeading('Personal Settings')).toBeVisible();
  expect(location.pathname).toBe('/dashboard/settings');
  expect(history.length).toBe(before);
});

// @spec-2.protected-route-guard.3
it('a visitor of the dashboard is led to the sign-in page, in its place in the history', async () => {
  const before = history.length;
  await openApp('/dashboard/billing', { user: null });
  expect(await findHeading('Sign in')).toBeVisible();
  expect(location.pathname).toBe('/signin');
  expect(history.length).toBe(before);
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('a user reads the terms as well', async () => {
  const { services } = await openApp('/terms-of-service');
  await waitFor(() => expect(services.session.getState().status).toBe('signedIn'));
  expect(heading()).toHaveTextContent('Terms of Service');
  expect(location.pathname).toBe('/terms-of-service');
});
