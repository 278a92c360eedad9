import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { analysisTypeLabels } from '@/ui/analysis-type-labels';
import { CellText } from '@/ui/tables/cell-text';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import { useListColumns } from '@/ui/tables/use-list-columns';
import { statusLabels, type Campaign } from './campaign';
import { StatusToggle } from './status-toggle';

interface CampaignHandlers {
  onToggle: (entry: ListEntry<Campaign>) => void;
  onEdit: (entry: ListEntry<Campaign>) => void;
  onDelete: (entry: ListEntry<Campaign>) => void;
}

/** The columns of the specification, in its order. */
export function useCampaignColumns({ onToggle, ...handlers }: CampaignHandlers) {
  const t = useText();
  const { date, money } = useFormats();
  const { nameColumn, actionsColumn } = useListColumns<Campaign>(handlers);
  const columns: TableColumn<Campaign>[] = [
    nameColumn,
    {
      id: 'status',
      header: t('tables.status'),
      orderBy: ({ status }) => t(statusLabels[status]),
      cell: (entry) => <StatusToggle campaign={entry.item} onToggle={() => onToggle(entry)} />,
    },
    {
      id: 'startDate',
      header: t('campaigns.start-date'),
      orderBy: ({ startDate }) => startDate,
      cell: ({ item }) => <CellText text={date(item.startDate)} tone="whole" />,
    },
    {
      id: 'endDate',
      header: t('campaigns.end-date'),
      orderBy: ({ endDate }) => endDate,
      cell: ({ item }) => <CellText text={date(item.endDate)} tone="whole" />,
    },
    {
      id: 'budget',
      header: t('campaigns.budget'),
      kind: 'number',
      orderBy: ({ budget }) => budget,
      cell: ({ item }) => money(item.budget),
    },
    {
      id: 'analysisType',
      header: t('campaigns.analysis-type'),
      orderBy: ({ analysisType }) => t(analysisTypeLabels[analysisType]),
      cell: ({ item }) => t(analysisTypeLabels[item.analysisType]),
    },
    actionsColumn,
  ];
  return columns;
}
