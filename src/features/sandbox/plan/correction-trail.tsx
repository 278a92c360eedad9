import { Button } from '@mantine/core';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../use-concept-name';
import classes from './scene-list.module.css';
import type { PlanEditor } from './use-planning';

/** The corrections, newest first, each with a button to undo it. */
export function Trail({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const { moment } = useFormats();
  const nameOf = useConceptName();
  const { corrections } = planning.plan.choices;
  if (corrections.length === 0) return null;
  return (
    <details className={classes.trail}>
      <summary className={classes.summary}>
        {t('plan.corrections.title', { count: corrections.length })}
      </summary>
      <ul>
        {corrections.toReversed().map(({ id, action, concept, sceneStart, at }) => (
          <li key={id}>
            <span>
              {t(action === 'add' ? 'plan.corrections.added' : 'plan.corrections.removed', {
                moment: moment(at),
                name: nameOf(concept),
                time: formatTimecode(sceneStart),
              })}
            </span>
            <Button variant="default" size="xs" onClick={() => planning.undoCorrection(id)}>
              {t('plan.corrections.undo')}
            </Button>
          </li>
        ))}
      </ul>
      {corrections.length > 1 ? (
        <Button variant="default" size="sm" onClick={planning.undoCorrections}>
          {t('plan.corrections.undo-all')}
        </Button>
      ) : null}
    </details>
  );
}

interface SceneCorrectionsProps {
  /** In ms. */
  sceneStart: number;
  planning: PlanEditor;
}

/** The corrections of one scene, each with a button to undo it. */
export function SceneCorrections({ sceneStart, planning }: SceneCorrectionsProps) {
  const t = useText();
  const nameOf = useConceptName();
  const own = planning.plan.choices.corrections.filter((each) => each.sceneStart === sceneStart);
  if (own.length === 0) return null;
  return (
    <ul>
      {own.map(({ id, action, concept }) => {
        const text = t(`plan.scenes.${action === 'add' ? 'added' : 'removed'}`, { name: nameOf(concept) });
        return (
          <li key={id} className={classes.corrected}>
            <span>{text}</span>
            <Button
              variant="default"
              size="xs"
              aria-label={t('plan.scenes.undo', { text })}
              onClick={() => planning.undoCorrection(id)}
            >
              {t('plan.profile.undo')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
