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
export type OrganizationValues = Pick<Organization, 'name' | 'email' | 'phone' | 'address'>;

/** The initial values of the dialog. @param organization the one to edit; missing for a new one */
export function organizationValues(organization?: Organization): OrganizationValues {
  const { name = '', email = '', phone = '', address = '' } = organization ?? {};
  return { name, email, phone, address };
}

/**
 * A new organization: active and without members (specification, section 4).
 *
 * @param length of the list before it was added
 * @param today as `YYYY-MM-DD`
 */
export function newOrganization(values: OrganizationValues, length: number, today: string): Organization {
  return { ...values, id: length + 1, status: 'active', members: 0, createdAt: today };
}

/** Lists every status, so that the compiler requires a decision on a new one. */
const countsAsActive: Record<Organization['status'], boolean> = { active: true };

/** The totals of the cards above the list. */
export function organizationTotals(organizations: readonly Organization[]) {
  return {
    all: organizations.length,
    active: organizations.filter(({ status }) => countsAsActive[status]).length,
    members: organizations.reduce((sum, { members }) => sum + members, 0),
  };
}

export const sampleOrganizations: readonly Organization[] = [
  {
    id: 1,
    name: 'Northwind Media',
    email: 'planning@northwind.example',
    phone: '+1 555 0100',
    address: '12 Harbour Street, Boston, MA 02110',
    status: 'active',
    members: 24,
    createdAt: '2024-01-15',
  },
  {
    id: 2,
    name: 'Lumen Advertising',
    email: 'hello@lumen.example',
    phone: '+1 555 0142',
    address: '480 Market Street, San Francisco, CA 94104',
    status: 'active',
    members: 9,
    createdAt: '2024-06-03',
  },
  {
    id: 3,
    name: 'Café Central Werbung',
    email: 'buero@central.example',
    phone: '+49 30 5550117',
    address: 'Lindenallee 7, 10115 Berlin',
    status: 'active',
    members: 15,
    createdAt: '2025-02-20',
  },
];
