import type { FrameFindings, OwnFinding, SeenObject } from '../measure/measurements';
import type { Saying } from './evidence';
import type { Strength } from './lexicon';
import { TOPICS, type TopicName } from './topic-table';

/** What a class of objects proves: when one frame of a shot shows it, and when at least two do. */
interface SeenMeaning {
  topic: TopicName;
  once?: Exclude<Strength, 'against'>;
  twice: Exclude<Strength, 'against'>;
}

/** An object that represents its topic: certain when two frames show it, and then sufficient by itself. */
const thing = (topic: TopicName): SeenMeaning => ({ topic, once: 'ordinary', twice: 'certain' });
/** An object that indicates a topic only together with another one, or with words. */
const part = (topic: TopicName): SeenMeaning => ({ topic, once: 'ordinary', twice: 'strong' });

/**
 * COCO classes and the topic that each represents. A person, a chair, a cup or a bottle is in every kind of video and
 * represents none. A ball represents sports, not soccer: the detectors have only one class for balls.
 */
const MEANINGS: Readonly<Record<string, SeenMeaning>> = {
  car: thing('automotive'),
  truck: thing('automotive'),
  motorcycle: thing('automotive'),
  dog: thing('pets'),
  cat: thing('pets'),
  ...Object.fromEntries(
    ['banana', 'apple', 'sandwich', 'orange', 'broccoli', 'carrot', 'hot dog', 'pizza', 'donut', 'cake'].map(
      (name) => [name, thing('food and drink')],
    ),
  ),
  oven: part('cooking'),
  microwave: part('cooking'),
  refrigerator: part('cooking'),
  couch: part('home and garden'),
  bed: part('home and garden'),
  'potted plant': part('home and garden'),
  vase: part('home and garden'),
  laptop: part('technology and computing'),
  keyboard: part('technology and computing'),
  mouse: part('technology and computing'),
  'cell phone': part('technology and computing'),
  airplane: thing('travel'),
  suitcase: part('travel'),
  skis: thing('skiing'),
  snowboard: thing('skiing'),
  'tennis racket': thing('tennis'),
  ...Object.fromEntries(
    ['frisbee', 'sports ball', 'baseball bat', 'baseball glove', 'skateboard', 'surfboard'].map((name) => [
      name,
      thing('sports'),
    ]),
  ),
  book: { topic: 'books and literature', twice: 'strong' },
};

/**
 * Minimum score of every detector for other frames to confirm an object: frames of a still shot repeat the mistake of
 * a single detector.
 */
const MIN_OF_EACH = 0.3;

/** Whether every detector finds an object, so that another frame of its shot can confirm it. */
export function isFoundByAll({ modelScores }: Pick<SeenObject, 'modelScores'>): boolean {
  return Math.min(...Object.values(modelScores)) >= MIN_OF_EACH;
}

/** Minimum score at which a frame counts for a topic, or confirms another frame. */
const MIN_SCORE = 0.51;

/**
 * The objects of one frame as evidence for topics, each class once, with its best score.
 *
 * @param others the other frames of the same shot
 */
export function seenSayings(
  { timeMs, objects, own }: FrameFindings,
  others: readonly FrameFindings[],
): Saying[] {
  const best = new Map<string, SeenObject>();
  for (const object of objects ?? []) {
    const known = best.get(object.name)?.score ?? MIN_SCORE;
    if (object.score >= known) best.set(object.name, object);
  }
  const built = [...best.values()].flatMap(({ name, score, modelScores, box }): Saying[] => {
    const meaning = MEANINGS[name];
    const isConfirmed =
      isFoundByAll({ modelScores }) &&
      others.some(({ objects: seen }) =>
        seen?.some((object) => object.name === name && object.score >= MIN_SCORE),
      );
    const strength = isConfirmed ? meaning?.twice : meaning?.once;
    if (meaning === undefined || strength === undefined) return [];
    return [
      {
        // With a space, so that an object does not count as a single word that may be said in passing.
        key: `seen ${name}`,
        meanings: [{ topic: meaning.topic, strength }],
        words: name,
        atMs: timeMs,
        source: 'seen',
        seen: { score, modelScores, box },
      },
    ];
  });
  return [...built, ...ownSayings(own ?? [], timeMs, others)];
}

/** Findings of models of the installation, each class once, as evidence for the topics in their manifests. */
function ownSayings(own: readonly OwnFinding[], timeMs: number, others: readonly FrameFindings[]): Saying[] {
  const isSure = ({ score, threshold }: OwnFinding) => score >= threshold;
  // Another model may have a lower score for the same class.
  const sure = own.filter(isSure);
  const first = sure.filter(
    (finding, index) => sure.findIndex(({ name }) => name === finding.name) === index,
  );
  return first.map(({ name, model, score, topics, box }) => {
    const isConfirmed = others.some((frame) =>
      frame.own?.some((other) => other.name === name && isSure(other)),
    );
    const strength = isConfirmed ? 'certain' : 'ordinary';
    return {
      key: `seen ${name}`,
      meanings: topics.flatMap((id) => {
        const topic = TOPICS.find(({ taxonomyId }) => taxonomyId === id);
        return topic === undefined ? [] : [{ topic: topic.name, strength }];
      }),
      words: name,
      atMs: timeMs,
      source: 'seen',
      seen: { score, modelScores: { [model]: score }, ...(box === undefined ? {} : { box }) },
    };
  });
}
