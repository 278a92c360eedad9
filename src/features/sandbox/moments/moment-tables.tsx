import { Anchor, Button, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { joinNames } from '@/lib/join-names';
import { similarInLibrary, type LibraryMoments, type LibraryProgram } from '@/targeting/library-moments';
import type { BriefMatch } from '@/targeting/brief-match';
import type { MediaPlan } from '@/targeting/plan';
import { ruleKey, type SuitabilityProfile } from '@/targeting/suitability';
import { useFormats } from '@/ui/use-formats';
import type { useBriefVector } from '../result/brief/use-brief-vector';
import { useRuleText } from '../result/plan/rule-text';
import { VerdictChip } from '../result/plan/verdict-chip';
import type { ResultView } from '../result/result-view';
import { useConceptName } from '../use-concept-name';
import { resultPath } from '../use-sandbox';
import { PagedTable } from './paged-table';

interface TimeLinkProps {
  program: LibraryProgram;
  timeMs: number;
  /** The view of the result that is opened. */
  view: ResultView;
}

/** A program and a time in it, which open in the result. */
function TimeLink({ program, timeMs, view }: TimeLinkProps) {
  const address = `${resultPath(program.id)}?view=${view}&t=${(timeMs / 1000).toFixed(1)}`;
  return (
    <Anchor component={Link} href={address} size="sm">
      <span dir="auto">{program.name}</span> {formatTimecode(timeMs)}
    </Anchor>
  );
}

function useReasons() {
  const nameOf = useConceptName();
  return (match: BriefMatch | undefined) =>
    joinNames([...new Set(match?.reasons.flatMap(({ concepts }) => concepts.map(nameOf)))]);
}

/** The scenes that meet the brief. */
export function MomentTable({ moments }: Pick<LibraryMoments, 'moments'>) {
  const t = useText();
  const { percentWhole } = useFormats();
  const reasons = useReasons();
  return (
    <PagedTable
      label={t('moments.view.moments')}
      columns={[
        t('moments.column.moment'),
        t('moments.column.verdict'),
        t('moments.column.match'),
        t('moments.column.why'),
      ]}
      items={moments}
      keyOf={({ program, startMs }) => `${program.id} ${startMs}`}
      cells={({ program, startMs, verdict, match }) => [
        <TimeLink key="time" program={program} timeMs={startMs} view="scenes" />,
        <VerdictChip key="verdict" verdict={verdict} />,
        percentWhole(match.score),
        reasons(match),
      ]}
    />
  );
}

/** The breaks of all programs. */
export function BreakTable({ breaks }: Pick<LibraryMoments, 'breaks'>) {
  const t = useText();
  const { percentWhole } = useFormats();
  const reasons = useReasons();
  return (
    <PagedTable
      label={t('moments.view.breaks')}
      columns={[
        t('moments.column.break'),
        t('moments.column.verdict'),
        t('moments.column.place'),
        t('moments.column.match'),
        t('moments.column.why'),
      ]}
      items={breaks}
      keyOf={({ program, timestamp }) => `${program.id} ${timestamp}`}
      cells={({ program, timestamp, verdict, score, match }) => [
        <TimeLink key="time" program={program} timeMs={timestamp} view="breaks" />,
        <VerdictChip key="verdict" verdict={verdict} />,
        percentWhole(score),
        match ? percentWhole(match.score) : '',
        reasons(match),
      ]}
    />
  );
}

/** What each program offers. */
export function ProgramTable({ programs }: Pick<LibraryMoments, 'programs'>) {
  const t = useText();
  const { number, oneDecimal, percentWhole } = useFormats();
  const suitableText = ({ program: { proviso } }: MediaPlan, time: string) =>
    proviso ? t('plan.verdict.provisional', { verdict: time }) : time;
  return (
    <PagedTable
      label={t('moments.view.programs')}
      columns={[
        t('moments.column.program'),
        t('moments.column.suitable'),
        t('moments.column.breaks'),
        t('moments.column.per-hour'),
        t('moments.column.moments'),
        t('moments.column.best'),
      ]}
      items={programs}
      keyOf={({ program }) => program.id}
      cells={({ program, suitableMs, breaks, breaksPerHour, moments, bestMatch }) => [
        <Anchor key="program" component={Link} href={resultPath(program.id)} size="sm" dir="auto">
          {program.name}
        </Anchor>,
        program.plan.program.verdict === 'not-assessed'
          ? t('plan.verdict.not-assessed')
          : suitableText(program.plan, t('moments.minutes', { minutes: oneDecimal(suitableMs / 60_000) })),
        number(breaks),
        oneDecimal(breaksPerHour),
        number(moments),
        moments > 0 ? percentWhole(bestMatch) : '',
      ]}
    />
  );
}

/** What each rule costs over all programs. */
export function CostTable({
  costs,
  profile,
}: Pick<LibraryMoments, 'costs'> & { profile: SuitabilityProfile }) {
  const t = useText();
  const { number, oneDecimal } = useFormats();
  const ruleText = useRuleText();
  const minutes = (ms: number) => t('moments.minutes', { minutes: oneDecimal(ms / 60_000) });
  return (
    <PagedTable
      label={t('moments.view.costs')}
      columns={[
        t('moments.column.rule'),
        t('moments.column.total'),
        t('moments.column.alone'),
        t('moments.column.breaks-alone'),
        t('moments.column.programs'),
      ]}
      items={costs}
      keyOf={({ rule }) => ruleKey(rule)}
      cells={({ rule, totalMs, aloneMs, breaksAlone, programs }) => [
        ruleText(rule, profile),
        minutes(totalMs),
        minutes(aloneMs),
        number(breaksAlone),
        number(programs),
      ]}
    />
  );
}

interface MeaningTableProps extends ReturnType<typeof useBriefVector> {
  programs: readonly LibraryProgram[];
}

/** The scenes by the meaning of what is said in them, or why they are not ranked by it. */
export function MeaningTable({ programs, state, retry }: MeaningTableProps) {
  const t = useText();
  const { number } = useFormats();
  const vector = state.kind === 'vector' ? state.vector : undefined;
  const moments = useMemo(
    () => (vector === undefined ? [] : similarInLibrary(programs, vector)),
    [programs, vector],
  );
  const hasVectors = programs.some(({ plan }) => plan.response.sentences !== undefined);
  const note = !hasVectors ? 'none' : state.kind === 'vector' ? null : state.kind;
  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('plan.brief.similarity-help')}
      </Text>
      <Group role="status" gap="sm">
        {note === null ? null : t(`plan.brief.meaning-${note}`)}
        {note === 'failed' ? (
          <Button variant="default" size="xs" onClick={retry}>
            {t('settings.try-again')}
          </Button>
        ) : null}
      </Group>
      {moments.length > 0 ? (
        <PagedTable
          label={t('plan.brief.similar')}
          columns={[
            t('moments.column.moment'),
            t('moments.column.verdict'),
            t('moments.column.similarity'),
            t('moments.column.words'),
          ]}
          items={moments}
          keyOf={({ program, startMs }) => `${program.id} ${startMs}`}
          cells={({ program, bestMs, verdict, similarity, words }) => [
            <TimeLink key="time" program={program} timeMs={bestMs} view="scenes" />,
            <VerdictChip key="verdict" verdict={verdict} />,
            number(Math.round(Math.max(0, similarity) * 100)),
            <Text key="words" size="sm" c="dimmed" lineClamp={2}>
              {words}
            </Text>,
          ]}
        />
      ) : null}
    </Stack>
  );
}
