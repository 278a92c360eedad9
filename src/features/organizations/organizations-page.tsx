import { Badge } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { useSampleList, type SampleLists } from '@/lib/sample-lists';
import { Figures } from '@/ui/layouts/figures';
import { CellText } from '@/ui/tables/cell-text';
import { EditableTable } from '@/ui/tables/editable-table';
import type { TableColumn } from '@/ui/tables/table-column';
import { useFormats } from '@/ui/use-formats';
import {
  newOrganization,
  organizationTotals,
  organizationValues,
  sampleOrganizations,
  statusLabels,
  type Organization,
} from './organization';
import { OrganizationFields } from './organization-fields';
import '@mantine/core/styles/Badge.layer.css';

function useColumns(): TableColumn<Organization>[] {
  const t = useText();
  const { number, date } = useFormats();
  return [
    {
      id: 'contact',
      header: t('organizations.contact'),
      text: ({ email, phone, address }) => [email, phone, address].join('\n'),
      orderBy: ({ email }) => email,
      cell: ({ item }) => (
        <div>
          <CellText text={item.email} />
          <CellText text={item.phone} isSoft missing="" />
          <CellText text={item.address} isSoft missing="" />
        </div>
      ),
    },
    {
      id: 'status',
      header: t('tables.status'),
      text: ({ status }) => t(statusLabels[status]),
      cell: ({ item }) => (
        <Badge color="green" miw="max-content">
          {t(statusLabels[item.status])}
        </Badge>
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
      kind: 'date',
      text: ({ createdAt }) => date(createdAt),
      orderBy: ({ createdAt }) => createdAt,
    },
  ];
}

/** The list of organizations, with totals that follow its changes. */
export function OrganizationsPage({ sampleLists }: { sampleLists: SampleLists }) {
  const t = useText();
  const { number, today } = useFormats();
  const list = useSampleList(sampleLists, 'organizations', sampleOrganizations);
  const totals = organizationTotals(list.entries.map(({ item }) => item));
  const columns = useColumns();

  return (
    <>
      <Figures
        label={t('organizations.totals')}
        figures={[
          { label: t('organizations.total'), value: number(totals.all) },
          { label: t('organizations.total-active'), value: number(totals.active) },
          { label: t('organizations.total-members'), value: number(totals.members) },
        ]}
      />
      <EditableTable
        list={list}
        labels={{
          table: t('shell.organizations'),
          filter: t('organizations.filter'),
          empty: t('organizations.empty'),
          noMatch: t('organizations.no-match'),
          add: t('organizations.new'),
          create: t('organizations.create'),
          edit: t('organizations.edit'),
        }}
        columns={columns}
        valuesOf={organizationValues}
        Fields={OrganizationFields}
        itemOf={(values, edited) =>
          edited ? { ...edited, ...values } : newOrganization(values, list.entries.length, today())
        }
      />
    </>
  );
}
