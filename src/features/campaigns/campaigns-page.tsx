import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useState } from 'react';
import { useAuth } from '@/auth/use-auth';
import { useText } from '@/i18n/use-text';
import type { ListEntry } from '@/lib/memory-lists';
import { useMemoryList } from '@/lib/use-memory-list';
import { analysisTypeLabels } from '@/ui/analysis-type-labels';
import { DataTable } from '@/ui/tables/data-table';
import { LiveRegion } from '@/ui/feedback/live-region';
import { useAnnouncement } from '@/ui/feedback/use-announcement';
import { useFormats } from '@/ui/use-formats';
import { useShownName } from '@/ui/use-shown-name';
import {
  newCampaign,
  statusLabels,
  toggled,
  withDetails,
  type Campaign,
  type CampaignDetails,
} from './campaign';
import { CampaignDialog } from './campaign-dialog';
import { campaignLists } from './sample-data';
import { useCampaignColumns } from './use-campaign-columns';

/** The open dialog: for a new campaign, or for one of the list. */
type OpenDialog = { kind: 'new' } | { kind: 'edit'; entry: ListEntry<Campaign> };

/** A list in memory; the switch of a row activates or pauses its campaign. */
export function CampaignsPage() {
  const t = useText();
  const { user } = useAuth();
  const { date, money } = useFormats();
  const { entries, add, replace, remove } = useMemoryList(campaignLists, user?.uid ?? '');
  const { announcement, announce } = useAnnouncement();
  const shownName = useShownName();
  const [filter, setFilter] = useState('');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const columns = useCampaignColumns({
    onToggle: ({ key, item }) => replace(key, toggled(item)),
    onEdit: (entry) => setDialog({ kind: 'edit', entry }),
    onDelete: ({ key, item }) => {
      remove(key);
      announce(t('tables.deleted', { name: shownName(item) }));
    },
  });

  function save(details: CampaignDetails) {
    if (dialog?.kind === 'edit') {
      replace(dialog.entry.key, withDetails(dialog.entry.item, details));
    } else {
      add((length) => newCampaign(details, length));
      // A filter could hide the new row.
      setFilter('');
      announce(t('tables.added', { name: shownName(details) }));
    }
    setDialog(null);
  }

  return (
    <>
      <DataTable
        words={{
          table: t('shell.campaigns'),
          filter: t('campaigns.filter'),
          empty: t('campaigns.empty'),
          noMatch: t('campaigns.no-match'),
        }}
        columns={columns}
        entries={entries}
        searchText={({ name, status, startDate, endDate, budget, analysisType, notificationEmail }) =>
          [
            shownName({ name }),
            t(statusLabels[status]),
            date(startDate),
            date(endDate),
            money(budget),
            t(analysisTypeLabels[analysisType]),
            notificationEmail,
          ].join('\n')
        }
        filter={filter}
        onFilter={setFilter}
        action={
          <Button leftSection={<IconPlus size={18} />} onClick={() => setDialog({ kind: 'new' })}>
            {t('campaigns.new')}
          </Button>
        }
      />
      <LiveRegion announcement={announcement} />
      {dialog ? (
        <CampaignDialog
          {...(dialog.kind === 'edit' ? { campaign: dialog.entry.item } : {})}
          onSubmit={save}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </>
  );
}
