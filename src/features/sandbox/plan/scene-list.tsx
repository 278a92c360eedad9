import { Button } from '@mantine/core';
import { memo, useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { TOPIC_CHOICES } from '@/targeting/categories';
import { LOOKS, SEEN, SOUNDS } from '@/targeting/brief/meanings';
import { isInstant } from '@/targeting/concept-ranges';
import type { Correction } from '@/targeting/corrections';
import type { PlannedScene } from '@/targeting/plan';
import { SelectField } from '@/ui/fields/select-field';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import { SceneCorrections, Trail } from './correction-trail';
import { Findings } from './findings';
import { useLevelText } from './level-text';
import classes from './scene-list.module.css';
import type { PlanEditor } from './use-planning';
import { VerdictChip } from './verdict-chip';

/** Number of scenes shown at first. */
const SCENES_AT_FIRST = 12;
/** Maximum number of looks that are named for a scene: the longest ones. */
const MAX_LOOKS = 4;

/** What can be added to a scene by hand: all topics, and the concepts that a brief can name. */
const CHOICES: Readonly<Record<'topic' | 'seen' | 'look' | 'sound', readonly string[]>> = {
  topic: TOPIC_CHOICES.map(({ name }) => name),
  seen: SEEN,
  look: LOOKS,
  sound: SOUNDS,
};
const KINDS = ['topic', 'seen', 'look', 'sound'] as const;

/** Removes wrong labels of a scene, and adds missing ones. */
function Labels({ scene, planning }: { scene: PlannedScene; planning: PlanEditor }) {
  const t = useText();
  const nameOf = useConceptName();
  const labels = [
    ...scene.topics.map((name) => ({ name, kind: 'topic' as const })),
    ...scene.seen.map((name) => ({ name, kind: 'seen' as const })),
  ];
  const correct = (action: Correction['action'], label: Pick<Correction, 'kind'> & { name: string }) =>
    planning.correct({
      sceneStart: scene.start,
      sceneEnd: scene.end,
      action,
      concept: label.name,
      kind: label.kind,
    });
  const choices = KINDS.map((kind) => ({
    group: t(`sandbox.group.${kind}`),
    items: CHOICES[kind]
      .map((name) => ({ value: `${kind} ${name}`, label: nameOf(name) }))
      .toSorted((a, b) => a.label.localeCompare(b.label)),
  }));

  function add(value: string) {
    const kind = KINDS.find((each) => value.startsWith(`${each} `));
    if (kind) correct('add', { name: value.slice(kind.length + 1), kind });
  }

  return (
    <div className={classes.corrections}>
      {labels.map((label) => (
        <Button key={label.name} variant="default" size="xs" onClick={() => correct('remove', label)}>
          {t('plan.scenes.remove', { name: nameOf(label.name) })}
        </Button>
      ))}
      <SelectField
        size="sm"
        aria-label={t('plan.scenes.add')}
        value=""
        data={[{ value: '', label: t('plan.scenes.add') }, ...choices]}
        onChange={(event) => add(event.currentTarget.value)}
      />
    </div>
  );
}

interface SceneProps {
  scene: PlannedScene;
  /** The image of its key frame. */
  image: string | undefined;
  planning: PlanEditor;
}

function Scene({ scene, image, planning }: SceneProps) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const nameOf = useConceptName();
  const levelText = useLevelText(planning.plan.program.limits);
  const [isOpen, setOpen] = useState(false);
  const { start, end, topics, seen, words, risks, verdict, findings, match } = scene;
  const look = scene.look.filter((name) => !isInstant(name)).slice(0, MAX_LOOKS);
  const [topic] = topics;
  const path =
    topic === undefined ? undefined : planning.plan.topics.find(({ name }) => name === topic)?.path;
  const matched = (match?.reasons ?? []).flatMap(({ concepts }) => concepts.map(nameOf));
  return (
    <li id={`scene-${start}`} className={classes.scene}>
      {image ? <img src={image} alt="" loading="lazy" /> : <span className={classes.none} />}
      <p className={classes.time}>
        <PlayTime timeMs={start} />
        <span>{t('plan.scenes.until', { time: formatTimecode(end) })}</span>
        <span>{t('sandbox.seconds', { seconds: oneDecimal((end - start) / 1000) })}</span>
      </p>
      <p>
        <VerdictChip verdict={verdict} />
      </p>
      {topics.length > 0 ? <p className={classes.topics}>{topics.map(nameOf).join(', ')}</p> : null}
      {path && path.length > 1 ? (
        <p className={classes.seen}>{t('plan.scenes.path', { path: path.join(' > ') })}</p>
      ) : null}
      {seen.length > 0 ? (
        <p className={classes.seen}>{t('plan.scenes.seen', { names: seen.map(nameOf).join(', ') })}</p>
      ) : null}
      {look.length > 0 ? (
        <p className={classes.seen}>{t('plan.scenes.look', { names: look.map(nameOf).join(', ') })}</p>
      ) : null}
      {words.length > 0 ? (
        <p className={classes.seen}>{t('plan.scenes.words', { words: words.join(' · ') })}</p>
      ) : null}
      {risks.length > 0 ? (
        <p className={classes.seen}>
          {t('plan.scenes.risks', {
            names: risks.map(({ topic: name, level }) => `${nameOf(name)} (${levelText(level)})`).join(', '),
          })}
        </p>
      ) : null}
      {matched.length > 0 ? (
        <p className={classes.matched}>{t('plan.brief.match', { names: matched.join(', ') })}</p>
      ) : null}
      <Findings findings={findings} plan={planning.plan} />
      <SceneCorrections sceneStart={start} planning={planning} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={classes.summary}>{t('plan.scenes.labels')}</summary>
        {isOpen ? <Labels scene={scene} planning={planning} /> : null}
      </details>
    </li>
  );
}

