import { Anchor, Badge, Group, Image, Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Anchor.layer.css';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Image.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import { useState } from 'react';
import type { UnderstoodScene } from '@/contracts/understanding';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { joinNames } from '@/lib/join-names';
import { isInstant } from '@/targeting/concept-ranges';
import type { PlannedScene } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { Findings } from '../plan/findings';
import { useLevelText } from '../plan/level-text';
import type { PlanEditor } from '../plan/use-planning';
import { VerdictChip } from '../plan/verdict-chip';
import { useConceptName } from '../../use-concept-name';
import { SceneCorrections } from './correction-trail';
import { ModelSays, type Images } from './model-says';
import { SceneLabels } from './scene-labels';

/** Maximum number of looks that are named for a scene: the longest ones. */
const MAX_LOOKS = 4;

interface SceneRowProps {
  scene: PlannedScene;
  images: Images;
  /** What a model says about it, if anything. */
  said: UnderstoodScene | undefined;
  planning: PlanEditor;
}

/** What else is known about a scene, why it is judged as it is, and its labels to correct. */
function SceneDetails({ scene, planning }: Omit<SceneRowProps, 'images' | 'said'>) {
  const t = useText();
  const nameOf = useConceptName();
  const { topics, words, findings } = scene;
  const look = scene.look.filter((name) => !isInstant(name)).slice(0, MAX_LOOKS);
  const path = planning.plan.topics.find(({ name }) => name === topics[0])?.path;
  const texts = [
    path && path.length > 1 ? t('plan.scenes.path', { path: path.join(' > ') }) : null,
    look.length > 0 ? t('plan.scenes.look', { names: joinNames(look.map(nameOf)) }) : null,
    words.length > 0 ? t('plan.scenes.words', { words: words.join(' · ') }) : null,
  ].filter((text) => text !== null);
  return (
    <Stack gap={4} mt="xs">
      {texts.map((text) => (
        <Text key={text} size="sm" c="dimmed">
          {text}
        </Text>
      ))}
      <Findings findings={findings} plan={planning.plan} />
      <SceneLabels scene={scene} planning={planning} />
    </Stack>
  );
}

/** What is in a scene: its topics, what is seen, what is sensitive, and what matches the brief. */
function SceneContent({ scene, planning }: Pick<SceneRowProps, 'scene' | 'planning'>) {
  const t = useText();
  const nameOf = useConceptName();
  const levelText = useLevelText(planning.plan.program.limits);
  const { topics, seen, risks, match } = scene;
  const matched = (match?.reasons ?? []).flatMap(({ concepts }) => concepts.map(nameOf));
  const sensitive = risks.map(({ topic, level }) => `${nameOf(topic)} (${levelText(level)})`);
  return (
    <>
      {topics.length > 0 ? <Text fw={600}>{joinNames(topics.map(nameOf))}</Text> : null}
      {seen.length > 0 ? (
        <Text size="sm" c="dimmed" lineClamp={2}>
          {t('plan.scenes.seen', { names: joinNames(seen.map(nameOf)) })}
        </Text>
      ) : null}
      {sensitive.length > 0 ? (
        <Text size="sm">{t('plan.scenes.risks', { names: joinNames(sensitive) })}</Text>
      ) : null}
      {matched.length > 0 ? (
        <Badge variant="light" tt="none">
          {t('plan.brief.match', { names: joinNames(matched) })}
        </Badge>
      ) : null}
    </>
  );
}

/** A scene: its picture, its time, its verdict and its labels; the rest unfolds. */
export function SceneRow({ scene, images, said, planning }: SceneRowProps) {
  const t = useText();
  const { duration } = useFormats();
  const [isOpen, setIsOpen] = useState(false);
  const { start, end, keyFrame, verdict } = scene;
  const { understanding } = planning.plan.response;
  const image = keyFrame === undefined ? undefined : images.get(keyFrame);
  return (
    <Paper component="li" id={`scene-${start}`} withBorder p="xs">
      <Group gap="sm" align="flex-start">
        {image ? <Image src={image} alt="" loading="lazy" w={112} h={63} fit="contain" radius="sm" /> : null}
        {/* Too narrow for the verdict beside the picture: it stands below. */}
        <Stack gap={4} flex="1 1 180px" miw={0}>
          <Group gap="xs">
            <PlayTime timeMs={start} />
            <Text size="sm" c="dimmed">
              {t('plan.scenes.until', { time: formatTimecode(end) })}
              {' · '}
              {duration(end - start)}
            </Text>
            <VerdictChip verdict={verdict} />
          </Group>
          <SceneContent scene={scene} planning={planning} />
          <SceneCorrections sceneStart={start} planning={planning} />
          {said && understanding ? (
            <ModelSays scene={said} model={understanding.model} images={images} />
          ) : null}
          <Group>
            <Anchor
              component="button"
              type="button"
              size="sm"
              ta="start"
              py={3}
              aria-expanded={isOpen}
              aria-label={t('plan.scenes.labels-at', { time: formatTimecode(scene.start) })}
              onClick={() => setIsOpen(!isOpen)}
            >
              {t('plan.scenes.labels')}
            </Anchor>
          </Group>
        </Stack>
      </Group>
      {isOpen ? <SceneDetails scene={scene} planning={planning} /> : null}
    </Paper>
  );
}
