import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VIDEO } from '../testing/answers';
import { controlNetwork } from '../testing/network';
import { BARE, createGate, fillIn, itemOnServer, openSandbox, rowOf, urlField } from '../testing/sandbox';
import { resultPath } from '../use-sandbox';

const OFFLINE =
  /^You are offline\. An analysis requires an internet connection\. Your URL stays in the field\./;
const STORED = /Analyses on this device can be opened\. Those in the background continue without you\./;
const NOT_REMEMBERED = /You are signed in without “Remember me”: this browser keeps no results/;
const UNLISTED = /Analyses on the server appear here when you are online again\./;

it('without a network nothing is sent, and the analysis can be tried again when it is back', async () => {
  const network = controlNetwork();
  const { user, analyzer } = await openSandbox();
  await waitFor(() => expect(screen.getByText('Try a sample')).toBeVisible());
  expect(screen.queryByText(OFFLINE)).toBeNull();
  await network.cut();
  expect(screen.getByText(OFFLINE).closest('[role=status]')).not.toBeNull();
  network.probe.mockRejectedValue(new TypeError('Failed to fetch'));
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Failed to analyze video: You are offline\.$/);
  expect(urlField()).toHaveValue(VIDEO);
  expect(analyzer.requests).toEqual([]);

  network.probe.mockResolvedValue(new Response());
  await network.restore();
  expect(await screen.findByText('Connection restored: you can try again.')).toBeVisible();
  expect(screen.queryByText(OFFLINE)).toBeNull();
  expect(analyzer.requests).toEqual([]);
  analyzer.answerWith(BARE);
  await user.click(screen.getByText('Try again'));
  expect(await screen.findByText('Video analysis completed successfully!')).toBeVisible();
  expect(analyzer.requests).toHaveLength(1);
});

it('the notice names what can be opened offline, and what is not listed yet', async () => {
  const network = controlNetwork();
  await network.cut();
  const { analyses } = await openSandbox({ isAway: true });
  expect(await screen.findByText(OFFLINE)).toHaveTextContent(UNLISTED);
  expect(screen.getByText(OFFLINE)).not.toHaveTextContent(STORED);
  act(() => {
    analyses.items = [itemOnServer('first', { state: 'done', parts: 1 })];
    analyses.isAway = false;
  });
  await network.restore();
  await rowOf('first');
  await network.cut();
  expect(await screen.findByText(OFFLINE)).toHaveTextContent(STORED);
  expect(screen.getByText(OFFLINE)).not.toHaveTextContent(UNLISTED);
  expect(screen.getByText(OFFLINE)).not.toHaveTextContent(NOT_REMEMBERED);
});

it('without a network, a session that is not remembered is told that no result outlives a reload', async () => {
  const network = controlNetwork();
  await network.cut();
  await openSandbox({ path: resultPath('first'), isAway: true, isRemembered: false });
  expect(
    await screen.findByRole('heading', { level: 1, name: 'The result could not be opened' }),
  ).toBeVisible();
  expect(screen.getByText(NOT_REMEMBERED)).toBeVisible();
  fireEvent.click(screen.getByText('Back to the Sandbox'));
  expect(await screen.findByText(OFFLINE)).toHaveTextContent(NOT_REMEMBERED);
});

it('a call that fails before the loss of the network is known has it as its cause', async () => {
  const network = controlNetwork();
  const gate = createGate();
  network.probe.mockImplementation(async () => {
    await gate.passed;
    throw new TypeError('Failed to fetch');
  });
  const { user, analyzer } = await openSandbox();
  // An answer within the last ten seconds would be taken as evidence of a network.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => now + 60_000);
  analyzer.answer = () =>
    Promise.resolve({ ok: false, failure: { kind: 'unreachable', message: 'Failed to fetch' } });
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  expect(await screen.findByText('Failed to analyze video: Failed to fetch')).toBeVisible();
  await act(async () => {
    gate.open();
    await Promise.resolve();
  });
  expect(await screen.findByText('Failed to analyze video: You are offline.')).toBeVisible();
  expect(urlField()).toHaveValue(VIDEO);
});

it('a refusal of the server stays as it is when the network is lost afterwards', async () => {
  const network = controlNetwork();
  const { user, analyzer } = await openSandbox();
  analyzer.answer = () => Promise.resolve({ ok: false, failure: { kind: 'refused', status: 502 } });
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  await screen.findByText('Failed to analyze video: Error: 502');
  await network.cut();
  expect(screen.getByText('Failed to analyze video: Error: 502')).toBeVisible();
});
