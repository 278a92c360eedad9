import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { IconButton } from '@/ui/layouts/icon-button';
import { CellText } from '@/ui/tables/cell-text';
import { StateChip } from '@/ui/tables/state-chip';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import { useListColumns } from '@/ui/tables/use-list-columns';
import { statusLabels, type ApiKey } from './api-key';
import classes from './api-page.module.css';

interface ApiKeyHandlers {
  /** The key of the entry that was just copied. */
  copiedKey: number | null;
  onCopy: (entry: ListEntry<ApiKey>) => void;
  onEdit: (apiKey: ApiKey) => void;
  onDelete: (entry: ListEntry<ApiKey>) => void;
}

/** The columns of the specification, in its order. */
export function useApiKeyColumns({ copiedKey, onCopy, onEdit, onDelete }: ApiKeyHandlers) {
  const t = useText();
  const { date } = useFormats();
  const { nameColumn, actionsColumn } = useListColumns<ApiKey>({
    onEdit: ({ item }) => onEdit(item),
    onDelete,
    otherActions: (entry) => {
      const copied = entry.key === copiedKey;
      return (
        <IconButton
          icon={copied ? IconCheck : IconCopy}
          tone={copied ? 'good' : 'plain'}
          label={t(copied ? 'api.copied-name' : 'api.copy-name', { name: entry.item.name })}
          hint={t(copied ? 'api.copied' : 'api.copy')}
          onClick={() => onCopy(entry)}
        />
      );
    },
  });
  const columns: TableColumn<ApiKey>[] = [
    nameColumn,
    {
      id: 'key',
      header: t('api.key'),
      kind: 'block',
      orderBy: ({ key }) => key,
      cell: ({ item }) => <code className={classes.key}>{item.key}</code>,
    },
    {
      id: 'created',
      header: t('tables.created'),
      orderBy: ({ created }) => created,
      cell: ({ item }) => <CellText text={date(item.created)} tone="whole" />,
    },
    {
      id: 'lastUsed',
      header: t('api.last-used'),
      orderBy: ({ lastUsed }) => lastUsed,
      cell: ({ item }) => <CellText text={date(item.lastUsed)} tone="whole" />,
    },
    {
      id: 'status',
      header: t('tables.status'),
      orderBy: ({ status }) => t(statusLabels[status]),
      cell: ({ item }) => (
        <div>
          <StateChip label={t(statusLabels[item.status])} on={item.status === 'Active'} />
        </div>
      ),
    },
    actionsColumn,
  ];
  return columns;
}
