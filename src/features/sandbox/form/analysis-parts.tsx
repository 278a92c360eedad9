import { Badge, Card, Group, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Card.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Skeleton.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import { useId, useState, type ReactNode } from 'react';
import type { AnalysisParts as Parts, PartFinding } from '@/contracts/analysis-parts';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';

/** Maximum number of topics or seen things that are shown. */
const SHOWN = 6;

/** What is known of a video while it is analyzed. Only the first topics are announced: later ones change often. */
export function AnalysisParts({ parts }: { parts: Parts }) {
  const t = useText();
  const { duration } = useFormats();
  const name = useConceptName();
  const id = useId();
  const { durationMs, shots, words, topics, seen } = parts;
  const [announced, setAnnounced] = useState('');
  if (announced === '' && topics !== undefined && topics.length > 0) {
    setAnnounced(t('sandbox.parts.first', { topics: joinNames(namesOf(topics).map(name)) }));
  }
  const length = [
    ...(durationMs === undefined ? [] : [duration(durationMs)]),
    ...(shots === undefined ? [] : [t('sandbox.frame-strip.shots', { count: shots.count })]),
  ];
  return (
    <Card component="section" withBorder aria-labelledby={id}>
      <Stack gap="sm">
        <Text id={id} size="sm" c="dimmed">
          {t('sandbox.parts.label')}
        </Text>
        <Row label={t('sandbox.parts.length')}>
          {length.length === 0 ? null : <Text>{length.join(' · ')}</Text>}
        </Row>
        <Row label={t('sandbox.parts.words')}>
          {words === undefined ? null : <Text>{t('sandbox.parts.captions', { count: words.cues })}</Text>}
        </Row>
        <Row label={t('sandbox.parts.topics')}>{topics && <Findings of={topics} />}</Row>
        <Row label={t('sandbox.parts.seen')}>{seen && <Findings of={seen} />}</Row>
      </Stack>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </Card>
  );
}

function namesOf(findings: readonly PartFinding[]): string[] {
  return findings.slice(0, SHOWN).map((finding) => finding.name);
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Group gap="sm" mih={28}>
      <Text size="sm" fw={560} w={110}>
        {label}
      </Text>
      {children ?? <Skeleton height={14} width={160} aria-hidden="true" />}
    </Group>
  );
}

function Findings({ of }: { of: readonly PartFinding[] }) {
  const t = useText();
  const name = useConceptName();
  if (of.length === 0) return <Text c="dimmed">{t('sandbox.parts.none')}</Text>;
  return namesOf(of).map((each) => (
    <Badge key={each} variant="light" tt="none">
      {name(each)}
    </Badge>
  ));
}
