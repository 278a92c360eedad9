import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import { plannedAnswer, VIDEO } from '../../testing/answers';
import { showParts } from '../../testing/show-parts';
import { EarlierPlanNote } from './earlier-plan-note';

async function showNote() {
  const memory = createMemoryServices();
  memory.planning.planVideo(VIDEO, { kept: [50_000, 60_000], dropped: [90_000] });
  await showParts(plannedAnswer(), ({ planning }) => <EarlierPlanNote planning={planning} />, { memory });
  expect(await screen.findByText(/^2 kept or added, 1 dropped\./)).toBeVisible();
  return memory.planning;
}

it('an earlier plan of breaks can be used as it is', async () => {
  const server = await showNote();
  fireEvent.click(screen.getByText('Use that plan'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(server.video(VIDEO)).toMatchObject({ kept: [50_000, 60_000], dropped: [90_000] });
});

it('an earlier plan of breaks can be replaced by a new one, and be brought back', async () => {
  const server = await showNote();
  fireEvent.click(screen.getByText('Start a new one'));
  await waitFor(() => expect(server.video(VIDEO)).toMatchObject({ kept: [], dropped: [] }));
  fireEvent.click(screen.getByText('Undo'));
  await waitFor(() =>
    expect(server.video(VIDEO)).toMatchObject({ kept: [50_000, 60_000], dropped: [90_000] }),
  );
  expect(screen.getByText(/^2 kept or added, 1 dropped\./)).toBeVisible();
});

it('a video without a plan has no note', async () => {
  await showParts(plannedAnswer(), ({ planning }) => <EarlierPlanNote planning={planning} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['and the server has said so', 'well', 'synced'],
  ['before the server has answered', 'gone', 'waiting'],
] as const)(
  'a break that is kept in a video without a plan is no earlier plan: %s',
  async (_, mode, status) => {
    const memory = createMemoryServices();
    memory.planning.mode = mode;
    const parts: Parameters<typeof showParts>[1] = ({ planning }) => (
      <>
        <EarlierPlanNote planning={planning} />
        <p>{planning.status}</p>
        <button type="button" onClick={() => planning.keepBreak(50_000, true)}>
          Keep
        </button>
      </>
    );
    await showParts(plannedAnswer(), parts, { memory });
    expect(await screen.findByText(status)).toBeVisible();
    fireEvent.click(screen.getByText('Keep'));
    await waitFor(() => expect(screen.getByText(status)).toBeVisible());
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
