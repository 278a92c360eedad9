import { describe, expect, it } from 'vitest';
import { shotsOf } from './shots';
import { videoOf } from './testing/video';
import { timelineOf } from './timeline';
import { topicEvidenceInTime } from './topics-in-time';
import { topicSpansOf } from '../topics/topic-spans';

const VIDEO = videoOf({
  seconds: 6,
  cues: [
    { startMs: 400, endMs: 1900, text: 'CHEF: Knead the DOUGH, add flour.' },
    { startMs: 3000, endMs: 4900, text: 'And now the oven. (oven opens)' },
  ],
  metadata: { title: 'My best recipes' },
});
const RANGES = timelineOf(VIDEO, [], []);
const SPANS = topicSpansOf(VIDEO, shotsOf(VIDEO, []));

describe('the evidence of each time range', () => {
  const evidence = topicEvidenceInTime(SPANS, RANGES).map((topics) => topics.get('cooking'));

  it('stands where the topic does', () => {
    expect(evidence.map((found) => found !== undefined)).toEqual([true, true, false, true, true, false]);
  });

  it('tells the words as they were said, when, and what they weigh', () => {
    expect(evidence[0]?.words).toEqual([
      {
        key: 'knead the dough',
        words: 'Knead the DOUGH',
        atMs: 400,
        source: 'said',
        weight: 2,
        fullWeight: 2,
      },
      { key: 'flour', words: 'flour', atMs: 400, source: 'said', weight: 1, fullWeight: 1 },
      { key: 'oven', words: 'oven', atMs: 3000, source: 'said', weight: 0.5, fullWeight: 1 },
      { key: 'recip', words: 'recipes', atMs: undefined, source: 'described', weight: 0.5, fullWeight: 1 },
    ]);
    expect(evidence[3]?.words).toContainEqual({
      key: 'oven',
      words: 'oven',
      atMs: 3000,
      source: 'said',
      weight: 1,
      fullWeight: 1,
    });
    expect(evidence[3]?.weight).toBe(3);
  });
});

describe('a video in two languages', () => {
  it('is read in both, each line in its own', () => {
    const cues = [
      {
        startMs: 0,
        endMs: 1900,
        text: 'Die Kriminalpolizei hat den Einbrecher verhaftet, und das ist gut so.',
      },
      { startMs: 10, endMs: 1900, text: 'The police have arrested the burglar, and that is a good thing.' },
    ];
    const video = videoOf({ seconds: 2, cues });
    const [first] = topicEvidenceInTime(topicSpansOf(video, shotsOf(video, [])), timelineOf(video, [], []));
    const words = first?.get('crime')?.words.map((word) => word.words);
    expect(words).toEqual(
      expect.arrayContaining(['Kriminalpolizei', 'Einbrecher', 'police have arrested', 'burglar']),
    );
  });

  it('reads each field of the metadata in its own', () => {
    const metadata = {
      title: 'The Bread Baker',
      description: 'Wir backen mit Mehl und Hefe, und der Teig kommt in den Ofen. Ein Rezept.',
    };
    const video = videoOf({ seconds: 1, metadata });
    const [first] = topicEvidenceInTime(topicSpansOf(video, shotsOf(video, [])), timelineOf(video, [], []));
    expect(first?.get('cooking')?.words.map((word) => word.words)).toContain('Teig');
  });
});
