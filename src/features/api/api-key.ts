import type { MessageId } from '@/i18n/message';

export const permissions = ['read', 'write', 'admin'] as const;
export type Permission = (typeof permissions)[number];

/** A key with which a program would use SceneCue. Dates are days, `YYYY-MM-DD`. */
export interface ApiKey {
  id: number;
  name: string;
  /** Its beginning says whether it is live, for tests or an old one. */
  key: string;
  created: string;
  lastUsed: string;
  status: 'Active' | 'Inactive';
  description: string;
  permissions: readonly Permission[];
}

/** What a status is called. */
export const statusLabels: Readonly<Record<ApiKey['status'], MessageId>> = {
  Active: 'tables.active',
  Inactive: 'api.status.inactive',
};

/** What the dialog asks for. */
export type ApiKeyDetails = Pick<ApiKey, 'name' | 'description' | 'permissions'>;
