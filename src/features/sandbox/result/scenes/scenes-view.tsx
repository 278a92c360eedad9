import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { memo, useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { matchesSearch } from '@/lib/text-search';
import type { PlannedScene } from '@/targeting/plan';
import type { PlanEditor } from '../plan/use-planning';
import { ResultPages } from '../result-pages';
import type { ResultViewProps } from '../result-view';
import { useConceptName } from '../../use-concept-name';
import { Trail } from './correction-trail';
import { SceneRow } from './scene-row';

/** Number of scenes on a page. */
const PAGE = 12;

const CHOICES = ['all', 'suitable', 'unsuitable', 'matching'] as const;
type Choice = (typeof CHOICES)[number];

const SHOWN: Readonly<Record<Choice, (scene: PlannedScene) => boolean>> = {
  all: () => true,
  suitable: ({ verdict }) => verdict === 'suitable',
  unsuitable: ({ verdict }) => verdict !== 'suitable',
  matching: ({ match }) => (match?.score ?? 0) > 0,
};
interface SceneFilterProps {
  query: string;
  onQuery: (query: string) => void;
  choice: Choice;
  onChoice: (choice: Choice) => void;
}

function SceneFilter({ query, onQuery, choice, onChoice }: SceneFilterProps) {
  const t = useText();
  return (
    <Group gap="sm" align="flex-end">
      <TextInput
        size="sm"
        flex="1 1 180px"
        type="search"
        label={t('plan.scenes.search')}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
      />
      <NativeSelect
        size="sm"
        flex="1 1 180px"
        label={t('plan.scenes.shown')}
        value={choice}
        data={CHOICES.map((value) => ({ value, label: t(`plan.scenes.show.${value}`) }))}
        onChange={({ currentTarget }) =>
          onChoice(CHOICES.find((each) => each === currentTarget.value) ?? 'all')
        }
      />
    </Group>
  );
}

/** The scenes, each with its key frame, what it is about, whether it suits, and its labels to correct. */
export const SceneList = memo(function SceneList({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const nameOf = useConceptName();
  const { scenes, response } = planning.plan;
  const images = useMemo(
    () => new Map(response.thumbnails?.map(({ timestamp, image }) => [timestamp, image])),
    [response],
  );
  const said = useMemo(
    () => new Map(response.understanding?.scenes.map((scene) => [scene.start, scene])),
    [response],
  );
  const [choice, setChoice] = useState<Choice>('all');
  const [query, setQuery] = useState('');
  const [chosenPage, setPage] = useState(1);
  if (scenes.length === 0) return <Text>{t('plan.scenes.empty')}</Text>;
  const textOf = ({ start, topics, seen, look, sound, words }: PlannedScene) =>
    [
      ...[...topics, ...seen, ...look, ...sound].map(nameOf),
      ...words,
      said.get(start)?.summary?.text ?? '',
    ].join(' ');
  const chosen = scenes.filter((scene) => SHOWN[choice](scene) && matchesSearch(textOf(scene), query));
  const pages = Math.ceil(chosen.length / PAGE);
  // A filter or a correction may have removed pages.
  const page = Math.min(chosenPage, Math.max(pages, 1));
  return (
    <Stack component="section" gap="sm" aria-label={t('plan.scenes.title')}>
      <SceneFilter query={query} onQuery={setQuery} choice={choice} onChoice={setChoice} />
      <Text size="sm" c="dimmed">
        {t('plan.scenes.whole')}
      </Text>
      <Trail planning={planning} />
      <Text role="status" size="sm">
        {chosen.length === 0 ? t('plan.scenes.none') : null}
      </Text>
      <Stack component="ul" gap="xs" aria-label={t('plan.scenes.title')}>
        {chosen.slice((page - 1) * PAGE, page * PAGE).map((scene) => (
          <SceneRow
            key={scene.start}
            scene={scene}
            images={images}
            said={said.get(scene.start)}
            planning={planning}
          />
        ))}
      </Stack>
      <ResultPages total={pages} page={page} onChange={setPage} of={t('plan.scenes.title')} />
    </Stack>
  );
});

/** The scenes of the program with their labels, which can be corrected. */
export function ScenesView({ settled }: ResultViewProps) {
  return <SceneList planning={settled} />;
}
