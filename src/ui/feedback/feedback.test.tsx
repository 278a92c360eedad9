import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '@/app/testing/render-ui';
import { LiveRegion } from './live-region';
import { useAnnouncement } from './use-announcement';

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
