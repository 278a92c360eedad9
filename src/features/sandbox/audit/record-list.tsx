import { Badge, Group, NativeSelect, Paper, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { SEVERITIES, shownText, type AuditFinding, type Severity } from '@/targeting/audit/findings';
import { findingsOf, type AuditedRecord } from '@/targeting/audit/summary';
import { ResultPages } from '../result/result-pages';
import { isolated, useFindingText } from './use-finding-text';

const PAGE = 20;

const COLORS: Record<Severity, string> = { wrong: 'red', missing: 'yellow', weak: 'gray', mismatch: 'blue' };

function Finding({ finding }: { finding: AuditFinding }) {
  const t = useText();
  const textOf = useFindingText();
  const { severity, path, value, source } = finding;
  return (
    <li>
      <Group gap="xs" component="span">
        <Badge color={COLORS[severity]}>{t(`audit.severity.${severity}`)}</Badge>
        <Text component="code" size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Text>
      </Group>
      <Text size="sm">{textOf(finding)}</Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[value === undefined ? null : t('audit.sent', { value: isolated(value) }), source || null]
          .filter(Boolean)
          .join(' · ')}
      </Text>
    </li>
  );
}

function Record({ record, severity }: { record: AuditedRecord; severity: Severity | '' }) {
  const t = useText();
  const { line, publisher, program, matched, several } = record;
  const name = isolated(shownText(record.name));
  const findings = findingsOf(record).filter((each) => severity === '' || each.severity === severity);
  const facts = [publisher, program.title ?? program.id ?? program.url, matched].flatMap((fact) =>
    fact ? isolated(shownText(fact)) : [],
  );
  return (
    <Paper component="li" withBorder p="sm">
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {name ? t('audit.record-name', { line: t('audit.line', { line }), name }) : t('audit.line', { line })}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {[...new Set(facts)].join(' · ')}
      </Text>
      {several ? (
        <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
          {t('audit.several', { names: several.map((each) => isolated(shownText(each))).join(', ') })}
        </Text>
      ) : null}
      {findings.length === 0 ? (
        <Text size="sm">{t('audit.no-findings')}</Text>
      ) : (
        <Stack component="ul" gap="xs" m={0} mt="xs" p={0} style={{ listStyle: 'none' }}>
          {findings.map((finding, index) => (
            // A record can have the same finding twice, and the list does not change.
            <Finding key={index} finding={finding} />
          ))}
        </Stack>
      )}
    </Paper>
  );
}

/** The records with their findings, in pages. */
export function RecordList({ records }: { records: readonly AuditedRecord[] }) {
  const t = useText();
  const [severity, setSeverity] = useState<Severity | ''>('');
  const [page, setPage] = useState(1);
  const shown = useMemo(
    () =>
      severity === ''
        ? records
        : records.filter((record) => findingsOf(record).some((each) => each.severity === severity)),
    [records, severity],
  );
  const total = Math.ceil(shown.length / PAGE);
  const current = Math.min(page, Math.max(1, total));
  return (
    <Stack component="section" gap="sm" aria-labelledby="findings">
      <Title id="findings" order={2} size="h4">
        {t('audit.findings')}
      </Title>
      <NativeSelect
        label={t('audit.show')}
        w="fit-content"
        value={severity}
        onChange={({ currentTarget: { value } }) => {
          setSeverity(SEVERITIES.find((each) => each === value) ?? '');
          setPage(1);
        }}
        data={[
          { value: '', label: t('audit.show-all') },
          ...SEVERITIES.map((value) => ({ value, label: t(`audit.severity.${value}`) })),
        ]}
      />
      {shown.length === 0 ? <Text role="status">{t('audit.no-records')}</Text> : null}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: 'none' }} aria-labelledby="findings">
        {shown.slice((current - 1) * PAGE, current * PAGE).map((record, index) => (
          // Several records can be in one line, with the same ID.
          <Record key={`${record.line} ${index}`} record={record} severity={severity} />
        ))}
      </Stack>
      <ResultPages total={total} page={current} onChange={setPage} of={t('audit.findings')} />
    </Stack>
  );
}
