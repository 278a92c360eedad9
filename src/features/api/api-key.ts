import type { MessageId } from '@/i18n/message';

export const permissions = ['read', 'write', 'admin'] as const;
type Permission = (typeof permissions)[number];

/** A sample API key. Dates are `YYYY-MM-DD`. */
export interface ApiKey {
  id: number;
  name: string;
  /** The prefix marks a live, test or old key. */
  key: string;
  created: string;
  lastUsed: string;
  status: 'Active' | 'Inactive';
  description: string;
  permissions: readonly Permission[];
}

export const statusLabels: Readonly<Record<ApiKey['status'], MessageId>> = {
  Active: 'tables.active',
  Inactive: 'api.status.inactive',
};

/** The fields of the dialog. */
export type ApiKeyValues = Pick<ApiKey, 'name' | 'description' | 'permissions'>;

/** The initial values of the dialog. @param apiKey the one to edit; missing for a new one */
export function apiKeyValues(apiKey?: ApiKey): ApiKeyValues {
  const { name = '', description = '', permissions = [] } = apiKey ?? {};
  return { name, description, permissions };
}

/** Sample keys, as specified: none of them gives access to anything. */
export const sampleApiKeys: readonly ApiKey[] = [
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
