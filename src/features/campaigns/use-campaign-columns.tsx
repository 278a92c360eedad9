import { analysisTypeLabels } from '@/lib/analysis-types';
import type { ListEntry } from '@/lib/memory-lists';
import { CellText } from '@/ui/cell-text';
import { RowActions } from '@/ui/row-actions';
import type { TableColumn } from '@/ui/table-column';
import { useFormats } from '@/ui/use-formats';
import type { Campaign } from './campaign';
import { StatusToggle } from './status-toggle';

interface CampaignHandlers {
  onToggle: (entry: ListEntry<Campaign>) => void;
  onEdit: (entry: ListEntry<Campaign>) => void;
  onDelete: (entry: ListEntry<Campaign>) => void;
}

/** Nothing is required, not even a name. */
const shownName = ({ name }: { name: string }) => name.trim() || 'Unnamed';

/** The columns of the specification, in its order. */
export function useCampaignColumns({ onToggle, onEdit, onDelete }: CampaignHandlers) {
  const { date, money } = useFormats();
  const columns: TableColumn<Campaign>[] = [
    {
      id: 'name',
      header: 'Name',
      kind: 'name',
      orderBy: ({ name }) => name,
      cell: ({ item }) => <CellText text={shownName(item)} />,
    },
    {
      id: 'status',
      header: 'Status',
      orderBy: ({ status }) => status,
      cell: (entry) => <StatusToggle campaign={entry.item} onToggle={() => onToggle(entry)} />,
    },
    {
      id: 'startDate',
      header: 'Start Date',
      orderBy: ({ startDate }) => startDate,
      cell: ({ item }) => <CellText text={date(item.startDate)} tone="whole" />,
    },
    {
      id: 'endDate',
      header: 'End Date',
      orderBy: ({ endDate }) => endDate,
      cell: ({ item }) => <CellText text={date(item.endDate)} tone="whole" />,
    },
    {
      id: 'budget',
      header: 'Budget',
      kind: 'number',
      orderBy: ({ budget }) => budget,
      cell: ({ item }) => money(item.budget),
    },
    {
      id: 'analysisType',
      header: 'Analysis Type',
      orderBy: ({ analysisType }) => analysisTypeLabels[analysisType],
      cell: ({ item }) => analysisTypeLabels[item.analysisType],
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
