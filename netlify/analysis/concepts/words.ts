import type { ConceptDescriptor } from './descriptor';
import { TOPICS } from './words/topics';

/** Topics that are spoken of, as concepts. */
export const WORD_CONCEPTS: readonly ConceptDescriptor[] = TOPICS.map((topic) => ({
  name: topic.name,
  kind: 'words',
  measurement: 'weight of the words on it in a line of timed text and the lines near it',
  unit: 'words',
  curve: { shape: 'gathering', half: 1.5 },
  source: `IAB Content Taxonomy 3.1, ID ${topic.taxonomyId}; weights as written below`,
  measure: (moment) => moment.topics.get(topic.name),
}));
