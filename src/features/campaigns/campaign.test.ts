import { expect, it } from 'vitest';
import { campaignDetails, emptyCampaign, newCampaign, toggled, withDetails } from './campaign';

const details = { ...emptyCampaign, name: 'Summer', budget: '2500.50' };

it('starts a new campaign active', () => {
  expect(newCampaign(details, 2)).toEqual({ ...details, id: 3, status: 'active', budget: 2500.5 });
});

it('toggles between active and paused', () => {
  const campaign = newCampaign(details, 0);
  expect(toggled(campaign).status).toBe('paused');
  expect(toggled(toggled(campaign))).toEqual(campaign);
});

it.each(['', '   ', 'a lot', 'Infinity', '1e999'])('takes a budget of "%s" for none', (budget) => {
  expect(newCampaign({ ...details, budget }, 0).budget).toBe(0);
});

it('keeps status and id when a campaign is edited', () => {
  const paused = toggled(newCampaign(details, 6));
  const edited = withDetails(paused, { ...campaignDetails(paused), name: 'Autumn' });
  expect(edited).toEqual({ ...paused, name: 'Autumn' });
});
