import { MultiSelect } from '@mantine/core';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import { useText } from '@/i18n/use-text';
import { TOPIC_CHOICES } from '@/targeting/categories';
import { LOOKS, SEEN, SOUNDS } from '@/targeting/brief/meanings';
import type { PlannedScene } from '@/targeting/plan';
import { orNoMatch } from '../../options-filter';
import type { PlanEditor } from '../plan/use-planning';
import { useConceptName } from '../../use-concept-name';

/** What can be added to a scene by hand: all topics, and the concepts that a brief can name. */
const CHOICES: Readonly<Record<'topic' | 'seen' | 'look' | 'sound', readonly string[]>> = {
  topic: TOPIC_CHOICES.map(({ name }) => name),
  seen: SEEN,
  look: LOOKS,
  sound: SOUNDS,
};
const KINDS = ['topic', 'seen', 'look', 'sound'] as const;

type Kind = (typeof KINDS)[number];

const valueOf = (kind: Kind, name: string) => `${kind} ${name}`;

interface SceneLabelsProps {
  scene: PlannedScene;
  planning: PlanEditor;
}

/** The labels of a scene as a field: wrong ones are removed, missing ones are added. */
export function SceneLabels({ scene, planning }: SceneLabelsProps) {
  const t = useText();
  const nameOf = useConceptName();
  const labels: Readonly<Record<Kind, readonly string[]>> = {
    topic: scene.topics,
    seen: scene.seen,
    look: scene.look.filter((name) => CHOICES.look.includes(name)),
    sound: scene.sound.filter((name) => CHOICES.sound.includes(name)),
  };
  const value = KINDS.flatMap((kind) => labels[kind].map((name) => valueOf(kind, name)));
  const data = KINDS.map((kind) => ({
    group: t(`sandbox.group.${kind}`),
    items: [...new Set([...CHOICES[kind], ...labels[kind]])]
      .map((name) => ({ value: valueOf(kind, name), label: nameOf(name) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  }));

  function correct(action: 'add' | 'remove', changed: string | undefined) {
    const kind = KINDS.find((each) => changed?.startsWith(`${each} `));
    if (!kind || changed === undefined) return;
    const concept = changed.slice(kind.length + 1);
    planning.correct({ sceneStart: scene.start, sceneEnd: scene.end, action, concept, kind });
  }

  function change(next: readonly string[]) {
    correct(
      'remove',
      value.find((each) => !next.includes(each)),
    );
    correct(
      'add',
      next.find((each) => !value.includes(each)),
    );
  }

  return (
    <MultiSelect
      label={t('plan.scenes.names')}
      description={t('plan.scenes.names-text')}
      data={data}
      value={value}
      onChange={change}
      searchable
      openOnFocus={false}
      maxDropdownHeight={320}
      filter={orNoMatch(t('sandbox.filter.no-concepts'))}
    />
  );
}
