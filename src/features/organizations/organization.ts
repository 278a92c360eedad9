import type { MessageId } from '@/i18n/message';

export interface Organization {
  id: number;
  name: string;
  email: string;
  phone: string;
  address: string;
  status: 'active';
  members: number;
  /** `YYYY-MM-DD`. */
  createdAt: string;
}

export const statusLabels: Readonly<Record<Organization['status'], MessageId>> = { active: 'tables.active' };

/** The fields of the dialog. */
export type OrganizationDetails = Pick<Organization, 'name' | 'email' | 'phone' | 'address'>;

export const emptyOrganization: OrganizationDetails = { name: '', email: '', phone: '', address: '' };

/**
 * A new organization: active and without members (specification, section 4).
 *
 * @param length of the list before it was added
 * @param today as `YYYY-MM-DD`
 */
export function newOrganization(details: OrganizationDetails, length: number, today: string): Organization {
  return { ...details, id: length + 1, status: 'active', members: 0, createdAt: today };
}

/** Lists every status, so that a new one must be decided here. */
const countsAsActive: Record<Organization['status'], boolean> = { active: true };

/** The totals of the cards above the list. */
export function organizationTotals(organizations: readonly Organization[]) {
  return {
    all: organizations.length,
    active: organizations.filter(({ status }) => countsAsActive[status]).length,
    members: organizations.reduce((sum, { members }) => sum + members, 0),
  };
}
