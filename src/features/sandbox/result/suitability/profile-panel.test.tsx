import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createMemoryServices } from '@/app/testing/memory-services';
import type { AnalysisResponse } from '@/contracts/analysis';
import { MAX_PROFILES } from '@/data/planning/planning';
import { USUAL_PROFILE } from '@/targeting/suitability';
import { plannedAnswer, VIDEO } from '../../testing/answers';
import { briefOf } from '../../testing/brief-of';
import { control, queryControl } from '../../testing/control';
import { followDownloads } from '../../testing/downloads';
import { showParts } from '../../testing/show-parts';
import { ProfilePanel } from './profile-panel';

const showProfile = (
  response: AnalysisResponse = plannedAnswer(),
  options: Parameters<typeof showParts>[2] = {},
) => showParts(response, ({ suitability }) => <ProfilePanel suitability={suitability} />, options);

const chosen = () => control('Profile');
const choose = (value: string) => fireEvent.change(chosen(), { target: { value } });
const press = (text: string) => fireEvent.click(screen.getByText(text));
const nameField = () => queryControl('Name');
const costs = () => {
  const table = document.querySelector('table[aria-label="What each rule costs"]');
  return [...(table?.querySelectorAll('tbody tr') ?? [])];
};
const load = (text: string) =>
  fireEvent.change(control('Load from file'), {
    target: { files: [new File([text], 'profile.json', { type: 'application/json' })] },
  });

it('each rule says what it costs alone, and all rules what they cost together', async () => {
  await showProfile();
  expect(chosen()).toHaveValue('balanced');
  expect(screen.getByRole('heading', { name: 'Do not buy' })).toBeVisible();
  expect(costs()).toHaveLength(1);
  expect(costs()[0]).toHaveTextContent('crime: at most low risk38 s2');
  expect(screen.getByText(/All rules together make 38 s of the program unsuitable\.$/)).toBeVisible();
  choose('careful');
  await waitFor(() => expect(costs()[0]).toHaveTextContent('crime: not accepted'));
  choose('open');
  expect(await screen.findByText('No rule takes anything away.')).toBeVisible();
  expect(screen.queryByText(/All rules together/)).toBeNull();
  expect(screen.getByRole('heading', { name: 'Buy' })).toBeVisible();
  expect(nameField()).toBeNull();
  expect(screen.queryByText('Delete')).toBeNull();
});

it('a profile can be duplicated, renamed and chosen again, and is there after a reload', async () => {
  const { showAgain } = await showProfile();
  expect(chosen().querySelector('[label="My profiles"]')).toBeNull();
  press('Duplicate');
  await waitFor(() => expect(nameField()).toHaveValue('Balanced (copy)'));
  fireEvent.change(control('Name'), { target: { value: '' } });
  expect(await screen.findByText('Please enter a name')).toBeVisible();
  fireEvent.change(control('Name'), { target: { value: 'Beer brand' } });
  await waitFor(() => expect(screen.queryByText('Please enter a name')).toBeNull());
  choose('open');
  await waitFor(() => expect(nameField()).toBeNull());
  const own = chosen().querySelector<HTMLOptGroupElement>('optgroup:last-child');
  expect(own?.label).toBe('My profiles');
  expect(own?.textContent).toBe('Beer brand');
  choose(own?.querySelector('option')?.value ?? '');
  await waitFor(() => expect(nameField()).toHaveValue('Beer brand'));
  await screen.findByText(/^crime: at most low risk/);
  showAgain();
  await waitFor(() => expect(nameField()).toHaveValue('Beer brand'));
});

it('a deleted profile gives way to the balanced one, and can be brought back', async () => {
  await showProfile();
  press('Duplicate');
  await waitFor(() => expect(nameField()).toBeVisible());
  press('Delete');
  expect(await screen.findByText('Balanced (copy) deleted.')).toBeVisible();
  expect(chosen()).toHaveValue('balanced');
  expect(nameField()).toBeNull();
  press('Undo');
  await waitFor(() => expect(nameField()).toHaveValue('Balanced (copy)'));
  expect(screen.queryByText('Balanced (copy) deleted.')).toBeNull();
  expect(screen.queryByText('Undo')).toBeNull();
});

