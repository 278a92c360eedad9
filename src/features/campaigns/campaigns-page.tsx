import { useText } from '@/i18n/use-text';
import { useSampleList, type SampleList, type SampleLists } from '@/lib/sample-lists';
import { analysisTypeLabels } from '@/ui/analysis-types';
import { EditableTable } from '@/ui/tables/editable-table';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import {
  campaignValues,
  newCampaign,
  sampleCampaigns,
  statusLabels,
  toggled,
  withValues,
  type Campaign,
} from './campaign';
import { CampaignFields } from './campaign-fields';
import { StatusToggle } from './status-toggle';

/** The switch of a row activates or pauses its campaign. */
function useColumns(list: SampleList<Campaign>): TableColumn<Campaign>[] {
  const t = useText();
  const { date, money } = useFormats();
  return [
    {
      id: 'status',
      header: t('tables.status'),
      text: ({ status }) => t(statusLabels[status]),
      cell: ({ key, item }) => (
        <StatusToggle campaign={item} onToggle={() => list.replace(key, toggled(item))} />
      ),
    },
    {
      id: 'startDate',
      header: t('campaigns.start-date'),
      kind: 'date',
      text: ({ startDate }) => date(startDate),
      orderBy: ({ startDate }) => startDate,
    },
    {
      id: 'endDate',
      header: t('campaigns.end-date'),
      kind: 'date',
      text: ({ endDate }) => date(endDate),
      orderBy: ({ endDate }) => endDate,
    },
    {
      id: 'budget',
      header: t('campaigns.budget'),
      kind: 'number',
      text: ({ budget }) => money(budget),
      orderBy: ({ budget }) => budget,
    },
    {
      id: 'analysisType',
      header: t('campaigns.analysis-type'),
      text: ({ analysisType }) => t(analysisTypeLabels[analysisType]),
    },
  ];
}

/** The list of campaigns. */
export function CampaignsPage({ sampleLists }: { sampleLists: SampleLists }) {
  const t = useText();
  const list = useSampleList(sampleLists, 'campaigns', sampleCampaigns);
  const columns = useColumns(list);

  return (
    <EditableTable
      list={list}
      labels={{
        table: t('shell.campaigns'),
        filter: t('campaigns.filter'),
        empty: t('campaigns.empty'),
        noMatch: t('campaigns.no-match'),
        add: t('campaigns.new'),
        create: t('campaigns.create'),
        edit: t('campaigns.edit'),
      }}
      columns={columns}
      searchText={({ notificationEmail }) => notificationEmail}
      valuesOf={campaignValues}
      Fields={CampaignFields}
      itemOf={(values, edited) =>
        edited ? withValues(edited, values) : newCampaign(values, list.entries.length)
      }
    />
  );
}
