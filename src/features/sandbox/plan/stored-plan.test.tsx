import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ADA, createMemoryServices } from '@/app/testing/memory-services';
import { openChangeChannel } from '@/lib/change-channel';
import { PLANNING_CHANNEL } from '@/data/planning/planning-record';
import { createStoredPlanning } from '@/data/planning/stored-planning';
import { plannedAnswer, VIDEO } from '../testing/answers';
import { control } from '../testing/control';
import { briefOf } from '../testing/brief-of';
import { showParts } from '../testing/show-parts';
import { AtAGlance } from './at-a-glance';
import { BriefPanel } from './brief-panel';

async function showPlan(memory = createMemoryServices()) {
  const shown = await showParts(
    plannedAnswer(),
    ({ planning, suitability }) => (
      <>
        <p>{planning.isStored ? 'All is stored' : 'Something is not stored'}</p>
        <AtAGlance suitability={suitability} />
        <BriefPanel planning={planning} settled={planning} />
      </>
    ),
    { memory },
  );
  return { ...shown, stored: createStoredPlanning(memory.device.of(ADA.uid)) };
}

const profile = () => control('Suitability profile');
const brief = () => control('The brief in your own words');
const write = (value: string) => fireEvent.change(brief(), { target: { value } });

it('what is chosen is stored for this video, and is there when the result is opened again', async () => {
  const { stored, showAgain } = await showPlan();
  fireEvent.change(profile(), { target: { value: 'open' } });
  write('cooking');
  await waitFor(async () => {
    const { chosen, videos } = await stored.read();
    expect(chosen).toBe('open');
    expect(videos).toMatchObject([{ videoUrl: VIDEO, brief: { text: 'cooking' } }]);
  });
  showAgain();
  await waitFor(() => expect(profile()).toHaveValue('open'));
  expect(brief()).toHaveValue('cooking');
});

it('a change of another tab reaches the open result', async () => {
  const { stored } = await showPlan();
  const otherTab = openChangeChannel(PLANNING_CHANNEL, () => undefined);
  const other = await briefOf('cooking');
  await stored.chooseProfile('open');
  await stored.saveVideo(VIDEO, () => ({ brief: other }));
  expect(profile()).toHaveValue('balanced');
  otherTab.tell();
  await waitFor(() => expect(profile()).toHaveValue('open'));
  expect(brief()).toHaveValue('cooking');
  otherTab.close();
});

it('what is changed before the device has answered is added to what it has stored', async () => {
  const memory = createMemoryServices();
  const stored = createStoredPlanning(memory.device.of(ADA.uid));
  const before = await briefOf('travel');
  await stored.saveVideo(VIDEO, () => ({ brief: before, kept: [50_000] }));
  await showPlan(memory);
  write('cooking');
  await waitFor(async () =>
    expect((await stored.read()).videos).toMatchObject([{ brief: { text: 'cooking' }, kept: [50_000] }]),
  );
  expect(brief()).toHaveValue('cooking');
});

it('a change that the device refuses is known to be unsaved, and is stored with the next one', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { memory, stored } = await showPlan();
  memory.device.device.full = true;
  write('cooking, travel');
  expect(await screen.findByText('Something is not stored')).toBeVisible();
  expect(brief()).toHaveValue('cooking, travel');
  expect((await stored.read()).videos).toEqual([]);
  const closing = new Event('beforeunload', { cancelable: true });
  dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
  memory.device.device.full = false;
  fireEvent.change(profile(), { target: { value: 'open' } });
  expect(await screen.findByText('All is stored')).toBeVisible();
  const { chosen, videos } = await stored.read();
  expect(chosen).toBe('open');
  expect(videos).toMatchObject([{ brief: { text: 'cooking, travel' } }]);
  const again = new Event('beforeunload', { cancelable: true });
  dispatchEvent(again);
  expect(again.defaultPrevented).toBe(false);
});

it('a device that cannot be read leaves the plan usable', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const memory = createMemoryServices();
  memory.device.device.unreadable = true;
  await showPlan(memory);
  fireEvent.change(profile(), { target: { value: 'open' } });
  expect(await screen.findByText('02:00.0 of 02:00.0 suit this profile')).toBeVisible();
});
