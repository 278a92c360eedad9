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
export type ApiKeyDetails = Pick<ApiKey, 'name' | 'description' | 'permissions'>;
