import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useMemoryList } from '@/lib/use-memory-list';
import { Banner } from '@/ui/banner';
import { DataTable } from '@/ui/data-table';
import type { TableWords } from '@/ui/table-column';
import { LiveRegion } from '@/ui/live-region';
import { PageHeading } from '@/ui/page-heading';
import { useAnnouncement } from '@/ui/use-announcement';
import { useFormats } from '@/ui/use-formats';
import type { ApiKey } from './api-key';
import { ApiKeyDialog } from './api-key-dialog';
import classes from './api-page.module.css';
import { apiKeyLists } from './sample-data';
import { useApiKeyColumns } from './use-api-key-columns';
import { useCopyKey } from './use-copy-key';

const words: TableWords = {
  table: 'API keys',
  filter: 'Filter keys',
  clearFilter: 'Clear the filter',
  count: (shown, total) => `${shown} of ${total}`,
  empty: 'There is no key.',
  noMatch: 'No key matches this filter.',
};

/** Which dialog is open: for a new key, or for one of the list. */
type Opened = { kind: 'new' } | { kind: 'edit'; apiKey: ApiKey };

/** Sample keys. They can be copied and removed; the dialog only closes, as specified. */
export function ApiPage() {
  const { user } = useAuth();
  const { date } = useFormats();
  const { entries, remove } = useMemoryList(apiKeyLists, user?.uid ?? '');
  const { announcement, announce } = useAnnouncement();
  const { copy, copiedKey, refused } = useCopyKey(announce);
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useApiKeyColumns({
    copiedKey,
    onCopy: (entry) => void copy(entry),
    onEdit: (apiKey) => setOpened({ kind: 'edit', apiKey }),
    onDelete: ({ key, item }) => {
      remove(key);
      announce(`${item.name} deleted`);
    },
  });

  return (
    <>
      <PageHeading title="API Settings">The keys with which your own programs use SceneCue.</PageHeading>
      {refused ? (
        <div className={classes.refusal}>
          <Banner tone="bad" message="The key could not be copied.">
            The browser refused. Select the key in the table and copy it by hand.
          </Banner>
        </div>
      ) : null}
      <DataTable
        words={words}
        columns={columns}
        entries={entries}
        searchText={({ name, key, created, lastUsed, status }) =>
          [name, key, date(created), date(lastUsed), status].join('\n')
        }
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpened({ kind: 'new' })}>
            Generate New Key
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      {opened ? (
        <ApiKeyDialog
          {...(opened.kind === 'edit' ? { apiKey: opened.apiKey } : {})}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
