import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import { analysisTypeLabels } from '@/lib/analysis-types';
import type { ListEntry } from '@/lib/memory-lists';
import { useMemoryList } from '@/lib/use-memory-list';
import { DataTable } from '@/ui/data-table';
import type { TableWords } from '@/ui/table-column';
import { LiveRegion } from '@/ui/live-region';
import { PageHeading } from '@/ui/page-heading';
import { useAnnouncement } from '@/ui/use-announcement';
import { useFormats } from '@/ui/use-formats';
import { newCampaign, toggled, withDetails, type Campaign, type CampaignDetails } from './campaign';
import { CampaignDialog } from './campaign-dialog';
import { campaignLists } from './sample-data';
import { useCampaignColumns } from './use-campaign-columns';

const words: TableWords = {
  table: 'Campaigns',
  filter: 'Filter campaigns',
  clearFilter: 'Clear the filter',
  count: (shown, total) => `${shown} of ${total}`,
  empty: 'There is no campaign.',
  noMatch: 'No campaign matches this filter.',
};

/** Which dialog is open: for a new campaign, or for one of the list. */
type Opened = { kind: 'new' } | { kind: 'edit'; entry: ListEntry<Campaign> };

/** A list in memory; the switch of a row pauses its campaign. */
export function CampaignsPage() {
  const { user } = useAuth();
  const { date, money } = useFormats();
  const { entries, add, replace, remove } = useMemoryList(campaignLists, user?.uid ?? '');
  const { announcement, announce } = useAnnouncement();
  const [filter, setFilter] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const columns = useCampaignColumns({
    onToggle: ({ key, item }) => replace(key, toggled(item)),
    onEdit: (entry) => setOpened({ kind: 'edit', entry }),
    onDelete: ({ key, item }) => {
      remove(key);
      announce(`${item.name} deleted`);
    },
  });

  function finish(details: CampaignDetails) {
    if (opened?.kind === 'edit') {
      replace(opened.entry.key, withDetails(opened.entry.item, details));
    } else {
      add((length) => newCampaign(details, length));
      // A filter could hide what was just made.
      setFilter('');
      announce(`${details.name} added`);
    }
    setOpened(null);
  }

  return (
    <>
      <PageHeading title="Campaigns">
        What runs, when, and for how much. Switch a campaign off to pause it.
      </PageHeading>
      <DataTable
        words={words}
        columns={columns}
        entries={entries}
        searchText={({ name, status, startDate, endDate, budget, analysisType, notificationEmail }) =>
          [
            name,
            status,
            date(startDate),
            date(endDate),
            money(budget),
            analysisTypeLabels[analysisType],
            notificationEmail,
          ].join('\n')
        }
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setOpened({ kind: 'new' })}>
            New Campaign
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      {opened ? (
        <CampaignDialog
          {...(opened.kind === 'edit' ? { campaign: opened.entry.item } : {})}
          onFinish={finish}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </>
  );
}
