import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FormatWindow } from '@/contracts/windows';
import { plannedAnswer } from '../../testing/answers';
import { control } from '../../testing/control';
import { followDownloads } from '../../testing/downloads';
import { showParts } from '../../testing/show-parts';
import { WindowLanes } from './window-lanes';
import { WindowsView } from './windows-view';

const corner = (start: number): FormatWindow => ({
  ...{ kind: 'overlay', place: 'top-left', start, end: start + 12_500, endReason: 'cut', checked: 0.5 },
  box: { x: 0, y: 0, width: 0.5, height: 0.5 },
});
const PAUSE: FormatWindow = {
  ...{ kind: 'pause', place: 'frame', start: 100_000, end: 104_000, endReason: 'speech', checked: 0 },
  box: { x: 0, y: 0, width: 1, height: 1 },
};

const show = (windows: FormatWindow[] | undefined) =>
  showParts(
    plannedAnswer(windows && { windows }),
    ({ planning }) => (
      <>
        <WindowsView settled={planning} title="Show" />
        <ul>
          <WindowLanes windows={windows} totalMs={120_000} />
        </ul>
      </>
    ),
    { profile: 'open' },
  );
const rows = () => [...document.querySelectorAll('tbody tr')];

it('shows the windows in a table by pages, filters them, and saves what is left', async () => {
  const saved = followDownloads();
  await show([...Array.from({ length: 12 }, (_, index) => corner(index * 1000)), PAUSE]);
  expect(await screen.findByText('13 windows, 13 for bidders')).toBeVisible();
  expect(rows()).toHaveLength(12);
  expect(rows()[0]).toHaveTextContent(
    'OverlayTop left · 25% of the frame00:00.012.5 sa cutLooked for faces in 50% of it✓ Suitable',
  );
  fireEvent.click(control('Page 2'));
  expect(rows()[0]).toHaveTextContent('PauseWhole frame01:40.04 sspeechNot looked for faces');
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'pause' } });
  expect(rows()).toHaveLength(1);
  fireEvent.change(screen.getByLabelText('Minimum length'), { target: { value: '10' } });
  expect(screen.getByText('0 windows, 0 for bidders')).toBeVisible();
  expect(screen.getByText('For bidders (OpenRTB)').closest('button')).toBeDisabled();
  fireEvent.change(screen.getByLabelText('Format'), { target: { value: 'overlay' } });
  fireEvent.click(screen.getByText('For bidders (OpenRTB)'));
  expect(await screen.findByText(/^Show.windows.json saved$/)).toBeVisible();
  expect(JSON.parse((await saved.textOf(0)) ?? '')).toMatchObject({ windows: { length: 12 } });
});

it('has a lane for each place in the timeline, folded at first', async () => {
  await show([corner(0), PAUSE]);
  fireEvent.click(screen.getByText('Windows 2'));
  const lane = await screen.findByText(/^Top left/, { selector: 'li span' });
  expect(lane).toHaveTextContent('Top left 00:00.0');
});

it('says why there are none', async () => {
  await show(undefined);
  expect(await screen.findByText(/^This result has no windows/)).toBeVisible();
  expect(screen.queryByText(/^Windows \d/)).toBeNull();
});
