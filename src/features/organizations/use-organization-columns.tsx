import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { CellText } from '@/ui/tables/cell-text';
import { StateChip } from '@/ui/tables/state-chip';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import { useListColumns } from '@/ui/tables/use-list-columns';
import { statusLabels, type Organization } from './organization';

interface OrganizationHandlers {
  onEdit: (entry: ListEntry<Organization>) => void;
  onDelete: (entry: ListEntry<Organization>) => void;
}

/** The columns of the specification, in its order. */
export function useOrganizationColumns(handlers: OrganizationHandlers) {
  const t = useText();
  const { date, number } = useFormats();
  const { nameColumn, actionsColumn } = useListColumns<Organization>(handlers);
  const columns: TableColumn<Organization>[] = [
    nameColumn,
    {
      id: 'contact',
      header: t('organizations.contact'),
      kind: 'block',
      orderBy: ({ email }) => email,
      cell: ({ item }) => (
        <div>
          <CellText text={item.email} />
          <CellText text={item.phone} tone="soft" missing="" />
          <CellText text={item.address} tone="soft" missing="" />
        </div>
      ),
    },
    {
      id: 'status',
      header: t('tables.status'),
      orderBy: ({ status }) => t(statusLabels[status]),
      cell: ({ item }) => (
        <div>
          <StateChip label={t(statusLabels[item.status])} on />
        </div>
      ),
    },
    {
      id: 'members',
      header: t('organizations.members'),
      kind: 'number',
      orderBy: ({ members }) => members,
      cell: ({ item }) => number(item.members),
    },
    {
      id: 'created',
      header: t('tables.created'),
      orderBy: ({ createdAt }) => createdAt,
      cell: ({ item }) => <CellText text={date(item.createdAt)} tone="whole" />,
    },
    actionsColumn,
  ];
  return columns;
}
