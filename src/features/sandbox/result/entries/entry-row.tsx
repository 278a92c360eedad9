import { Text } from '@mantine/core';
import { memo, useRef, useState, type KeyboardEvent } from 'react';
import type { AnalysisEntry, Concept } from '@/contracts/analysis';
import type { Thumbnail } from '@/contracts/timeline';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { ConceptChip } from './concept-chip';
import classes from './entry-list.module.css';
import { EvidencePanel } from './evidence-panel';
import { PlayTime } from './play-time';

interface EntryRowProps {
  entry: AnalysisEntry;
  /** Of the whole result, in time order. */
  thumbnails: readonly Thumbnail[] | undefined;
}

/** An entry with its concepts. Memoized: a filter renders only the entries that it changes. */
export const EntryRow = memo(function EntryRow({ entry, thumbnails }: EntryRowProps) {
  const t = useText();
  const [opened, setOpened] = useState<Concept | null>(null);
  const chips = useRef<HTMLUListElement>(null);
  // A filter may have removed it.
  const openAt = opened ? entry.concepts.indexOf(opened) : -1;
  const open = entry.concepts[openAt];

  function close() {
    if (!open) return;
    setOpened(null);
    chips.current?.children[openAt]?.querySelector('button')?.focus();
  }

  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return;
    event.preventDefault();
    close();
  }

  return (
    <li className={classes.entry}>
      <PlayTime timeMs={entry.timestamp} />
      {entry.concepts.length === 0 ? (
        <Text size="sm" c="dimmed">
          {t('sandbox.entries.empty')}
        </Text>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- no control: it takes the Escape of its chips and panel
        <div onKeyDown={closeOnEscape}>
          <ul
            ref={chips}
            className={classes.chips}
            aria-label={t('sandbox.entries.concepts', { time: formatTimecode(entry.timestamp) })}
          >
            {entry.concepts.map((concept, position) => (
              <li key={`${concept.name} ${position}`}>
                <ConceptChip
                  concept={concept}
                  isOpen={openAt === position}
                  onToggle={() => setOpened(openAt === position ? null : concept)}
                />
              </li>
            ))}
          </ul>
          {open?.evidence ? (
            <EvidencePanel
              concept={open.name}
              evidence={open.evidence}
              thumbnails={thumbnails}
              onClose={close}
            />
          ) : null}
        </div>
      )}
    </li>
  );
});
