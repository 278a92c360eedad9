import { Badge, Group, Image, Paper, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Image.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Stack.layer.css';
import '@mantine/core/styles/Text.layer.css';
import type { Cited, UnderstoodScene } from '@/contracts/understanding';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../../use-concept-name';

/** The images of a result by their timestamp. */
export type Images = ReadonlyMap<number, string>;

interface Claim {
  /** What it is about: no two of a scene have the same. */
  key: string;
  text: string;
  confidence: number;
  evidence: readonly Cited[];
}

/** Something that a claim cites: the frame itself, or the words at their time. */
function Citation({ of: { kind, timestamp, quote }, images }: { of: Cited; images: Images }) {
  const t = useText();
  const image = kind === 'frame' ? images.get(timestamp) : undefined;
  const cited = t(`model.cited.${kind}`);
  return (
    <Group component="li" gap={4} wrap="nowrap">
      {image ? (
        <Image src={image} alt={cited} loading="lazy" w={57} h={32} fit="contain" radius="sm" />
      ) : null}
      <PlayTime timeMs={timestamp} />
      <Text size="xs" c="dimmed" dir="auto">
        {quote === undefined ? cited : t('model.quoted', { cited, quote })}
      </Text>
    </Group>
  );
}

function useClaims({ summary, place, tone, topics, risks }: UnderstoodScene): Claim[] {
  const t = useText();
  const nameOf = useConceptName();
  return [
    ...(summary ? [{ ...summary, key: 'summary', text: t('model.summary', { text: summary.text }) }] : []),
    ...(place ? [{ ...place, key: 'place', text: t('model.place', { text: place.text }) }] : []),
    ...(tone
      ? [
          {
            ...tone,
            key: 'tone',
            text: t('model.tone', {
              tone: t(`model.tone.${tone.name}`),
              intensity: t(`model.intensity.${tone.intensity}`),
            }),
          },
        ]
      : []),
    ...topics.map((topic) => ({
      ...topic,
      key: `topic ${topic.id}`,
      text: t('model.topic', { name: nameOf(topic.name) }),
    })),
    ...risks.map(({ id, name, level, treatment, ...risk }) => ({
      ...risk,
      key: `risk ${id}`,
      text: t('model.risk', {
        name: nameOf(name),
        level: t(`plan.level.${level}`),
        treatment: t(`model.treatment.${treatment}`),
      }),
    })),
  ];
}

interface ModelSaysProps {
  scene: UnderstoodScene;
  model: string;
  images: Images;
}

/** What a model says about a scene, set apart from what was measured, each claim with its evidence. */
export function ModelSays({ scene, model, images }: ModelSaysProps) {
  const t = useText();
  const { percent } = useFormats();
  const claims = useClaims(scene);
  const from = t('model.from', { model });
  return (
    <Paper
      component="section"
      aria-label={from}
      withBorder
      p="xs"
      style={{ borderStyle: 'dashed', borderInlineStartWidth: 4 }}
    >
      <Stack gap={6}>
        <Badge variant="outline" color="gray" tt="none">
          {from}
        </Badge>
        <Stack component="ul" gap={6}>
          {claims.map(({ key, text, confidence, evidence }) => (
            <li key={key}>
              <Text size="sm" component="span" dir="auto">
                {text}
              </Text>{' '}
              <Text size="xs" c="dimmed" component="span">
                {t('model.confidence', { share: percent(confidence) })}
              </Text>
              <Group component="ul" gap="4px 12px">
                {evidence.map((cited) => (
                  <Citation key={`${cited.kind} ${cited.timestamp}`} of={cited} images={images} />
                ))}
              </Group>
            </li>
          ))}
        </Stack>
      </Stack>
    </Paper>
  );
}
