import { Anchor, Group, Stack, Table, Text, Title } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Table.layer.css';
import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Title.layer.css';
import { memo, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { Thumbnail } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { ConceptChip } from '../entries/concept-chip';
import { EvidencePanel } from '../entries/evidence-panel';
import { usePlayFrom } from '../player/use-player';
import { ResultPages } from '../result-pages';
import { segmentsOf, type Segment } from './segments';
import classes from './segment-table.module.css';

/** Number of segments on a page. */
const PAGE = 12;

interface SegmentRowProps {
  segment: Segment;
  thumbnails: readonly Thumbnail[] | undefined;
}

function SegmentRow({ segment: { startMs, endMs, concepts }, thumbnails }: SegmentRowProps) {
  const t = useText();
  const playFrom = usePlayFrom();
  const [opened, setOpened] = useState<Concept | null>(null);
  const chips = useRef<HTMLTableCellElement>(null);
  const range = t('sandbox.timeline.range', { start: formatTimecode(startMs), end: formatTimecode(endMs) });

  function close() {
    setOpened(null);
    chips.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape' && opened) close();
  }

  return (
    <Table.Tr>
      <Table.Td valign="top" className={classes.time}>
        {playFrom ? (
          <Anchor
            component="button"
            type="button"
            size="sm"
            ta="start"
            py={3}
            onClick={() => playFrom(startMs)}
          >
            {range}
          </Anchor>
        ) : (
          <Text size="sm">{range}</Text>
        )}
      </Table.Td>
      <Table.Td ref={chips} onKeyDown={closeOnEscape}>
        <Group component="ul" gap={6}>
          {concepts.map((concept) => (
            <li key={concept.name}>
              <ConceptChip
                concept={concept}
                isOpen={opened === concept}
                onToggle={() => setOpened(opened === concept ? null : concept)}
              />
            </li>
          ))}
        </Group>
        {opened?.evidence ? (
          <EvidencePanel
            concept={opened.name}
            evidence={opened.evidence}
            thumbnails={thumbnails}
            onClose={close}
          />
        ) : null}
      </Table.Td>
    </Table.Tr>
  );
}

interface SegmentTableProps {
  entries: readonly AnalysisEntry[];
  endMs: number;
  thumbnails: readonly Thumbnail[] | undefined;
}

/** The entries of a result in short: consecutive entries with the same concepts are one segment. */
export const SegmentTable = memo(function SegmentTable({ entries, endMs, thumbnails }: SegmentTableProps) {
  const t = useText();
  const segments = useMemo(
    () => segmentsOf(entries, endMs).filter(({ concepts }) => concepts.length > 0),
    [entries, endMs],
  );
  const [page, setPage] = useState(1);
  // With as many segments as entries, the table would repeat the moments of the overview.
  const { length: listed } = entries.filter(({ concepts }) => concepts.length > 0);
  if (segments.length === 0 || segments.length >= listed) return null;
  return (
    <Stack component="section" gap="xs" aria-labelledby="result-segments">
      <Title order={3} size="h4" id="result-segments">
        {t('result.segments')}
      </Title>
      <Text size="sm" c="dimmed">
        {t('result.segments-text')}
      </Text>
      <Table aria-labelledby="result-segments" verticalSpacing={6} className={classes.segments}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('result.segment-time')}</Table.Th>
            <Table.Th>{t('result.segment-concepts')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {segments.slice((page - 1) * PAGE, page * PAGE).map((segment) => (
            <SegmentRow key={segment.startMs} segment={segment} thumbnails={thumbnails} />
          ))}
        </Table.Tbody>
      </Table>
      <ResultPages
        total={Math.ceil(segments.length / PAGE)}
        page={page}
        onChange={setPage}
        of={t('result.segments')}
      />
    </Stack>
  );
});
