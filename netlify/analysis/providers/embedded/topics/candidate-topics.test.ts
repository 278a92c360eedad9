import { describe, expect, it } from 'vitest';
import { candidateTopics, SENSITIVE_TOPICS } from './candidate-topics';

const namesFor = async (words: readonly string[], count = 3) =>
  (await candidateTopics(words, count)).map(({ name }) => name);

describe('the topics that a model can choose from', () => {
  it('are those of the words first, in any language of the lexicon', async () => {
    const football = ['The goalkeeper saves the penalty kick.', 'A goal in the last minute of the match!'];
    expect(await namesFor(football)).toContain('soccer');
    expect(await namesFor(['Der Torwart hält den Elfmeter in der letzten Minute.'])).toContain('soccer');
    expect(await namesFor([...football, 'car'], 40)).toHaveLength(40);
  });

  it('are those that were found before those of the words', async () => {
    const words = ['A goal in the last minute of the match!', 'The goalkeeper saves the penalty kick.'];
    expect((await namesFor([...words, 'personal finance', 'person'], 2))[0]).toBe('personal finance');
  });

  it('are others if there are no words', async () => {
    expect(await namesFor([], 2)).toHaveLength(2);
  });

  it('have the eleven sensitive ones with their path', () => {
    expect(SENSITIVE_TOPICS).toHaveLength(11);
    expect(SENSITIVE_TOPICS.find(({ id }) => id === 'XtODT3')?.path).toEqual([
      'Sensitive Topics',
      'Crime & Harmful Acts to Individuals, Society & Human Right Violations',
    ]);
  });
});
