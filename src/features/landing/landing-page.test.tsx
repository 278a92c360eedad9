import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openApp } from '@/app/testing/open-app';

const TAGLINE =
  "Elevate your CTV advertising with SceneCue's AI contextual targeting: know what is on screen, and when.";

const main = () => within(screen.getByRole('main'));
const linksOf = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

// @spec-0.1a @spec-1.1a @spec-1.1b @spec-2.landing-page.2
it('the landing page shows the heading, the tagline, Sign In and Sign Up, in this order, and what is analyzed', async () => {
  await openApp('/', { user: null });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to SceneCue');
  expect(screen.getByText(TAGLINE)).toBeVisible();
  expect(linksOf(screen.getByRole('main'))).toEqual([
    ['Sign In', '/signin'],
    ['Sign Up', '/signup'],
  ]);
  expect(screen.getByRole('main').textContent).toMatch(
    /^Welcome to SceneCueElevate your CTV advertising[^]*Sign InSign Up/,
  );
  const terms = main().getAllByRole('term');
  expect(terms.map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Video', 'Objects and on-screen text recognized; light, color, motion and cuts measured.'],
    ['Audio', 'Speech, music, silence, and how loud it gets.'],
    ['Captions', 'Captions turned into the topics that advertisers and media agencies plan with.'],
  ]);
});

// @spec-2.landing-page.2
it('the footer leads to the terms and the privacy policy, which lead back', async () => {
  const { user } = await openApp('/', { user: null });
  expect(linksOf(screen.getByRole('contentinfo'))).toEqual([
    ['Terms of Service', '/terms-of-service'],
    ['Privacy Policy', '/privacy-policy'],
  ]);
  for (const name of ['Terms of Service', 'Privacy Policy']) {
    await user.click(screen.getByRole('link', { name }));
    expect(await screen.findByRole('heading', { level: 1, name })).toHaveFocus();
    expect(document.title).toBe(`${name} · SceneCue`);
    await user.click(screen.getByRole('link', { name: 'Back to Home' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome to SceneCue' })).toHaveFocus();
    expect(document.title).toBe('SceneCue');
  }
});

// @spec-2.landing-page.1
it('a signed-in user is led from the landing page to the dashboard, in its place in the history', async () => {
  const before = history.length;
  await openApp('/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Personal Settings' })).toBeVisible();
  expect(location.pathname).toBe('/dashboard/settings');
  expect(history.length).toBe(before);
});

it('the animation shows seven frames twice with their timecodes, and can be paused', async () => {
  const { user } = await openApp('/', { user: null });
  const times = main().getAllByText(/^00:/);
  expect(times.map(({ textContent }) => textContent)).toEqual(
    [0, 1].flatMap(() => [...['00:00.0', '00:02.0', '00:04.0', '00:06.0', '00:08.0', '00:10.0', '00:12.0']]),
  );
  expect(times.map((time) => time.nextElementSibling?.textContent).slice(6)).toEqual([
    ...['vivid color', 'test pattern', 'bright scene', 'dark scene', 'fast motion', 'black frame'],
    ...['black and white', 'vivid color'],
  ]);
  expect(main().queryByRole('button', { name: 'Play the animation' })).toBeNull();
  await user.click(main().getByRole('button', { name: 'Pause the animation' }));
  expect(main().queryByRole('button', { name: 'Pause the animation' })).toBeNull();
  await user.click(main().getByRole('button', { name: 'Play the animation' }));
  expect(main().getByRole('button', { name: 'Pause the animation' })).toBeVisible();
});
