import { expect, it } from 'vitest';
import { emptyOrganization, newOrganization, organizationTotals } from './organization';

const details = { ...emptyOrganization, name: 'Northwind Media' };

it('makes a new organization active, without members, of today, with the length of the list plus one', () => {
  expect(newOrganization(details, 3, '2025-05-28')).toEqual({
    ...details,
    id: 4,
    status: 'active',
    members: 0,
    createdAt: '2025-05-28',
  });
});

it('adds up what is in the list', () => {
  const organization = newOrganization(details, 0, '2025-05-28');
  expect(organizationTotals([])).toEqual({ all: 0, active: 0, members: 0 });
  expect(organizationTotals([organization, { ...organization, members: 12 }])).toEqual({
    all: 2,
    active: 2,
    members: 12,
  });
});
