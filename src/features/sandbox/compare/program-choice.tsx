import { useText } from '@/i18n/use-text';
import { CheckField } from '@/ui/fields/check-field';
import { useFormats } from '@/ui/use-formats';
import { programName } from '../program-title';
import type { StoredAnalysis } from '../stored/stored-analyses';
import classes from './compare-view.module.css';

interface ProgramChoiceProps {
  analyses: readonly StoredAnalysis[];
  /** IDs of those that are left out. */
  left: ReadonlySet<string>;
  onChange: (left: ReadonlySet<string>) => void;
}

/** Which of the analyses are compared. */
export function ProgramChoice({ analyses, left, onChange }: ProgramChoiceProps) {
  const t = useText();
  const { moment } = useFormats();

  function choose(id: string, isTaken: boolean) {
    const next = new Set(left);
    if (isTaken) next.delete(id);
    else next.add(id);
    onChange(next);
  }

  return (
    <details className={classes.programs}>
      <summary>
        {t('compare.programs', { taken: analyses.length - left.size, total: analyses.length })}
      </summary>
      <ul>
        {analyses.map(({ id, title, analyzedAt, response }) => (
          <li key={id}>
            <CheckField
              label={`${title?.trim() ? `${programName(title, response.videoUrl)} · ` : ''}${response.videoUrl} · ${moment(analyzedAt)}`}
              checked={!left.has(id)}
              onChange={(event) => choose(id, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
