import type { OfferedTopic, SceneFacts, TopicOffer } from '../scene-understanding';

/** The smallest data URL that is a JPEG by its first bytes. */
const PICTURE = 'data:image/jpeg;base64,/9j/AAAA';

const topic = (id: string, ...path: string[]): OfferedTopic => ({
  id,
  path,
  name: (path.at(-1) ?? '').toLowerCase(),
});

const SENSITIVE = [
  topic('XtODT3', 'Sensitive Topics', 'Crime & Harmful Acts'),
  topic('j9PaO9', 'Sensitive Topics', 'Obscenity and Profanity'),
];
export const OFFER: TopicOffer = {
  candidateTopics: () => Promise.resolve([topic('386', 'Politics'), topic('483', 'Sports')]),
  sensitive: SENSITIVE,
};

/** A scene of the news. */
export const NEWS: SceneFacts = {
  start: 10_000,
  end: 40_000,
  frames: [
    { timestamp: 12_000, image: PICTURE },
    { timestamp: 30_000, image: PICTURE },
  ],
  lines: [
    { timestamp: 11_000, text: 'Two men robbed the bank this morning.' },
    { timestamp: 20_000, text: 'They  fled, the mayor\nsaid.' },
  ],
  texts: [{ timestamp: 12_000, text: 'CHANNEL 4 NEWS' }],
  found: ['person', 'car'],
};
