import { COLOR_CONCEPTS } from './color';
import type { ConceptDescriptor, Curve } from './descriptor';
import { FRAME_CONCEPTS } from './frame';
import { LIGHT_CONCEPTS } from './light';
import { MOTION_CONCEPTS } from './motion';
import { AUDIO_CONCEPTS } from './audio';
import { FRAME_CONTENT_CONCEPTS, OBJECT_CONCEPTS } from './seen';
import { TOPICS } from '../topics/topic-table';

/** Confidence 0.5 at the weight of one and a half ordinary words. */
const TOPIC_CURVE: Curve = { shape: 'gathering', half: 1.5 };
/** For topics that advertisers avoid, confidence 0.5 at the weight of two ordinary words. */
const SENSITIVE_CURVE: Curve = { shape: 'gathering', half: 2 };

/** Topics that are spoken, written or seen, as concepts. */
const WORD_CONCEPTS: readonly ConceptDescriptor[] = TOPICS.map((topic) => ({
  name: topic.name,
  kind: 'topic',
  measurement: 'weight of the words and things on it in a line, in a frame and near them',
  unit: 'words',
  curve: topic.isSensitive ? SENSITIVE_CURVE : TOPIC_CURVE,
  source: `IAB Content Taxonomy 3.1, ID ${topic.taxonomyId}; weights as written below`,
  measure: (moment) => moment.topics.get(topic.name)?.weight,
}));

/** Every concept that this provider can report. A test keeps `README.md` in this folder consistent with it. */
export const CONCEPTS: readonly ConceptDescriptor[] = [
  ...LIGHT_CONCEPTS,
  ...COLOR_CONCEPTS,
  ...FRAME_CONCEPTS,
  ...MOTION_CONCEPTS,
  ...AUDIO_CONCEPTS,
  ...FRAME_CONTENT_CONCEPTS,
  ...OBJECT_CONCEPTS,
  ...WORD_CONCEPTS,
];
