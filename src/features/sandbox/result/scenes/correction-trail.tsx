import { Accordion, Button, Group, Text } from '@mantine/core';
import '@mantine/core/styles/Accordion.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import type { PlanEditor } from '../plan/use-planning';

/** The corrections, newest first, each with a button to undo it. */
export function Trail({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const { moment } = useFormats();
  const nameOf = useConceptName();
  const { corrections } = planning.plan.choices;
  if (corrections.length === 0) return null;
  return (
    <Accordion variant="contained" transitionDuration={0}>
      <Accordion.Item value="corrections">
        <Accordion.Control>{t('plan.corrections.title', { count: corrections.length })}</Accordion.Control>
        <Accordion.Panel>
          <ul>
            {corrections.toReversed().map(({ id, action, concept, sceneStart, at }) => (
              <Group key={id} component="li" justify="space-between" gap="xs" py={4}>
                <Text size="sm">
                  {t(action === 'add' ? 'plan.corrections.added' : 'plan.corrections.removed', {
                    moment: moment(at),
                    name: nameOf(concept),
                    time: formatTimecode(sceneStart),
                  })}
                </Text>
                <Button variant="default" size="compact-sm" onClick={() => planning.undoCorrection(id)}>
                  {t('plan.corrections.undo')}
                </Button>
              </Group>
            ))}
          </ul>
          {corrections.length > 1 ? (
            <Button variant="default" size="compact-sm" onClick={planning.undoCorrections}>
              {t('plan.corrections.undo-all')}
            </Button>
          ) : null}
        </Accordion.Panel>
      </Accordion.Item>
    </Accordion>
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
          <Group key={id} component="li" gap="xs">
            <Text size="sm">{text}</Text>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t('plan.scenes.undo', { text })}
              onClick={() => planning.undoCorrection(id)}
            >
              {t('plan.profile.undo')}
            </Button>
          </Group>
        );
      })}
    </ul>
  );
}
