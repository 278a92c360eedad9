import { Checkbox, Group, SegmentedControl, Slider, Stack, Table, Text } from '@mantine/core';
import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import '@mantine/core/styles/Slider.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { areTopicsAssessed } from '@/targeting/assessment';
import { EXCLUDABLE, SENSITIVE_TOPICS } from '@/targeting/categories';
import { conceptsOf } from '@/targeting/concept-ranges';
import type { MediaPlan } from '@/targeting/plan';
import {
  ACCEPTABLE_TREATMENTS,
  AVOIDABLE,
  TOLERANCES,
  type SuitabilityProfile,
  type Tolerance,
} from '@/targeting/suitability';
import { totalMs } from '@/targeting/time-ranges';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../../use-concept-name';
import { useLevelText } from '../plan/level-text';

interface TopicRuleProps {
  topic: (typeof SENSITIVE_TOPICS)[number];
  tolerance: Tolerance;
  plan: MediaPlan;
  onChange: (id: string, tolerance: Tolerance) => void;
}

/** A sensitive topic: what was found of it, and the level that is accepted. */
const TopicRule = memo(function TopicRule({
  topic: { id, name },
  tolerance,
  plan,
  onChange,
}: TopicRuleProps) {
  const t = useText();
  const { duration } = useFormats();
  const nameOf = useConceptName();
  const levelText = useLevelText(plan.program.limits);
  const isAssessed = areTopicsAssessed(plan.program.limits);
  const found = plan.topics.find((topic) => topic.id === id);
  const level = plan.response.risks?.find((risk) => risk.name === found?.name)?.level;
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={560}>
        {nameOf(name)}
        <Text component="p" size="sm" c="dimmed">
          {found ? (
            <>
              {t('plan.profile.found', {
                level: levelText(level),
                time: duration(found.totalMs),
              })}{' '}
              {t('plan.finding.from')} <PlayTime timeMs={found.ranges[0]?.startMs ?? 0} />
            </>
          ) : (
            t(isAssessed ? 'plan.profile.not-found' : 'plan.verdict.not-assessed')
          )}
        </Text>
      </Table.Th>
      <Table.Td>
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={nameOf(name)}
          value={tolerance}
          data={TOLERANCES.map((value) => ({ value, label: t(`plan.tolerance.${value}`) }))}
          onChange={(value) => onChange(id, value)}
        />
      </Table.Td>
    </Table.Tr>
  );
});

/** The looks and sounds that are found, but last nowhere long enough to break a rule. */
function TooShort({ profile, plan }: { profile: SuitabilityProfile; plan: MediaPlan }) {
  const t = useText();
  const { duration } = useFormats();
  const nameOf = useConceptName();
  const counted = new Set(plan.program.findings.map(({ concept }) => concept));
  return conceptsOf(plan.response, profile.leastConfidence)
    .filter(({ name }) => profile.avoid.some((avoided) => avoided === name) && !counted.has(name))
    .map(({ name, ranges }) => (
      <Text key={name} size="sm">
        {t('plan.cost.too-short', { name: nameOf(name), time: duration(totalMs(ranges)) })}
      </Text>
    ));
}

interface TreatmentsProps {
  profile: SuitabilityProfile;
  plan: MediaPlan;
  onChange: (treatments: SuitabilityProfile['treatments']) => void;
}

/** The accepted treatments: where a model has described scenes, or the profile has any. */
function Treatments({ profile: { treatments = [] }, plan, onChange }: TreatmentsProps) {
  const t = useText();
  if (plan.response.understanding === undefined && treatments.length === 0) return null;
  return (
    <Checkbox.Group
      label={t('model.accept')}
      description={t('model.accept-text')}
      value={[...treatments]}
      onChange={(values) => onChange(ACCEPTABLE_TREATMENTS.filter((each) => values.includes(each)))}
    >
      <Group gap="10px 16px">
        {ACCEPTABLE_TREATMENTS.map((value) => (
          <Checkbox key={value} size="sm" value={value} label={t(`model.treatment.${value}`)} />
        ))}
      </Group>
    </Checkbox.Group>
  );
}

