import type { Curve } from './curve';
import type { ConceptDescriptor } from './descriptor';
import { TOPICS } from '../topics/topic-table';

/** An ordinary word and a half is as likely about the topic as not. */
const TOPIC_CURVE: Curve = { shape: 'gathering', half: 1.5 };
/** For what keeps an advertiser away it takes two. */
const SENSITIVE_CURVE: Curve = { shape: 'gathering', half: 2 };

/** Topics that are spoken of, as concepts. */
export const WORD_CONCEPTS: readonly ConceptDescriptor[] = TOPICS.map((topic) => ({
  name: topic.name,
  kind: 'topic',
  measurement: 'weight of the words on it in a line of timed text and the lines near it',
  unit: 'words',
  curve: topic.isSensitive ? SENSITIVE_CURVE : TOPIC_CURVE,
  source: `IAB Content Taxonomy 3.1, ID ${topic.taxonomyId}; weights as written below`,
  measure: (moment) => moment.topics.get(topic.name)?.weight,
}));
