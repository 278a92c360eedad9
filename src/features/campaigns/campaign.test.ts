import { expect, it } from 'vitest';
import { campaignValues, newCampaign, toggled, withValues } from './campaign';

const values = { ...campaignValues(), name: 'Summer', budget: '2500.50' };

it('a new campaign is active', () => {
  expect(newCampaign(values, 2)).toEqual({ ...values, id: 3, status: 'active', budget: 2500.5 });
});

it('the status toggles between active and paused', () => {
  const campaign = newCampaign(values, 0);
  expect(toggled(campaign).status).toBe('paused');
  expect(toggled(toggled(campaign))).toEqual(campaign);
});

it.each(['', '   ', 'a lot', 'Infinity', '1e999'])('a budget of "%s" is invalid', (budget) => {
  expect(newCampaign({ ...values, budget }, 0).budget).toBe(0);
});

it('editing a campaign keeps its status and ID', () => {
  const paused = toggled(newCampaign(values, 6));
  const edited = withValues(paused, { ...campaignValues(paused), name: 'Autumn' });
  expect(edited).toEqual({ ...paused, name: 'Autumn' });
});
