import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import { useMemoryList } from '@/lib/use-memory-list';
import { Banner } from '@/ui/feedback/banner';
import { DataTable } from '@/ui/tables/data-table';
import type { TableWords } from '@/ui/tables/table-column';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import { useFormats } from '@/ui/use-formats';
import { statusLabels, type ApiKey } from './api-key';
import { ApiKeyDialog } from './api-key-dialog';
import classes from './api-page.module.css';
import { apiKeyLists } from './sample-data';
import { useApiKeyColumns } from './use-api-key-columns';
import { useCopyKey } from './use-copy-key';

/** The open dialog: for a new key, or for one of the list. */
type OpenDialog = { kind: 'new' } | { kind: 'edit'; apiKey: ApiKey };

/** Sample keys: they can be copied and deleted; the dialog only closes, as specified. */
export function ApiPage() {
  const t = useText();
  const { user } = useAuth();
  const { date } = useFormats();
  const { entries, remove } = useMemoryList(apiKeyLists, user?.uid ?? '');
  const { announcement, announce } = useAnnouncement();
  const { copy, copiedKey, failed } = useCopyKey(announce);
  const [filter, setFilter] = useState('');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const columns = useApiKeyColumns({
    copiedKey,
    onCopy: (entry) => void copy(entry),
    onEdit: (apiKey) => setDialog({ kind: 'edit', apiKey }),
    onDelete: ({ key, item }) => {
      remove(key);
      announce(t('tables.deleted', { name: item.name }));
    },
  });
  const words: TableWords = {
    table: t('api.table'),
    filter: t('api.filter'),
    empty: t('api.empty'),
    noMatch: t('api.no-match'),
  };

  return (
    <>
      {failed ? (
        <div className={classes.alert}>
          <Banner tone="bad" message={t('api.copy-failed')}>
            {t('api.copy-failed-help')}
          </Banner>
        </div>
      ) : null}
      <DataTable
        words={words}
        columns={columns}
        entries={entries}
        searchText={({ name, key, created, lastUsed, status }) =>
          [name, key, date(created), date(lastUsed), t(statusLabels[status])].join('\n')
        }
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog({ kind: 'new' })}>
            {t('api.dialog.new')}
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      {dialog ? (
        <ApiKeyDialog
          {...(dialog.kind === 'edit' ? { apiKey: dialog.apiKey } : {})}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
