import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/app/testing/render-ui';
import { Banner } from './banner';
import { FullPageSpinner } from './full-page-spinner';
import { LiveRegion } from './live-region';
import { useAnnouncement } from './use-announcement';

it('only a bad message interrupts a screen reader; each has its own mark', async () => {
  const { showInstead } = await renderUi(null);
  const marks = (['good', 'neutral', 'warn', 'bad'] as const).map((tone) => {
    showInstead(<Banner tone={tone} message="Saved" />);
    expect(screen.queryAllByRole('alert')).toHaveLength(tone === 'bad' ? 1 : 0);
    return document.querySelector('svg')?.innerHTML;
  });
  expect(marks[0]).toBe(marks[1]);
  expect(marks[2]).toBe(marks[3]);
  expect(marks[0]).not.toBe(marks[2]);
});

it('an explanation follows its message', async () => {
  const { showInstead } = await renderUi(
    <Banner tone="bad" message="Not saved">
      Try again.
    </Banner>,
  );
  expect(screen.getByRole('alert', { name: 'Not saved' })).toHaveAccessibleDescription('Try again.');
  showInstead(<Banner tone="bad" message="Not saved" />);
  expect(screen.getByRole('alert', { name: 'Not saved' })).not.toHaveAttribute('aria-describedby');
});

it('a loading page says so', async () => {
  const { showInstead } = await renderUi(<FullPageSpinner />);
  expect(screen.getByRole('status')).toHaveTextContent('Loading');
  expect(screen.getByRole('status')).not.toHaveAttribute('data-late');
  showInstead(<FullPageSpinner isLate />);
  expect(screen.getByRole('status')).toHaveAttribute('data-late', 'true');
});

function Announcer() {
  const { announcement, announce } = useAnnouncement();
  return (
    <>
      <button onClick={() => announce('Deleted')}>Delete</button>
      <LiveRegion announcement={announcement} />
    </>
  );
}

it('a live region is there before its first announcement, and the same text is announced again', async () => {
  const { user } = await renderUi(<Announcer />);
  const region = screen.getByRole('status');
  expect(region).toHaveTextContent('');
  const press = () => user.click(screen.getByRole('button'));
  await press();
  const first = screen.getByText('Deleted');
  expect(region).toContainElement(first);
  await press();
  expect(screen.getByText('Deleted'), 'a new element, or a screen reader would not read it').not.toBe(first);
  expect(region).toContainElement(screen.getByText('Deleted'));
});
