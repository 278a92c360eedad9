import { describe, expect, it } from 'vitest';
import { FLOORS } from '../report.mjs';
import { figuresOf } from '../score.mjs';
import { measureTopics } from './accuracy.mjs';
import { LANGUAGES, parseSet, readSet } from './labelled-set.mjs';
import { loadTopics } from './topics-in.mjs';

describe('a labelled set', () => {
  it('is read in paragraphs', () => {
    const text = '= cooking, ?pets\nOne.\nTwo.\n\n= none\nThree.\n\n\n= drugs\nFour.\n';
    expect(parseSet(text, 'en')).toEqual([
      { language: 'en', lines: ['One.', 'Two.'], topics: ['cooking'], allowed: ['pets'] },
      { language: 'en', lines: ['Three.'], topics: [], allowed: [] },
      {
        language: 'en',
        lines: ['Four.'],
        topics: ['illegal drugs, tobacco, ecigarettes, vaping, alcohol'],
        allowed: [],
      },
    ]);
    expect(() => parseSet('No label.\nText.', 'en')).toThrow('Not a passage');
  });

  it.each(/** @type {const} */ (['tuning', 'held-out']))(
    'of %s has the same topics in each language, and decoys',
    (name) => {
      const passages = readSet(name);
      const topics = new Set(passages.flatMap((passage) => passage.topics));
      for (const language of LANGUAGES) {
        const own = passages.filter((passage) => passage.language === language);
        expect(own.filter((passage) => passage.topics.length > 0).length).toBeGreaterThanOrEqual(25);
        expect(own.filter((passage) => passage.topics.length === 0).length).toBeGreaterThanOrEqual(12);
        expect(new Set(own.flatMap((passage) => passage.topics))).toEqual(topics);
      }
    },
  );

  it('shares no passage with the other', () => {
    const tuned = new Set(readSet('tuning').map((passage) => passage.lines.join('\n')));
    expect(readSet('held-out').filter((passage) => tuned.has(passage.lines.join('\n')))).toEqual([]);
  });
});

describe('measuring', () => {
  const passages = parseSet('= a, ?b\nOne.\n\n= a, c\nTwo.\n\n= none\nThree.', 'en');
  /** @type {Record<string, string[]>} */
  const found = { 'One.': ['a', 'b'], 'Two.': ['c', 'd'], 'Three.': ['d'] };

  it('counts what is right, wrong and missed, and leaves out what may be either', async () => {
    const topicsIn = (/** @type {readonly string[]} */ [line = '']) => found[line] ?? [];
    const accuracy = await measureTopics(passages, topicsIn, new Set(['c', 'd']));
    expect(accuracy.overall).toEqual({ right: 2, wrong: 2, missed: 1 });
    expect(accuracy.sensitive).toEqual({ right: 1, wrong: 2, missed: 0 });
    expect(accuracy.byTopic.a).toEqual({ right: 1, wrong: 0, missed: 1 });
    expect(accuracy.byTopic.b).toBeUndefined();
    expect(accuracy.mistakes.map(({ kind, topic }) => `${kind} ${topic}`)).toEqual([
      'missed a',
      'wrong d',
      'wrong d',
    ]);
  });
});

describe('the accuracy of topics', () => {
  // The held-out half is not tested here, because fixing a failure would be tuning on it. `npm run accuracy` measures
  // it, and all of the tuning half.
  it('reaches on every fourth passage of the tuning half what it must', async () => {
    const { topicsIn, sensitive: names } = await loadTopics();
    const passages = readSet('tuning').filter((_, index) => index % 4 === 0);
    const { overall, sensitive } = await measureTopics(passages, topicsIn, names);
    const { topics, 'sensitive topics': ofSensitive } = FLOORS.drawn.rows;
    expect(figuresOf(overall).precision).toBeGreaterThanOrEqual(topics?.precision ?? 1);
    expect(figuresOf(overall).recall).toBeGreaterThanOrEqual(topics?.recall ?? 1);
    expect(figuresOf(sensitive).precision).toBeGreaterThanOrEqual(ofSensitive?.precision ?? 1);
  });
});
