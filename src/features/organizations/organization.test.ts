import { expect, it } from 'vitest';
import { newOrganization, organizationTotals, organizationValues } from './organization';

const values = { ...organizationValues(), name: 'Northwind Media' };

// @spec-4.8
it('a new organization is active, without members, has the current date, and an ID of the length of the list plus one', () => {
  expect(newOrganization(values, 3, '2025-05-28')).toEqual({
    ...values,
    id: 4,
    status: 'active',
    members: 0,
    createdAt: '2025-05-28',
  });
});

it('the totals are the sums over the list', () => {
  const organization = newOrganization(values, 0, '2025-05-28');
  expect(organizationTotals([])).toEqual({ all: 0, active: 0, members: 0 });
  expect(organizationTotals([organization, { ...organization, members: 12 }])).toEqual({
    all: 2,
    active: 2,
    members: 12,
  });
});
