import { createMemoryLists } from '@/lib/memory-lists';
import type { ApiKey } from './api-key';

/** Sample keys, as specified: none of them gives access to anything. */
const sampleApiKeys: readonly ApiKey[] = [
  {
    id: 1,
    name: 'Production',
    key: 'sc_live_8fK2mQ7xR4tVb9Lw',
    created: '2024-01-15',
    lastUsed: '2025-05-27',
    status: 'Active',
    description: 'Program guide',
    permissions: ['read', 'write'],
  },
  {
    id: 2,
    name: 'Development',
    key: 'sc_test_3nH6pZ1cY5dJs0Xg',
    created: '2024-02-01',
    lastUsed: '2025-05-20',
    status: 'Active',
    description: 'Test environment of the ad server',
    permissions: ['read', 'write', 'admin'],
  },
  {
    id: 3,
    name: 'Legacy importer',
    key: 'sc_old_6vT9aE2uW8kMr4Bq',
    created: '2023-06-12',
    lastUsed: '2023-12-31',
    status: 'Inactive',
    description: 'Replaced by Production',
    permissions: ['read'],
  },
];

export const apiKeyLists = createMemoryLists(sampleApiKeys);
