import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { VIDEO } from '../testing/answers';
import { BARE, createGate, fillIn, openSandbox, urlField } from '../testing/sandbox';

const KEY = 'ada/sandbox-addresses';
const CAPTIONS = 'https://example.com/programme.vtt';
const SECOND = 'https://example.com/second.mp4';

const recordOf = (url: string, captionsUrl = '') => ({ version: 1, value: { url, captionsUrl } });

it('the URLs that were typed are there when the page is opened again, until they have been analyzed', async () => {
  const { user, analyzer, device } = await openSandbox({ records: { [KEY]: recordOf(VIDEO, CAPTIONS) } });
  await vi.waitFor(() => expect(urlField()).toHaveValue(VIDEO));
  expect(screen.getByText(`Captions: ${CAPTIONS}`)).toBeVisible();
  analyzer.answerWith(BARE);
  await user.click(screen.getByText('Analyze'));
  await user.click(await screen.findByText('New analysis'));
  await vi.waitFor(() => expect(device.records.has(KEY)).toBe(false));
  expect(urlField()).toHaveValue(VIDEO);
});

it('what is typed is stored, and empty fields are not', async () => {
  const { device } = await openSandbox();
  fillIn(urlField(), 'http');
  fillIn(screen.getByLabelText('Captions URL'), CAPTIONS);
  await vi.waitFor(() => expect(device.records.get(KEY)).toEqual(recordOf('http', CAPTIONS)));
  fillIn(urlField(), '');
  fillIn(screen.getByLabelText('Captions URL'), '');
  await vi.waitFor(() => expect(device.records.has(KEY)).toBe(false));
});

it('a stored value that is not readable leaves the form empty', async () => {
  await openSandbox({ records: { [KEY]: { version: 1, value: { url: 7 } } } });
  fillIn(screen.getByLabelText('Captions URL'), CAPTIONS);
  expect(urlField()).toHaveValue('');
});

it('a URL that is typed while another is analyzed stays in the form and on the device', async () => {
  const { user, analyzer, analyses, device } = await openSandbox();
  const gate = createGate();
  analyzer.answer = async () => {
    await gate.passed;
    return { ok: true, value: BARE };
  };
  fillIn(urlField(), VIDEO);
  await user.click(screen.getByText('Analyze'));
  fillIn(urlField(), SECOND);
  gate.open();
  await user.click(await screen.findByText('New analysis'));
  await vi.waitFor(() => expect(analyses.items).toHaveLength(1));
  expect(urlField()).toHaveValue(SECOND);
  expect(device.records.get(KEY)).toEqual(recordOf(SECOND));
});

it('a device that stores nothing leaves what is typed in the form', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { device } = await openSandbox();
  device.device.full = true;
  fillIn(urlField(), VIDEO);
  await vi.waitFor(() =>
    expect(log).toHaveBeenCalledWith('Storing the URLs on this device failed', expect.anything()),
  );
  expect(urlField()).toHaveValue(VIDEO);
});
