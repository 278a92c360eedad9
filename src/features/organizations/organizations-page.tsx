import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { useMemoryList } from '@/lib/use-memory-list';
import { DataTable } from '@/ui/tables/data-table';
import { Figures } from '@/ui/layouts/figures';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import { useFormats } from '@/ui/use-formats';
import { useShownName } from '@/ui/use-shown-name';
import {
  newOrganization,
  organizationTotals,
  statusLabels,
  type Organization,
  type OrganizationDetails,
} from './organization';
import { OrganizationDialog } from './organization-dialog';
import { organizationLists } from './sample-data';
import { useOrganizationColumns } from './use-organization-columns';

/** The open dialog: for a new organization, or for one of the list. */
type OpenDialog = { kind: 'new' } | { kind: 'edit'; entry: ListEntry<Organization> };

/** A list in memory, with totals that follow it. */
export function OrganizationsPage() {
  const t = useText();
  const { user } = useAuth();
  const { number, date, today } = useFormats();
  const { entries, add, replace, remove } = useMemoryList(organizationLists, user?.uid ?? '');
  const { announcement, announce } = useAnnouncement();
  const shownName = useShownName();
  const [filter, setFilter] = useState('');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const totals = organizationTotals(entries.map(({ item }) => item));
  const columns = useOrganizationColumns({
    onEdit: (entry) => setDialog({ kind: 'edit', entry }),
    onDelete: ({ key, item }) => {
      remove(key);
      announce(t('tables.deleted', { name: shownName(item) }));
    },
  });

  function save(details: OrganizationDetails) {
    if (dialog?.kind === 'edit') {
      replace(dialog.entry.key, { ...dialog.entry.item, ...details });
    } else {
      add((length) => newOrganization(details, length, today()));
      // A filter could hide the new row.
      setFilter('');
      announce(t('tables.added', { name: shownName(details) }));
    }
    setDialog(null);
  }

  return (
    <>
      <Figures
        label={t('organizations.totals')}
        figures={[
          { label: t('organizations.total'), value: number(totals.all) },
          { label: t('organizations.total-active'), value: number(totals.active) },
          { label: t('organizations.total-members'), value: number(totals.members) },
        ]}
      />
      <DataTable
        words={{
          table: t('shell.organizations'),
          filter: t('organizations.filter'),
          empty: t('organizations.empty'),
          noMatch: t('organizations.no-match'),
        }}
        columns={columns}
        entries={entries}
        searchText={({ name, email, phone, address, status, createdAt }) =>
          [shownName({ name }), email, phone, address, t(statusLabels[status]), date(createdAt)].join('\n')
        }
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog({ kind: 'new' })}>
            {t('organizations.new')}
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      {dialog ? (
        <OrganizationDialog
          {...(dialog.kind === 'edit' ? { organization: dialog.entry.item } : {})}
          onSubmit={save}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
