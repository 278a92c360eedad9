import type { ListEntry } from '@/lib/memory-lists';
import { CellText } from '@/ui/cell-text';
import { RowActions } from '@/ui/row-actions';
import { StateChip } from '@/ui/state-chip';
import type { TableColumn } from '@/ui/table-column';
import { useFormats } from '@/ui/use-formats';
import type { Organization } from './organization';

interface OrganizationHandlers {
  onEdit: (entry: ListEntry<Organization>) => void;
  onDelete: (entry: ListEntry<Organization>) => void;
}

/** Nothing is required, not even a name. */
const shownName = ({ name }: { name: string }) => name.trim() || 'Unnamed';

/** The columns of the specification, in its order. */
export function useOrganizationColumns({ onEdit, onDelete }: OrganizationHandlers) {
  const { date, number } = useFormats();
  const columns: TableColumn<Organization>[] = [
    {
      id: 'name',
      header: 'Name',
      kind: 'name',
      orderBy: ({ name }) => name,
      cell: ({ item }) => <CellText text={shownName(item)} />,
    },
    {
      id: 'contact',
      header: 'Contact',
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
      header: 'Status',
      orderBy: ({ status }) => status,
      cell: () => (
        <div>
          <StateChip label="Active" on />
        </div>
      ),
    },
    {
      id: 'members',
      header: 'Members',
      kind: 'number',
      orderBy: ({ members }) => members,
      cell: ({ item }) => number(item.members),
    },
    {
      id: 'created',
      header: 'Created',
      orderBy: ({ createdAt }) => createdAt,
      cell: ({ item }) => <CellText text={date(item.createdAt)} tone="whole" />,
    },
    {
      id: 'actions',
      header: 'Actions',
      kind: 'actions',
      cell: (entry) => (
        <RowActions
          editLabel={`Edit ${shownName(entry.item)}`}
          deleteLabel={`Delete ${shownName(entry.item)}`}
          onEdit={() => onEdit(entry)}
          onDelete={() => onDelete(entry)}
        />
      ),
    },
  ];
  return columns;
}
