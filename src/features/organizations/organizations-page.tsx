import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import type { ListEntry } from '@/lib/memory-lists';
import { useMemoryList } from '@/lib/use-memory-list';
import { DataTable } from '@/ui/data-table';
import type { TableWords } from '@/ui/table-column';
import { Figures } from '@/ui/figures';
import { LiveRegion } from '@/ui/live-region';
import { PageHeading } from '@/ui/page-heading';
import { useAnnouncement } from '@/ui/use-announcement';
import { useFormats } from '@/ui/use-formats';
import {
  newOrganization,
  organizationTotals,
  type Organization,
  type OrganizationDetails,
} from './organization';
import { OrganizationDialog } from './organization-dialog';
import { organizationLists } from './sample-data';
import { useOrganizationColumns } from './use-organization-columns';

const words: TableWords = {
  table: 'Organizations',
  filter: 'Filter organizations',
  clearFilter: 'Clear the filter',
  count: (shown, total) => `${shown} of ${total}`,
  empty: 'There is no organization.',
  noMatch: 'No organization matches this filter.',
};

/** Which dialog is open: for a new organization, or for one of the list. */
type Opened = { kind: 'new' } | { kind: 'edit'; entry: ListEntry<Organization> };

/** A list in memory, with totals that follow it. */
export function OrganizationsPage() {
  const { user } = useAuth();
  const { number, date, today } = useFormats();
  const { entries, add, replace, remove } = useMemoryList(organizationLists, user?.uid ?? '');
  const { announcement, announce } = useAnnouncement();
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const totals = organizationTotals(entries.map(({ item }) => item));
  const columns = useOrganizationColumns({
    onEdit: (entry) => setOpened({ kind: 'edit', entry }),
    onDelete: ({ key, item }) => {
      remove(key);
      announce(`${item.name} deleted`);
    },
  });

  function finish(details: OrganizationDetails) {
    if (opened?.kind === 'edit') {
      replace(opened.entry.key, { ...opened.entry.item, ...details });
    } else {
      add((length) => newOrganization(details, length, today()));
      // A filter could hide what was just made.
      setFilter('');
      announce(`${details.name} added`);
    }
    setOpened(null);
  }

  return (
    <>
      <PageHeading title="Organizations">The organizations you work with, and their members.</PageHeading>
      <Figures
        label="Totals"
        figures={[
          { label: 'Total Organizations', value: number(totals.all) },
          { label: 'Active Organizations', value: number(totals.active) },
          { label: 'Total Members', value: number(totals.members) },
        ]}
      />
      <DataTable
        words={words}
        columns={columns}
        entries={entries}
        searchText={({ name, email, phone, address, status, createdAt }) =>
          [name, email, phone, address, status, date(createdAt)].join('\n')
        }
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpened({ kind: 'new' })}>
            New Organization
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      {opened ? (
        <OrganizationDialog
          {...(opened.kind === 'edit' ? { organization: opened.entry.item } : {})}
          onFinish={finish}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