it('a profile is saved as a file with its name, and loaded from it', async () => {
  const { files, textOf } = followDownloads();
  await showProfile(plannedAnswer(), { profile: 'careful' });
  press('Save as file');
  expect(await screen.findByText('Saved as Careful.suitability.json')).toBeVisible();
  expect(files[0]?.name).toBe('Careful.suitability.json');
  expect(files[0]?.blob?.type).toMatch(/^application\/json/);
  const text = (await textOf(0)) ?? '';
  expect(text).toContain('"Careful"');
  choose('open');
  load(text);
  expect(await screen.findByText('Careful loaded.')).toBeVisible();
  await waitFor(() => expect(nameField()).toHaveValue('Careful'));
  await waitFor(() => expect(costs()[0]).toHaveTextContent('crime: not accepted'));
});

it('a file that is no profile, cannot be read or is of a newer version is refused', async () => {
  const { textOf } = followDownloads();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await showProfile();
  press('Save as file');
  const text = (await textOf(0)) ?? '';
  load('{');
  expect(await screen.findByText(/^This file is not a suitability profile/)).toBeVisible();
  const version = /"version": (\d+)/.exec(text);
  load(text.replace(version?.[0] ?? '', `"version": ${Number(version?.[1]) + 1}`));
  expect(await screen.findByText(/^This profile comes from a newer version of SceneCue/)).toBeVisible();
  vi.spyOn(Blob.prototype, 'text').mockRejectedValue(new DOMException('gone', 'NotReadableError'));
  load(text);
  expect(await screen.findByText(/^This file is not a suitability profile/)).toBeVisible();
  expect(chosen()).toHaveValue('balanced');
  expect(nameField()).toBeNull();
});

it('no profile is added beyond the maximum number', async () => {
  const memory = createMemoryServices();
  const profiles = Array.from({ length: MAX_PROFILES }, (_, number) => ({
    ...USUAL_PROFILE,
    id: `own-${number}`,
    name: `Own ${number}`,
  }));
  memory.planning.planProfiles({ profiles });
  await showProfile(plannedAnswer(), { memory, profile: 'balanced' });
  await waitFor(() => expect(within(chosen()).getByText('Own 49')).toBeInTheDocument());
  press('Duplicate');
  expect(
    await screen.findByText('You have reached the maximum number of profiles. Delete one first.'),
  ).toBeVisible();
  expect(chosen()).toHaveValue('balanced');
});

it.each([
  ['waiting', /get your profiles, briefs, breaks and corrections as soon as/],
  ['page', /only in this page until the server can be reached/],
  ['synced', /saved in your account, for all your devices\. The video itself is never stored/],
  ['refused', /only in this page: the server has refused them/],
  ['newer', /Your changes stay in this page and are not saved/],
] as const)('says where a plan is that is %s', async (status, text) => {
  await showParts(plannedAnswer(), ({ suitability }) => (
    <ProfilePanel suitability={{ ...suitability, status }} />
  ));
  expect(screen.getByText(text)).toBeVisible();
});

it('a topic that a stored profile does not mention is not accepted', async () => {
  const memory = createMemoryServices();
  memory.planning.planProfiles({ profiles: [{ ...USUAL_PROFILE, id: 'old', name: 'Old', topics: {} }] });
  await showProfile(plannedAnswer(), { memory, profile: 'old' });
  expect(costs()[0]).toHaveTextContent(/^crime: not accepted/);
  const checked = () => document.querySelector('[role="radiogroup"][aria-label="crime"] :checked');
  await waitFor(() => expect(checked()).toHaveAttribute('value', 'none'));
});

it('time that several rules take away is said to be shared', async () => {
  const memory = createMemoryServices();
  memory.planning.planVideo(VIDEO, { brief: await briefOf('no crime') });
  await showProfile(plannedAnswer(), { memory });
  await waitFor(() => expect(costs()).toHaveLength(2));
  expect(costs().map((cost) => cost.textContent)).toEqual([
    'crime: at most low risk38\u00a0s, all of it also by another rule0',
    'Excluded by the brief: crime38\u00a0s, all of it also by another rule0',
  ]);
  expect(screen.getByText(/All rules together make 38 s of the program unsuitable\.$/)).toBeVisible();
});
