import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { analyze, analyzed } from './testing/analyzed';
import { analyzeBare, openSandbox } from './testing/sandbox';
import { plannedAnswer, richAnswer } from './testing/answers';
import { control, queryControl } from './testing/control';

const links = () =>
  [...control('Result sections').querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);

it('a result has a link to each of its parts, and corrected labels reach all of them', async () => {
  await analyzed(plannedAnswer({ risks: [] }));
  expect(links()).toEqual([
    ['At a glance', '#result-glance'],
    ['Brief', '#result-brief'],
    ['Filter', '#result-filter'],
    ['Timeline', '#result-timeline'],
    ['Ad breaks', '#result-breaks'],
    ['Topics', '#result-topics'],
    ['Suitability profile', '#result-profile'],
    ['Scenes', '#result-scenes'],
    ['Details', '#result-details'],
    ['Moments', '#result-entries'],
  ]);
  for (const [, href] of links()) expect(document.querySelector(String(href))).toBeInTheDocument();
  const moment = control(/^At this moment/);
  expect(moment).toHaveTextContent('Risknone found');
  const details = document.querySelector<HTMLDetailsElement>('#scene-0 details');
  if (!details) throw new Error('The scene has no labels');
  details.open = true;
  fireEvent(details, new Event('toggle'));
  fireEvent.change(control('Add a label'), { target: { value: 'topic crime' } });
  await waitFor(() => expect(moment).toHaveTextContent('Riskcrime: level not measured'));
  await waitFor(() => expect(control('Concepts at 00:00.0')).toHaveTextContent('crime'));
  expect(document.getElementById('topic-crime')?.closest('li')).toHaveTextContent('01:28.0');
});

it('the filter narrows down the timeline, the moments and the export', async () => {
  const { user } = await analyzed(richAnswer());
  expect(links().map(([name]) => name)).not.toContain('Scenes');
  fireEvent.change(control(/^Minimum confidence \d/), { target: { value: '90' } });
  expect(await screen.findByText('3 of 4 moments')).toBeVisible();
  expect(control('Export filtered results only (3 of 4)')).toBeChecked();
  await waitFor(() => expect(control('Moments').children).toHaveLength(3));
  expect(queryControl('Times and confidence of tone')).toBeNull();
  fireEvent.click(screen.getByText('Clear filter'));
  expect(await screen.findByText('4 moments')).toBeVisible();
  await user.click(screen.getByText('New analysis'));
  expect(control('Video URL')).toHaveFocus();
  expect(screen.getByText('Try a sample')).toBeVisible();
});

it('a result without concepts has no plan, and says that none were detected', async () => {
  await analyzeBare(await openSandbox());
  expect(await screen.findByText('No concepts were detected in this video.')).toBeVisible();
  expect(queryControl('Result sections')).toBeNull();
  expect(screen.queryByText('At a glance')).toBeNull();
  expect(screen.queryByText('Ad breaks')).toBeNull();
  expect(screen.getByText('Export', { selector: 'a span' }).parentElement).toHaveAttribute(
    'href',
    '#result-export',
  );
});

it('a plan that the server refuses is said to be unsaved until it is accepted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { planning } = await analyzed(plannedAnswer());
  planning.mode = 'refuses';
  const brief = control('The brief in your own words');
  fireEvent.change(brief, { target: { value: 'cooking' } });
  expect(await screen.findByText(/^The last changes of your plan are not saved/)).toBeVisible();
  expect(screen.getByText(/^Keep this page open, then change something/)).toBeVisible();
  act(() => {
    planning.mode = 'well';
  });
  fireEvent.change(brief, { target: { value: 'cooking, travel' } });
  await waitFor(() => expect(screen.queryByText(/^The last changes of your plan/)).toBeNull());
});

it('Back closes a result and stays on the page, and closing it leaves nothing to go back through', async () => {
  const app = await analyzed(richAnswer());
  history.back();
  await waitFor(() => expect(screen.queryByText('At a glance')).toBeNull());
  expect(location.pathname).toBe('/dashboard/sandbox');
  await waitFor(() => expect(screen.getByText('Library', { selector: 'h2' })).toHaveFocus());
  await analyze(app, richAnswer());
  const { length } = history;
  fireEvent.click(screen.getByText('Close result'));
  await waitFor(() => expect(screen.queryByText('At a glance')).toBeNull());
  expect(history.length).toBe(length);
  expect(location.pathname).toBe('/dashboard/sandbox');
});
