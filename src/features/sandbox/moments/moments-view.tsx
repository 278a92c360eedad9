import { Alert, Group, NativeSelect, Progress, Stack, Tabs, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Progress.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Tabs.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { MAX_BRIEF_LENGTH } from '@/contracts/planning';
import type { AnalysisLibrary, LibraryState } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { joinNames } from '@/lib/join-names';
import { libraryMoments, type LibraryMoments, type LibraryProgram } from '@/targeting/library-moments';
import type { SuitabilityProfile } from '@/targeting/suitability';
import { TermList } from '../result/brief/brief-terms';
import { useBriefVector } from '../result/brief/use-brief-vector';
import { useProfileName } from '../result/plan/profile-name';
import type { BriefEditor } from '../result/plan/use-brief';
import type { StoredAnalysis } from '../stored/stored-analyses';
import { useAddressValue } from '../use-address-value';
import { useConceptName } from '../use-concept-name';
import { TabLine } from '../tab-line';
import { UnreadResults } from '../unread-results';
import { ViewHeader } from '../view-header';
import { MomentDownloads } from './moment-downloads';
import { BreakTable, CostTable, MeaningTable, MomentTable, ProgramTable } from './moment-tables';
import { MAX_PROGRAMS, useLibraryPrograms } from './use-library-programs';
import { useMomentsBrief } from './use-moments-brief';

interface MomentsViewProps {
  /** The results of this device. */
  stored: readonly StoredAnalysis[];
  /** Null while its code is loading. */
  library: AnalysisLibrary | null;
  state: LibraryState;
}

/** The brief, and how it was understood. */
function BriefField({ brief, hasVocabulary, setBriefText, setTerm }: BriefEditor) {
  const t = useText();
  const nameOf = useConceptName();
  const text = brief?.text ?? '';
  const unknown = (brief?.terms ?? []).filter(({ kind }) => kind === 'unknown');
  return (
    <Stack gap={6} style={{ flex: '1 1 320px' }}>
      <TextInput
        label={t('plan.brief.label')}
        placeholder={t('plan.brief.help')}
        maxLength={MAX_BRIEF_LENGTH}
        value={text}
        error={hasVocabulary === false ? t('plan.brief.loading-failed') : null}
        onChange={({ currentTarget: { value } }) => setBriefText(value)}
      />
      {brief ? (
        <TermList
          planning={{ brief, setTerm }}
          wordsOf={({ from, to, meanings }) =>
            text.slice(from, to) || joinNames(meanings.map(({ name }) => nameOf(name)))
          }
        />
      ) : null}
      <Text size="sm" role="status">
        {unknown.length > 0
          ? t('plan.brief.unknown', { words: unknown.map(({ from, to }) => text.slice(from, to)).join(', ') })
          : null}
      </Text>
    </Stack>
  );
}

/** How far the library is read, and what could not be. */
function Reading({
  read,
  all,
  hasFailed,
  retry,
}: {
  read: number;
  all: number;
  hasFailed: boolean;
  retry: () => void;
}) {
  const t = useText();
  return (
    <>
      <Text size="sm" role="status">
        {t('moments.read', { read, all })}
      </Text>
      {read < all && !hasFailed ? (
        <Progress value={(100 * read) / Math.max(1, all)} aria-label={t('moments.reading')} />
      ) : null}
      {hasFailed ? <UnreadResults onRetry={retry} /> : null}
    </>
  );
}

const VIEWS = ['moments', 'breaks', 'programs', 'costs', 'meaning'] as const;

interface AnswerTabsProps {
  view: string;
  onView: (view: string) => void;
  isPlanning: boolean;
  found: LibraryMoments;
  programs: readonly LibraryProgram[];
  profile: SuitabilityProfile;
  /** Whether the brief has a wish. */
  hasWish: boolean;
  vector: ReturnType<typeof useBriefVector>;
}

/** The views of the answer. */
function AnswerTabs(props: AnswerTabsProps) {
  const { view, onView, isPlanning, found, programs, profile, hasWish, vector } = props;
  const t = useText();
  return (
    <Tabs
      value={view}
      onChange={(next) => {
        if (next !== null && next !== view) onView(next);
      }}
      keepMounted={false}
      aria-busy={isPlanning}
    >
      <TabLine current={view} aria-label={t('moments.title')}>
        {VIEWS.map((each) => (
          <Tabs.Tab key={each} value={each}>
            {t(`moments.view.${each}`)}
          </Tabs.Tab>
        ))}
      </TabLine>
      <Tabs.Panel value="moments" pt="sm">
        {found.moments.length > 0 ? (
          <MomentTable moments={found.moments} />
        ) : (
          <Text>{t(hasWish ? 'moments.no-match' : 'moments.no-wish')}</Text>
        )}
        {hasWish && found.withoutMatch > 0 ? (
          <Text size="sm" c="dimmed">
            {t('moments.without', { count: found.withoutMatch })}
          </Text>
        ) : null}
      </Tabs.Panel>
      <Tabs.Panel value="breaks" pt="sm">
        {found.breaks.length > 0 ? (
          <BreakTable breaks={found.breaks} />
        ) : (
          <Text>{t('moments.no-breaks')}</Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="programs" pt="sm">
        <ProgramTable programs={found.programs} />
      </Tabs.Panel>
      <Tabs.Panel value="costs" pt="sm">
        {found.costs.length > 0 ? (
          <CostTable costs={found.costs} profile={profile} />
        ) : (
          <Text>{t('moments.no-costs')}</Text>
        )}
      </Tabs.Panel>
      <Tabs.Panel value="meaning" pt="sm">
        <MeaningTable programs={programs} {...vector} />
      </Tabs.Panel>
    </Tabs>
  );
}

/** One brief over all programs of the user. */
export function MomentsView(props: MomentsViewProps) {
  const t = useText();
  const profileName = useProfileName();
  const isOffline = useConnection() === 'offline';
  const editor = useMomentsBrief();
  const { brief } = editor;
  const { programs, isPlanning, profile, profiles, chooseProfile, all, ...reading } = useLibraryPrograms(
    props,
    brief,
  );
  const found = useMemo(() => libraryMoments(programs), [programs]);
  const hasWish = brief?.terms.some(({ kind }) => kind === 'wish') ?? false;
  const [chosen, choose] = useAddressValue('view');
  // Until the user chooses one: a brief asks for moments.
  const view = VIEWS.find((each) => each === chosen) ?? (hasWish ? 'moments' : 'programs');
  const vector = useBriefVector(brief?.text ?? '', view === 'meaning');
  const isListing = props.state.phase === 'loading' && props.state.problem === null && !isOffline;

  return (
    <Stack gap="md" mb="xl">
      <ViewHeader title={t('moments.title')} />
      <Text c="dimmed" maw="80ch">
        {t('moments.text', { count: MAX_PROGRAMS })}
      </Text>
      <Group gap="md" align="flex-start">
        <BriefField {...editor} />
        <NativeSelect
          label={t('compare.profile')}
          value={profile.id}
          onChange={(event) => chooseProfile(event.currentTarget.value)}
          data={profiles.map((each) => ({ value: each.id, label: profileName(each) }))}
        />
      </Group>
      {all === 0 && !isListing ? (
        <Alert color="blue">{t('moments.none')}</Alert>
      ) : (
        <Reading read={programs.length} all={all} hasFailed={reading.hasFailed} retry={reading.retry} />
      )}
      {programs.length > 0 ? (
        <>
          <AnswerTabs
            view={view}
            onView={(next) => choose(next, { pushes: true })}
            isPlanning={isPlanning}
            found={found}
            programs={programs}
            profile={profile}
            hasWish={hasWish}
            vector={vector}
          />
          <MomentDownloads
            found={found}
            programs={programs}
            basis={{ profile: profileName(profile), brief: brief?.text }}
          />
        </>
      ) : null}
    </Stack>
  );
}
