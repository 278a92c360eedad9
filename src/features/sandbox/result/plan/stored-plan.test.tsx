import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import { countUnsavedParts } from '@/data/planning/followed-part';
import { plannedAnswer, VIDEO } from '../../testing/answers';
import { control } from '../../testing/control';
import { briefOf } from '../../testing/brief-of';
import { showParts } from '../../testing/show-parts';
import { AtAGlance } from '../overview/at-a-glance';
import { BriefBar } from '../brief/brief-bar';

async function showPlan(memory = createMemoryServices()) {
  const shown = await showParts(
    plannedAnswer(),
    ({ planning, suitability, player }) => (
      <>
        <p>The plan is {suitability.status}</p>
        <AtAGlance suitability={suitability} player={player} />
        <BriefBar planning={planning} settled={planning} view="overview" />
      </>
    ),
    { memory },
  );
  return { ...shown, server: memory.planning };
}

const profile = () => control('Suitability profile');
const brief = () => control('The brief in your own words');
const write = (value: string) => fireEvent.change(brief(), { target: { value } });

function asksBeforeClosing(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  return closing.defaultPrevented;
}

it('what is chosen is stored for this video, and is there when the result is opened again', async () => {
  const { server, showAgain } = await showPlan();
  fireEvent.change(profile(), { target: { value: 'open' } });
  write('cooking');
  await waitFor(() => expect(server.video(VIDEO).brief?.text).toBe('cooking'));
  expect(server.profiles().chosen).toBe('open');
  showAgain();
  await waitFor(() => expect(profile()).toHaveValue('open'));
  expect(brief()).toHaveValue('cooking');
});

it('a change of another device reaches the open result, beside what is being typed in it', async () => {
  const { server } = await showPlan();
  write('cooking');
  act(() => {
    server.planProfiles({ chosen: 'open' });
    server.planVideo(VIDEO, { kept: [50_000] });
  });
  expect(profile()).toHaveValue('open');
  expect(brief()).toHaveValue('cooking');
  await waitFor(() =>
    expect(server.video(VIDEO)).toMatchObject({ brief: { text: 'cooking' }, kept: [50_000] }),
  );
});

it('what is changed before the server has answered is added to what it has', async () => {
  const memory = createMemoryServices();
  memory.planning.planVideo(VIDEO, { brief: await briefOf('travel'), kept: [50_000] });
  const { server } = await showPlan(memory);
  write('cooking');
  await waitFor(() =>
    expect(server.video(VIDEO)).toMatchObject({ brief: { text: 'cooking' }, kept: [50_000] }),
  );
  expect(brief()).toHaveValue('cooking');
});

it('typing is written once, at the latest when the page closes', async () => {
  const { server } = await showPlan();
  write('c');
  write('co');
  write('coo');
  expect(server.writes).toBe(0);
  act(() => {
    expect(asksBeforeClosing()).toBe(true);
  });
  await waitFor(() => expect(server.video(VIDEO).brief?.text).toBe('coo'));
  expect(server.writes).toBe(1);
  expect(asksBeforeClosing()).toBe(false);
});

it('a change that the server refuses stays in the page, which says so, and is sent again with the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { server } = await showPlan();
  await screen.findByText('The plan is synced');
  server.mode = 'refuses';
  write('cooking, travel');
  expect(await screen.findByText('The plan is refused')).toBeVisible();
  expect(brief()).toHaveValue('cooking, travel');
  expect(asksBeforeClosing()).toBe(true);
  act(() => {
    server.mode = 'well';
  });
  expect(screen.getByText('The plan is refused')).toBeVisible();
  write('cooking, travel, soccer');
  expect(await screen.findByText('The plan is synced')).toBeVisible();
  expect(server.video(VIDEO).brief?.text).toBe('cooking, travel, soccer');
  expect(asksBeforeClosing()).toBe(false);
});

it.each([
  ['keeps its documents', true, 'waiting', false],
  ['keeps nothing', false, 'page', true],
])(
  'without a network, on a device that %s, the plan says what would be lost',
  async (_, isRemembered, status, asks) => {
    const { server } = await showPlan(createMemoryServices({ isRemembered }));
    act(() => {
      server.mode = 'gone';
    });
    write('cooking');
    dispatchEvent(new Event('pagehide'));
    expect(await screen.findByText(`The plan is ${status}`)).toBeVisible();
    await waitFor(() => expect(asksBeforeClosing()).toBe(asks));
    act(() => {
      server.mode = 'well';
    });
    expect(await screen.findByText('The plan is synced')).toBeVisible();
  },
);

it('what a newer version has written is never overwritten, and the page says so', async () => {
  const memory = createMemoryServices();
  memory.planning.store(`video ${VIDEO}`, { schema: 3, brief: 'something new' });
  const { server } = await showPlan(memory);
  expect(await screen.findByText('The plan is newer')).toBeVisible();
  write('cooking');
  expect(brief()).toHaveValue('cooking');
  expect(asksBeforeClosing()).toBe(true);
  expect(server.writes).toBe(0);
  expect(server.fields(`video ${VIDEO}`)).toEqual({ schema: 3, brief: 'something new' });
});

it('a plan of the shape before this one is shown, and rewritten once', async () => {
  const memory = createMemoryServices();
  const video = { videoUrl: VIDEO, changedAt: 1, brief: await briefOf('travel'), kept: [50_000] };
  const payload = JSON.stringify({ videos: [video], writes: ['w'] });
  memory.planning.store(`video ${VIDEO}`, { schema: 1, version: 7, payload });
  const { server } = await showPlan(memory);
  await waitFor(() => expect(brief()).toHaveValue('travel'));
  expect(await screen.findByText('The plan is synced')).toBeVisible();
  expect(server.writes).toBe(1);
  expect(server.video(VIDEO)).toMatchObject({ brief: { text: 'travel' }, kept: [50_000] });
  for (const name of ['version', 'payload']) expect(server.fields(`video ${VIDEO}`)).not.toHaveProperty(name);
});

it('before a sign-out, what was just typed is written, and what the server refuses is counted', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { server } = await showPlan();
  await screen.findByText('The plan is synced');
  write('cooking');
  expect(countUnsavedParts()).toBe(0);
  await waitFor(() => expect(server.writes).toBe(1));
  server.mode = 'refuses';
  write('travel');
  await screen.findByText('The plan is refused');
  expect(countUnsavedParts()).toBe(1);
});
