import { useIntersection } from '@mantine/hooks';
import { memo, useState, type CSSProperties } from 'react';
import type { AnalysisEntry, Thumbnail } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { usePlayFrom } from '../player/use-player';
import classes from './entry-list.module.css';
import { EntryRow } from './entry-row';

/** Up to this number of entries, a list is rendered whole: every entry can be searched for and is read out. */
const MAX_AT_ONCE = 700;

/** Number of entries rendered together in a longer list: a long video at once would be 300,000 elements. */
const BLOCK = 100;

/** Distance from the visible part of the list within which a block is rendered, in CSS pixels. */
const MARGIN = '800px 0px';

interface EntryBlockProps {
  /** In time order, at least one. */
  entries: AnalysisEntry[];
  /** In time order. */
  thumbnails: readonly Thumbnail[] | undefined;
  /** The scrolling element; null until it exists. */
  scroller: Element | null;
}

/** Entries that are rendered once the list is scrolled near them, and stay rendered; a button until then. */
const EntryBlock = memo(function EntryBlock({ entries, thumbnails, scroller }: EntryBlockProps) {
  const t = useText();
  const [isShown, setIsShown] = useState(false);
  const { ref, entry: place } = useIntersection<HTMLLIElement>({ root: scroller, rootMargin: MARGIN });
  if (scroller && place?.isIntersecting && !isShown) setIsShown(true);
  if (isShown) return <EntryRows entries={entries} thumbnails={thumbnails} />;
  return (
    <li ref={ref} className={classes.pending} style={{ '--rows': entries.length } as CSSProperties}>
      <button type="button" onClick={() => setIsShown(true)}>
        {t('result.entries-from', {
          count: entries.length,
          time: formatTimecode(entries[0]?.timestamp ?? 0),
        })}
      </button>
    </li>
  );
});

function EntryRows({ entries, thumbnails }: Pick<EntryBlockProps, 'entries' | 'thumbnails'>) {
  // Keys by timestamp, so that a row keeps its state when a filter removes others.
  const seen = new Map<number, number>();
  return entries.map((entry) => {
    const before = seen.get(entry.timestamp) ?? 0;
    seen.set(entry.timestamp, before + 1);
    return <EntryRow key={`${entry.timestamp} ${before}`} entry={entry} thumbnails={thumbnails} />;
  });
}

interface EntryListProps {
  /** In time order. */
  entries: AnalysisEntry[];
  /** In time order. */
  thumbnails: readonly Thumbnail[] | undefined;
}

/** The entries with their concepts. Memoized: hundreds of rows must not be rendered at each key press. */
export const EntryList = memo(function EntryList({ entries, thumbnails }: EntryListProps) {
  const t = useText();
  const playFrom = usePlayFrom();
  const [scroller, setScroller] = useState<HTMLOListElement | null>(null);
  if (entries.length === 0) return <p className={classes.none}>{t('sandbox.entries.none')}</p>;
  const first = entries.length <= MAX_AT_ONCE ? entries : entries.slice(0, BLOCK);
  const others = entries.slice(first.length);
  const blocks = Array.from({ length: Math.ceil(others.length / BLOCK) }, (_, index) =>
    others.slice(index * BLOCK, (index + 1) * BLOCK),
  );
  return (
    // Focusable where it contains no buttons, so that it can be scrolled by keyboard.
    <ol
      ref={setScroller}
      className={classes.list}
      aria-label={t('sandbox.entries.title')}
      {...(playFrom ? {} : { tabIndex: 0 })}
    >
      <EntryRows entries={first} thumbnails={thumbnails} />
      {blocks.map((block, index) => (
        <EntryBlock key={index} entries={block} thumbnails={thumbnails} scroller={scroller} />
      ))}
    </ol>
  );
});