/** The value of the option for the scenes about a topic. */
function topicChoice(name: string): string {
  return `topic:${name}`;
}

/** The scenes, each with its key frame, what it is about, whether it suits, and its labels to correct. */
export const SceneList = memo(function SceneList({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const { scenes, response } = planning.plan;
  const images = useMemo(
    () => new Map(response.thumbnails?.map(({ timestamp, image }) => [timestamp, image])),
    [response],
  );
  const nameOf = useConceptName();
  const [showsAll, setShowsAll] = useState(false);
  const [choice, setChoice] = useState('all');
  if (scenes.length === 0) return null;
  const choices = [
    ...(['all', 'suitable', 'matching'] as const).map((value) => ({
      value,
      label: t(`plan.scenes.show.${value}`),
    })),
    ...planning.plan.topics.map(({ name }) => ({
      value: topicChoice(name),
      label: t('plan.scenes.show.topic', { name: nameOf(name) }),
    })),
  ];
  // The topic that was chosen may have gone with a correction.
  const current = choices.some(({ value }) => value === choice) ? choice : 'all';
  const chosen = scenes.filter(
    ({ verdict, match, topics }) =>
      current === 'all' ||
      (current === 'suitable' && verdict === 'suitable') ||
      (current === 'matching' && (match?.score ?? 0) > 0) ||
      topics.some((topic) => current === topicChoice(topic)),
  );
  const shown = showsAll ? chosen : chosen.slice(0, SCENES_AT_FIRST);
  return (
    <section aria-labelledby="result-scenes">
      <h3 id="result-scenes" tabIndex={-1} className={classes.title}>
        {t('plan.scenes.title')}
      </h3>
      <p className={classes.seen}>{t('plan.scenes.whole')}</p>
      <Trail planning={planning} />
      <SelectField
        className={classes.choice ?? ''}
        label={t('plan.scenes.shown')}
        value={current}
        data={choices}
        onChange={(event) => setChoice(event.currentTarget.value)}
      />
      <p role="status" className={classes.seen}>
        {chosen.length === 0 ? t('plan.scenes.none') : null}
      </p>
      <ul className={classes.scenes}>
        {shown.map((scene) => (
          <Scene
            key={scene.start}
            scene={scene}
            image={scene.keyFrame === undefined ? undefined : images.get(scene.keyFrame)}
            planning={planning}
          />
        ))}
      </ul>
      {shown.length < chosen.length ? (
        <Button variant="default" className={classes.more ?? ''} onClick={() => setShowsAll(true)}>
          {t('plan.scenes.more', { count: chosen.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
});