interface ExclusionsProps {
  exclusions: SuitabilityProfile['exclusions'];
  onChange: (exclusions: SuitabilityProfile['exclusions']) => void;
}

/** The categories that a brand excludes, folded. */
function Exclusions({ exclusions, onChange }: ExclusionsProps) {
  const t = useText();
  const nameOf = useConceptName();
  return (
    <details>
      <summary>{t('plan.profile.exclusions-count', { count: exclusions.length })}</summary>
      <Checkbox.Group label={t('plan.profile.exclusions')} value={[...exclusions]} onChange={onChange}>
        <Group gap="10px 16px">
          {EXCLUDABLE.map(({ id, name }) => (
            <Checkbox key={id} size="sm" value={id} label={nameOf(name)} />
          ))}
        </Group>
      </Checkbox.Group>
    </details>
  );
}

/** The confidence from which on a concept counts. */
function LeastConfidence({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useText();
  const { percent } = useFormats();
  return (
    <div>
      <Text size="sm" fw={560}>
        {t('plan.profile.least')} <strong>{percent(value)}</strong>
      </Text>
      <Slider
        max={100}
        w={260}
        label={null}
        thumbLabel={t('plan.profile.least')}
        value={Math.round(value * 100)}
        onChange={(next) => onChange(next / 100)}
      />
    </div>
  );
}

interface ProfileRulesProps {
  profile: SuitabilityProfile;
  plan: MediaPlan;
  onChange: (profile: SuitabilityProfile) => void;
}

/** @returns a function that stays the same, so that only the rule that changes is rendered */
function useChange({ profile, onChange }: Pick<ProfileRulesProps, 'profile' | 'onChange'>) {
  const latest = useRef({ profile, onChange });
  useEffect(() => {
    latest.current = { profile, onChange };
  });
  const [change] = useState(
    () => (changeOf: (profile: SuitabilityProfile) => Partial<SuitabilityProfile>) => {
      latest.current.onChange({ ...latest.current.profile, ...changeOf(latest.current.profile) });
    },
  );
  return change;
}

/** The rules of a profile: sensitive topics by risk, excluded categories, look and sound, minimum confidence. */
export function ProfileRules({ profile, plan, onChange }: ProfileRulesProps) {
  const t = useText();
  const nameOf = useConceptName();
  const change = useChange({ profile, onChange });
  const accept = useCallback(
    (id: string, tolerance: Tolerance) =>
      change(({ topics }) => ({ topics: { ...topics, [id]: tolerance } })),
    [change],
  );

  return (
    <Stack gap="sm">
      <Text size="sm" c="dimmed">
        {t('plan.profile.edit-text')} {t('plan.profile.topics-text')}
      </Text>
      <Table aria-label={t('plan.profile.topics')} verticalSpacing={4}>
        <Table.Tbody>
          {SENSITIVE_TOPICS.map((topic) => (
            <TopicRule
              key={topic.id}
              topic={topic}
              tolerance={profile.topics[topic.id] ?? 'none'}
              plan={plan}
              onChange={accept}
            />
          ))}
        </Table.Tbody>
      </Table>
      <Checkbox.Group
        label={t('plan.profile.avoid')}
        description={t('plan.profile.avoid-text')}
        value={[...profile.avoid]}
        onChange={(values) => change(() => ({ avoid: AVOIDABLE.filter((each) => values.includes(each)) }))}
      >
        <Group gap="10px 16px">
          {AVOIDABLE.map((value) => (
            <Checkbox key={value} size="sm" value={value} label={nameOf(value)} />
          ))}
        </Group>
        <TooShort profile={profile} plan={plan} />
      </Checkbox.Group>
      <Treatments profile={profile} plan={plan} onChange={(treatments) => change(() => ({ treatments }))} />
      <Exclusions exclusions={profile.exclusions} onChange={(exclusions) => change(() => ({ exclusions }))} />
      <LeastConfidence
        value={profile.leastConfidence}
        onChange={(leastConfidence) => change(() => ({ leastConfidence }))}
      />
    </Stack>
  );
}
