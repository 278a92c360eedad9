import { CloseButton, Group, Paper, Text, Title } from '@mantine/core';
import '@mantine/core/styles/ActionIcon.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { useEffect, useId, useRef } from 'react';
import type { Evidence } from '@/contracts/analysis';
import type { Thumbnail } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { isByHand } from '@/targeting/corrections';
import { useConceptName } from '../../use-concept-name';
import { originsOf } from './evidence-origins';
import { MatchedWords } from './matched-words';
import { DetectedEvidence, MeasuredEvidence } from './evidence-figure';
import { EvidenceFrame } from './evidence-frame';
import { PlayTime } from './play-time';

interface EvidencePanelProps {
  concept: string;
  evidence: Evidence;
  /** Of the result, in time order. */
  thumbnails: readonly Thumbnail[] | undefined;
  onClose: () => void;
}

/** The evidence of a concept: a measurement, words with their timestamp, or the frame that shows it. It takes the focus. */
export function EvidencePanel({ concept, evidence, thumbnails, onClose }: EvidencePanelProps) {
  const t = useText();
  const conceptName = useConceptName();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => panel.current?.focus(), [evidence]);

  return (
    <Paper
      component="section"
      ref={panel}
      withBorder
      p="xs"
      mt={6}
      bg="var(--sunken)"
      aria-labelledby={titleId}
      tabIndex={-1}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <Title order={4} size="sm" id={titleId}>
          {t('sandbox.evidence.title', { concept: conceptName(concept) })}
        </Title>
        <CloseButton aria-label={t('tables.close')} onClick={onClose} />
      </Group>
      <Text size="xs" c="dimmed">
        {originsOf(evidence)
          .map((origin) => t(`sandbox.evidence.${origin}`))
          .join(' · ')}
      </Text>
      {isByHand({ evidence }) ? null : evidence.kind === 'measurement' ? (
        <MeasuredEvidence concept={concept} evidence={evidence} />
      ) : (
        <>
          <Group gap="2px 16px" align="baseline">
            {evidence.kind === 'words' ? (
              <MatchedWords evidence={evidence} />
            ) : (
              <span>{conceptName(evidence.label)}</span>
            )}
            <PlayTime timeMs={evidence.timestamp} />
          </Group>
          {evidence.kind === 'detection' ? <DetectedEvidence evidence={evidence} /> : null}
          <EvidenceFrame evidence={evidence} thumbnails={thumbnails} />
        </>
      )}
    </Paper>
  );
}
