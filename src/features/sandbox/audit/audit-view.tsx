import { Alert, Button, Group, Loader, NativeSelect, Stack, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useState } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { TOLERANCE_MS } from '@/targeting/audit/against-analysis';
import { shownText } from '@/targeting/audit/findings';
import type { LineError } from '@/targeting/audit/read-requests';
import { toFindingSheet, toPublisherSheet, type AuditedRecord } from '@/targeting/audit/summary';
import { useComparison } from '../compare/use-comparison';
import { downloadText } from '../result/export/export-files';
import { useProfileName } from '../result/plan/profile-name';
import type { StoredAnalysis } from '../stored/stored-analyses';
import { ViewHeader } from '../view-header';
import type { Audit, AuditDraft } from './audit-draft';
import { AuditForm } from './audit-form';
import { PublisherTable } from './publisher-table';
import { RecordList } from './record-list';
import { isolated, useFindingText } from './use-finding-text';
import { useAudited, useCompared } from './use-compared';
import { analysesOf, useMatches } from './use-matches';

/** Maximum number of lines that could not be read and are listed. */
const MAX_ERRORS = 20;

function LineErrors({ errors }: { errors: readonly LineError[] }) {
  const t = useText();
  if (errors.length === 0) return null;
  return (
    <Alert color="yellow" title={t('audit.errors', { count: errors.length })}>
      <ul>
        {errors.slice(0, MAX_ERRORS).map(({ line, problem, text }) => (
          <li key={`${line} ${problem} ${text}`}>
            {t('audit.record-name', { line: t('audit.line', { line }), name: t(`audit.problem.${problem}`) })}{' '}
            <Text component="code" size="sm" ff="monospace" style={{ overflowWrap: 'anywhere' }}>
              {isolated(shownText(text))}
            </Text>
          </li>
        ))}
      </ul>
      {errors.length > MAX_ERRORS ? t('audit.more-errors', { count: errors.length - MAX_ERRORS }) : null}
    </Alert>
  );
}

function Downloads({ records }: { records: readonly AuditedRecord[] }) {
  const t = useText();
  const textOf = useFindingText();
  const [saved, setSaved] = useState('');
  function download(file: string, sheet: string) {
    downloadText(file, 'csv', sheet);
    setSaved(file);
  }
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => download('delivery-audit.csv', toPublisherSheet(records))}
      >
        {t('audit.download-report')}
      </Button>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={() => download('delivery-findings.csv', toFindingSheet(records, textOf))}
      >
        {t('audit.download-findings')}
      </Button>
      <Text size="sm" role="status">
        {saved ? t('plan.breaks.downloaded', { file: saved }) : null}
      </Text>
    </Group>
  );
}

interface AuditViewProps {
  /** The results of this device. */
  stored: readonly StoredAnalysis[];
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
  draft: AuditDraft;
  onDraft: (change: (draft: AuditDraft) => AuditDraft) => void;
}

function ReadingState({ isReading, hasFailed }: { isReading: boolean; hasFailed: boolean }) {
  const t = useText();
  return (
    <Group role="status" gap="sm">
      {isReading ? (
        <>
          <Loader size="xs" /> {t('audit.reading')}
        </>
      ) : hasFailed ? (
        t('audit.failed')
      ) : null}
    </Group>
  );
}

function AuditReport({
  audit,
  stored,
  library,
  state,
}: Omit<AuditViewProps, 'draft' | 'onDraft'> & { audit: Audit }) {
  const t = useText();
  const profileName = useProfileName();
  const { items } = state;
  const analyses = analysesOf({ stored, items });
  const comparison = useComparison(analyses.map(({ videoUrl }) => videoUrl));
  const matches = useMatches(audit.records, analyses, comparison.choicesOf);
  const { profile, profiles, chooseProfile } = comparison;
  const { isReading, hasFailed, compared } = useCompared(matches, { stored, items, library }, comparison);
  const records = useAudited(audit.records, matches, compared);
  const matched = [...matches.programs.values()].reduce((sum, each) => sum + each.records.length, 0);
  const others = audit.records.length - matched;

  return (
    <>
      <Stack component="section" gap="sm" aria-labelledby="report">
        <Title id="report" order={2} size="h4">
          {t('audit.report')}
        </Title>
        <NativeSelect
          w="fit-content"
          label={t('compare.profile')}
          value={profile.id}
          onChange={(event) => chooseProfile(event.currentTarget.value)}
          data={profiles.map((each) => ({ value: each.id, label: profileName(each) }))}
        />
        <Text maw="80ch">
          {[
            t('audit.matched', { matched, count: audit.records.length }),
            ...(others > 0 ? [t('audit.others', { count: others })] : []),
            ...(matches.several.size > 0 ? [t('audit.ambiguous', { count: matches.several.size })] : []),
          ].join(' ')}
        </Text>
        {state.hasOlder ? (
          <Group gap="sm">
            <Text size="sm">{t('audit.older')}</Text>
            <Button variant="default" size="sm" onClick={() => library?.loadOlder()}>
              {t('audit.load-older')}
            </Button>
          </Group>
        ) : null}
        <ReadingState isReading={isReading} hasFailed={hasFailed} />
        <PublisherTable records={records} />
        {matched > 0 ? (
          <Text size="sm" c="dimmed" maw="80ch">
            {t('audit.tolerance', { request: TOLERANCE_MS.request / 1000, log: TOLERANCE_MS.log / 1000 })}
          </Text>
        ) : null}
        <Downloads records={records} />
      </Stack>
      <RecordList records={records} />
    </>
  );
}

/** Checks bid requests or a log of what ran, by the specification and against the user's analyses. */
export function AuditView({ stored, library, state, draft, onDraft }: AuditViewProps) {
  const t = useText();
  const { audit } = draft;
  return (
    <Stack gap="lg" mb="xl">
      <ViewHeader title={t('audit.title')} />
      <Text c="dimmed" maw="80ch">
        {t('audit.text')}
      </Text>
      <AuditForm draft={draft} onDraft={onDraft} />
      {audit ? <LineErrors errors={audit.errors} /> : null}
      {audit && audit.records.length > 0 ? (
        <AuditReport audit={audit} stored={stored} library={library} state={state} />
      ) : null}
    </Stack>
  );
}
