import { Alert, Button, Group, Loader, NativeSelect, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { compare, toComparisonSheet, type Compared } from '@/targeting/compare';
import { planOf } from '@/targeting/plan';
import { asShown } from '../as-shown';
import { downloadText } from '../result/export/export-files';
import { useProfileName } from '../result/plan/profile-name';
import { MAX_STORED, type StoredAnalysis } from '../stored/stored-analyses';
import { useAddressValue } from '../use-address-value';
import { UnreadResults } from '../unread-results';
import { ViewHeader } from '../view-header';
import { CompareTable } from './compare-table';
import { ProgramChoice, programsOf } from './program-choice';
import { useComparison } from './use-comparison';
import { useResults } from '../use-results';

const FILE_NAME = 'comparison.csv';

interface CompareViewProps {
  /** The results of this device. */
  stored: readonly StoredAnalysis[];
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
}

/** Which programs are compared, as the address says; without IDs there, the newest two. */
function useChosen({ stored, library, state }: CompareViewProps) {
  const [given, choose] = useAddressValue('ids');
  const programs = useMemo(() => programsOf(stored, state.items), [stored, state.items]);
  const ids = given === null ? programs.slice(0, 2).map(({ id }) => id) : given.split(',').filter(Boolean);
  const chosen = [...new Set(ids)]
    .filter((id) => programs.some((each) => each.id === id))
    .slice(0, MAX_STORED);
  const missing = state.phase === 'ready' ? ids.filter((id) => !programs.some((each) => each.id === id)) : [];
  const needsOlder = missing.length > 0 && state.hasOlder;

  useEffect(() => {
    if (needsOlder) library?.loadOlder();
    // Again after each page.
  }, [needsOlder, library, state.oldestRead]);

  return {
    programs,
    chosen,
    choose: (next: readonly string[]) => choose(next.join(',')),
    missing: needsOlder ? 0 : missing.length,
  };
}

/** The profile and the brief that all programs are judged by. */
function Conditions({
  profile,
  profiles,
  chooseProfile,
  brief,
  briefs,
  chooseBrief,
}: ReturnType<typeof useComparison>) {
  const t = useText();
  const profileName = useProfileName();
  return (
    <Group gap="md">
      <NativeSelect
        size="md"
        label={t('compare.profile')}
        value={profile.id}
        onChange={(event) => chooseProfile(event.currentTarget.value)}
        data={profiles.map((each) => ({ value: each.id, label: profileName(each) }))}
      />
      {briefs.length > 0 ? (
        <NativeSelect
          size="md"
          label={t('compare.brief')}
          value={brief?.text ?? ''}
          onChange={(event) => chooseBrief(event.currentTarget.value)}
          data={[
            { value: '', label: t('compare.no-brief') },
            ...briefs.map(({ text }) => ({ value: text, label: text })),
          ]}
        />
      ) : null}
    </Group>
  );
}

interface ComparisonDownloadProps {
  compared: readonly Compared[];
  basis: Pick<ReturnType<typeof useComparison>, 'profile' | 'brief'>;
}

/** The comparison as a file for spreadsheets. */
function ComparisonDownload({ compared, basis: { profile, brief } }: ComparisonDownloadProps) {
  const t = useText();
  const profileName = useProfileName();
  const [saved, setSaved] = useState(false);

  function download() {
    const sheet = toComparisonSheet(compared, { profile: profileName(profile), brief: brief?.text });
    downloadText(FILE_NAME, 'csv', sheet);
    setSaved(true);
  }
  return (
    <Group gap="sm">
      <Button
        variant="default"
        size="sm"
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={download}
      >
        {t('sandbox.export.download', { format: 'CSV' })}
      </Button>
      <Text size="sm" role="status">
        {saved ? t('plan.breaks.downloaded', { file: FILE_NAME }) : null}
      </Text>
    </Group>
  );
}

/** Programs side by side, under one profile and brief. */
export function CompareView(props: CompareViewProps) {
  const { stored, library, state } = props;
  const t = useText();
  const isOffline = useConnection() === 'offline';
  const { programs, chosen, choose, missing } = useChosen(props);
  const wanted = state.items.filter(
    ({ id }) => chosen.includes(id) && !stored.some((each) => each.id === id),
  );
  const { read, isReading, hasFailed, retry } = useResults(library, wanted);
  const chosenKey = chosen.join(',');
  const analyses = useMemo(
    () => chosenKey.split(',').flatMap((id) => stored.find((each) => each.id === id) ?? read.get(id) ?? []),
    [chosenKey, stored, read],
  );
  const comparison = useComparison(analyses.map(({ response }) => response.videoUrl));
  const { choicesOf, profile, brief } = comparison;
  // Results arrive one after the other: planning those that are there may wait for the next one.
  const settled = useDeferredValue(analyses);
  const compared = useMemo(
    () =>
      settled.length < 2
        ? []
        : compare(settled, (response) =>
            planOf(asShown(response), { ...choicesOf(response.videoUrl), profile, brief }),
          ),
    [settled, choicesOf, profile, brief],
  );
  const isListing = state.phase === 'loading' && state.problem === null && !isOffline;

  return (
    <Stack gap="md" mb="xl">
      <ViewHeader title={t('compare.title')} />
      <Text c="dimmed" maw="80ch">
        {t('compare.text')}
      </Text>
      {programs.length < 2 && !isListing ? (
        <Alert color="blue">{t('compare.few')}</Alert>
      ) : (
        <ProgramChoice programs={programs} chosen={chosen} onChange={choose} />
      )}
      <Conditions {...comparison} />
      <Group role="status" gap="sm">
        {isReading || (isListing && compared.length === 0) ? (
          <>
            <Loader size="xs" /> {t('compare.reading')}
          </>
        ) : null}
        {missing > 0 ? <span>{t('compare.missing', { count: missing })}</span> : null}
        {chosen.length < 2 && programs.length > 1 ? <span>{t('compare.two')}</span> : null}
      </Group>
      {hasFailed ? <UnreadResults onRetry={retry} /> : null}
      {compared.length > 0 ? (
        <>
          <CompareTable compared={compared} hasBrief={brief !== null} />
          <ComparisonDownload compared={compared} basis={comparison} />
        </>
      ) : null}
    </Stack>
  );
}
