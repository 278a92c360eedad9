import { Alert, Badge, Code } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import { useText } from '@/i18n/use-text';
import { useSampleList, type SampleLists } from '@/lib/sample-lists';
import { LiveRegion } from '@/ui/feedback/live-region';
import { EditableTable } from '@/ui/tables/editable-table';
import { RowAction } from '@/ui/tables/row-actions';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import { apiKeyValues, sampleApiKeys, statusLabels, type ApiKey } from './api-key';
import { ApiKeyFields } from './api-key-fields';
import { useCopyKey } from './use-copy-key';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Code.layer.css';

function useColumns(): TableColumn<ApiKey>[] {
  const t = useText();
  const { date } = useFormats();
  return [
    {
      id: 'key',
      header: t('api.key'),
      text: ({ key }) => key,
      cell: ({ item }) => <Code>{item.key}</Code>,
    },
    {
      id: 'created',
      header: t('tables.created'),
      kind: 'date',
      text: ({ created }) => date(created),
      orderBy: ({ created }) => created,
    },
    {
      id: 'lastUsed',
      header: t('api.last-used'),
      kind: 'date',
      text: ({ lastUsed }) => date(lastUsed),
      orderBy: ({ lastUsed }) => lastUsed,
    },
    {
      id: 'status',
      header: t('tables.status'),
      text: ({ status }) => t(statusLabels[status]),
      cell: ({ item }) => (
        <Badge color={item.status === 'Active' ? 'green' : 'gray'}>{t(statusLabels[item.status])}</Badge>
      ),
    },
  ];
}

/** Keys can be copied and deleted; the dialog only closes, as specified, and says so. */
export function ApiPage({ sampleLists }: { sampleLists: SampleLists }) {
  const t = useText();
  const list = useSampleList(sampleLists, 'api', sampleApiKeys);
  const columns = useColumns();
  const { copy, copiedKey, failed, announcement } = useCopyKey();

  return (
    <>
      {failed ? (
        <Alert
          color="red"
          mb="lg"
          icon={<IconAlertTriangle aria-hidden="true" />}
          title={t('api.copy-failed')}
        >
          {t('api.copy-failed-help')}
        </Alert>
      ) : null}
      <EditableTable
        list={list}
        labels={{
          table: t('api.table'),
          filter: t('api.filter'),
          empty: t('api.empty'),
          noMatch: t('api.no-match'),
          add: t('api.dialog.new'),
          create: t('api.dialog.generate'),
          edit: t('api.dialog.edit'),
          description: t('api.dialog.text'),
        }}
        columns={columns}
        otherActions={(entry) => {
          const copied = entry.key === copiedKey;
          return (
            <RowAction
              icon={copied ? IconCheck : IconCopy}
              color={copied ? 'green' : 'gray'}
              label={t(copied ? 'api.copied-name' : 'api.copy-name', { name: entry.item.name })}
              hint={t(copied ? 'api.copied' : 'api.copy')}
              onClick={() => void copy(entry)}
            />
          );
        }}
        valuesOf={apiKeyValues}
        Fields={ApiKeyFields}
      />
      <LiveRegion announcement={announcement} />
    </>
  );
}
