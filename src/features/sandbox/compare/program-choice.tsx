import { useState } from 'react';
import type { LibraryItem } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import type { OpenedResult } from '../stored/stored-analyses';
import classes from './compare-view.module.css';

interface ProgramChoiceProps {
  analyses: readonly OpenedResult[];
  /** Analyses of the library whose result has not been read yet. */
  others: readonly LibraryItem[];
  /** The id of the analysis whose result is being read. */
  readingId: string | null;
  /** The ids of the analyses that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
  /** Null while no more can be read. */
  onRead: ((item: LibraryItem) => void) | null;
}

const labelOf = (title: string | undefined, url: string, when: string) =>
  [...(title?.trim() ? [programName(title, url)] : []), url, when].join(' · ');

/** Selects the analyses to compare. A result on the server is read once it is selected. */
export function ProgramChoice(props: ProgramChoiceProps) {
  const { analyses, others, readingId, left, onChange, onRead } = props;
  const t = useText();
  const { moment } = useFormats();
  // The initial value only: the list stays open when the user selects more.
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
        {/* One array, so that a selected item keeps its field, and with it the focus, once it has been read. */}
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
