import { createMemoryLists } from '@/lib/memory-lists';
import type { Organization } from './organization';

const sampleOrganizations: readonly Organization[] = [
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

export const organizationLists = createMemoryLists(sampleOrganizations);
