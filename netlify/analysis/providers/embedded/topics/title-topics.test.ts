import { describe, expect, it } from 'vitest';
import { conceptsOf } from '../concepts/concepts-of';
import { videoOf } from '../concepts/testing/video';
import { titleTopics } from './title-topics';
import { isSensitive } from './topic-table';

const CRIME = 'crime and harmful acts to individuals, society and human right violations';

describe('a title names a sensitive topic', () => {
  it.each([
    ['How to clean your rifle', 'arms and ammunition'],
    ['Two killed in motorway accident', 'death, injury, or military conflict'],
    ['Drunk driving: a warning', 'illegal drugs, tobacco, ecigarettes, vaping, alcohol'],
    ['Mayor answers after night of riots', 'debated sensitive social issues'],
    ['Burglars arrested in Leeds', CRIME],
    ['Inside the Taliban', 'terrorism'],
    ['Nude beach holidays', 'adult and explicit sexual content'],
    ['Neo-Nazi march through the town', 'hate speech and acts of aggression'],
    ['What the fuck was that', 'obscenity and profanity'],
    ['Where to find torrents', 'online piracy'],
    ['Get rich quick', 'spam or harmful content'],
  ])('%s', (title, topic) => {
    expect([...titleTopics({ title }).keys()]).toContain(topic);
  });
});

describe('an ordinary title names none', () => {
  it.each([
    ...['My killer recipe for Sunday', 'A killer guitar riff', 'How to shoot a photo at night'],
    ...['Crash course chemistry', 'Photo bomb of the year', 'Make your own bath bombs', 'Cherry bomb tart'],
    ...['Best shots on goal this week', 'Basic knife skills', 'Beer bread in five minutes'],
    ...['Root beer floats', 'Glue gun crafts', 'Killer whales of Norway', 'Shooting stars tonight'],
    ...['How to get rid of weeds', 'Crack an egg with one hand', 'Ten life hacks', 'Toy police car for kids'],
    ...[
      'Pillow fight at school',
      'Walking across the Dead Sea',
      'The salvation army band',
      'Hot dogs and fries',
    ],
    ...[
      'Tug of war at the village fair',
      'Atomic structure explained',
      'Nuclear family',
      'Bullet journal ideas',
    ],
    ...['Deadlift for beginners', 'Smoked salmon with dill', 'Punch needle for beginners', 'Tie dye shirts'],
    ...['Cooking with wine', 'Dance battle', 'Our first day at kindergarten', 'Top 10 goals'],
    ...[
      'Slam dunk contest',
      'Learn the alphabet',
      'Garden tour in May',
      'Cocktail sausages',
      'Cotton gin history',
    ],
    ...[
      'Die besten Rezepte',
      'Das war der Sommer',
      'Un coup de main',
      'La vie en rose',
      'La mesa de mi casa',
    ],
  ])('%s', (title) => {
    expect([...titleTopics({ title }).keys()]).toEqual([]);
  });
});

describe('phrases against', () => {
  it('outweigh one phrase, not two', () => {
    expect([...titleTopics({ title: 'Murder, the song' }).keys()]).toEqual([]);
    expect([...titleTopics({ title: 'Murder and arrest, the song' }).keys()]).toEqual([CRIME]);
  });
});

it('only the first sentence of a description counts', () => {
  expect([...titleTopics({ description: 'Burglars arrested. Thanks for watching!' }).keys()]).toEqual([
    CRIME,
  ]);
  expect(titleTopics({ description: 'Thanks for watching! Burglars arrested.' }).size).toBe(0);
});

it('other metadata is no title', () => {
  expect(titleTopics({ comment: 'Burglars arrested', genre: 'Horror' }).size).toBe(0);
});

it('the topic is reported for the whole video, with the words of the title as evidence', () => {
  const entries = conceptsOf(videoOf({ seconds: 2, metadata: { title: 'Burglars arrested in Leeds' } }));
  expect(entries).toHaveLength(2);
  for (const { concepts } of entries) {
    const found = concepts.find(({ name }) => name === CRIME);
    expect(found?.confidence).toBeCloseTo(0.5);
    expect(JSON.stringify(found?.evidence)).toContain('Burglars');
    expect(JSON.stringify(found?.evidence)).toContain('described');
  }
});

it('a certain phrase, which the rule for other metadata knows too, is reported', () => {
  const [entry] = conceptsOf(videoOf({ seconds: 1, metadata: { title: 'A serial killer' } }));
  expect(entry?.concepts.map(({ name }) => name)).toContain(CRIME);
});

it('an ambiguous phrase needs a second one', () => {
  expect(titleTopics({ title: 'The detective' }).size).toBe(0);
  expect([...titleTopics({ title: 'The detective and the thief' }).keys()]).toEqual([CRIME]);
});

it('only sensitive topics are named', () => {
  const title = 'Police arrested a drunk football player after the fight';
  const topics = [...titleTopics({ title }).keys()];
  expect(topics.length).toBeGreaterThan(2);
  expect(topics.every(isSensitive)).toBe(true);
});
