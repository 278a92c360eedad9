import { act, screen } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openApp } from '@/app/testing/open-app';
import { buttonsOf, press } from '@/ui/tables/testing/table-page';

async function openKeys() {
  await openApp('/dashboard/api');
  await screen.findByText('Production');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  return writeText;
}

const copy = (name: string) =>
  act(async () => {
    press(name);
    await Promise.resolve();
  });

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

const copied = () => screen.queryAllByText(/^Key copied/).map(({ textContent }) => textContent);

// @spec-2.api-settings.1b
it('a copied key is announced, and its button says so for 2.5 seconds', async () => {
  const writeText = await openKeys();
  await copy('Copy Development');
  expect(writeText.mock.calls).toEqual([['sc_test_3nH6pZ1cY5dJs0Xg']]);
  expect(buttonsOf('Development')[0]).toBe('Copied Development');
  expect(buttonsOf('Production')[0]).toBe('Copy Production');
  expect(screen.getByText('Key copied: Development').parentElement).toHaveAttribute('role', 'status');
  wait(2499);
  expect(buttonsOf('Development')[0]).toBe('Copied Development');
  wait(1);
  expect(buttonsOf('Development')[0]).toBe('Copy Development');
});

it('after a second copy its button says so for the whole time, and the first one no longer', async () => {
  const writeText = await openKeys();
  await copy('Copy Development');
  wait(2000);
  await copy('Copy Production');
  expect(writeText).toHaveBeenLastCalledWith('sc_live_8fK2mQ7xR4tVb9Lw');
  expect(buttonsOf('Development')[0]).toBe('Copy Development');
  expect(copied()).toEqual(['Key copied: Production']);
  wait(2000);
  expect(buttonsOf('Production')[0]).toBe('Copied Production');
  wait(500);
  expect(buttonsOf('Production')[0]).toBe('Copy Production');
});

// @spec-2.api-settings.1b
it('a refused copy is reported with what to do instead, until a copy succeeds', async () => {
  const writeText = await openKeys();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await copy('Copy Legacy importer');
  expect(screen.queryByRole('alert')).toBeNull();
  const refusal = new Error('refused');
  writeText.mockRejectedValueOnce(refusal);
  await copy('Copy Production');
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The key could not be copied.Your browser blocked access to the clipboard. Select the key in the table and copy it manually.',
  );
  expect(buttonsOf('Production')[0]).toBe('Copy Production');
  expect(buttonsOf('Legacy importer')[0], 'the earlier success is not shown any longer').toBe(
    'Copy Legacy importer',
  );
  expect(copied(), 'nothing new is announced').toEqual(['Key copied: Legacy importer']);
  expect(logged).toHaveBeenCalledWith('Copying an API key failed', refusal);
  await copy('Copy Production');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(buttonsOf('Production')[0]).toBe('Copied Production');
});
