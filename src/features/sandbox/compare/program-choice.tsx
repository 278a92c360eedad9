import { useState } from 'react';
import type { LibraryItem } from '@/analyses/library';
import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import type { StoredAnalysis } from '../stored/stored-analyses';
import classes from './compare-view.module.css';

interface ProgramChoiceProps {
  analyses: readonly StoredAnalysis[];
  /** Those of the library whose result is not read yet. */
  others: readonly LibraryItem[];
  /** Of the one that is being read. */
  readingId: string | null;
  /** IDs of those that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
  /** Null while no more can be read. */
  onRead: ((item: LibraryItem) => void) | null;
}

const labelOf = (title: string | undefined, url: string, when: string) =>
  [...(title?.trim() ? [programName(title, url)] : []), url, when].join(' · ');

/** Which of the analyses are compared. What is on the server is read once it is chosen. */
export function ProgramChoice(props: ProgramChoiceProps) {
  const { analyses, others, readingId, left, onChange, onRead } = props;
  const t = useText();
  const { moment } = useFormats();
  // Whoever chooses more leaves it open.
  const [startsOpen] = useState(analyses.length < 2);

  function choose(id: string, isTaken: boolean) {
    const next = new Set(left);
    if (isTaken) next.delete(id);
    else next.add(id);
    onChange(next);
  }

  return (
    <details className={classes.programs} open={startsOpen}>
      <summary>
        {t('compare.programs', {
          taken: analyses.length - left.size,
          total: analyses.length + others.length,
        })}
      </summary>
      <ul>
        {/* One array: a chosen one that has been read keeps its field, and with it the focus. */}
        {[
          ...analyses.map(({ id, title, analyzedAt, response }) => (
            <li key={id}>
              <CheckField
                label={labelOf(title, response.videoUrl, moment(analyzedAt))}
                checked={!left.has(id)}
                onChange={(event) => choose(id, event.currentTarget.checked)}
              />
            </li>
          )),
          ...others.map((item) => (
            <li key={item.id}>
              <CheckField
                label={labelOf(
                  item.title,
                  item.url,
                  t('compare.on-server', { when: moment(Date.parse(item.updatedAt)) }),
                )}
                checked={item.id === readingId}
                disabled={onRead === null && item.id !== readingId}
                onChange={() => onRead?.(item)}
              />
            </li>
          )),
        ]}
      </ul>
    </details>
  );
}
