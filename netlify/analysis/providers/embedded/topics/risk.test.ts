import { describe, expect, it } from 'vitest';
import { describeVideo } from '../concepts/describe-video';
import { videoOf } from '../concepts/testing/video';
import { SINGLE_WORD_DISCOUNT, WEIGHTS, type TopicEvidence, type WordEvidence } from './evidence';
import { MIN_CERTAIN, MIN_POINTS, MIN_TIMES, MAX_GAP_MS, risksOf, WINDOW_MS, type NamedTopics } from './risk';

type Mention = Partial<WordEvidence> & { key: string };

const CRIME = 'crime';
const PROFANITY = 'obscenity and profanity';
const { certain: CERTAIN, strong: STRONG, ordinary: ORDINARY, weak: WEAK } = WEIGHTS;

/** Two seconds of a video from a time in ms on, in which words at that time mention a topic. */
function momentOf(atMs: number, mentions: readonly Mention[], topic = CRIME): NamedTopics {
  const words = mentions.map(({ key, fullWeight = CERTAIN, ...rest }): WordEvidence => ({
    ...{ key, words: key, atMs, source: 'said', weight: fullWeight, fullWeight },
    ...rest,
  }));
  const evidence: TopicEvidence = { weight: 3, words };
  return { startMs: atMs, endMs: atMs + 2000, topics: new Map([[topic, evidence]]) };
}

/** Consecutive different phrases, one every three seconds. */
function run(count: number, mention: Partial<WordEvidence> = {}, topic = CRIME): NamedTopics[] {
  return Array.from({ length: count }, (_, index) =>
    momentOf(index * 3000, [{ key: `phrase ${String(index)}`, ...mention }], topic),
  );
}

const levelOf = (moments: readonly NamedTopics[]) => risksOf(moments)[0]?.level;

describe('the level of risk', () => {
  it('is low for a mention, up to the threshold of medium', () => {
    expect(levelOf(run(1))).toBe('low');
    expect(levelOf(run(2, { fullWeight: CERTAIN - SINGLE_WORD_DISCOUNT }))).toBe('low');
    expect(MIN_POINTS.medium).toBe(2 * CERTAIN);
    expect(levelOf(run(2))).toBe('medium');
    expect(levelOf(run(3, { fullWeight: STRONG }))).toBe('medium');
    expect(levelOf(run(5, { fullWeight: ORDINARY }))).toBe('low');
  });

  it('is high for a minute that is full of explicit phrases', () => {
    expect(MIN_POINTS.high).toBe(5 * CERTAIN);
    expect(levelOf(run(4))).toBe('medium');
    expect(levelOf(run(5))).toBe('high');
    expect(levelOf(run(7, { fullWeight: STRONG }))).toBe('medium');
    expect(levelOf(run(8, { fullWeight: STRONG }))).toBe('high');
  });

  it('is not high for one sentence or two, however explicit', () => {
    const sentence = Array.from({ length: 10 }, (_, index) => ({ key: `phrase ${String(index)}` }));
    const alike = (count: number) =>
      Array.from({ length: count }, (_, index) => momentOf(index * 3000, sentence));
    expect(levelOf(alike(MIN_TIMES - 1))).toBe('medium');
    expect(levelOf(alike(MIN_TIMES))).toBe('high');
  });

  it('is the floor only for the densest evidence of a topic that is defined by content', () => {
    expect(MIN_POINTS.floor).toBe(10 * CERTAIN);
    expect(levelOf(run(9, {}, PROFANITY))).toBe('high');
    expect(levelOf(run(10, {}, PROFANITY))).toBe('floor');
    expect(levelOf(run(10, {}, 'adult and explicit sexual content'))).toBe('floor');
    expect(levelOf(run(18, { fullWeight: STRONG }, PROFANITY))).toBe('high');
    const repeated = (different: number) =>
      Array.from({ length: 20 }, (_, index) =>
        momentOf(index * 3000, [{ key: `phrase ${String(index % different)}` }], PROFANITY),
      );
    expect(levelOf(repeated(MIN_CERTAIN - 1))).toBe('high');
    expect(levelOf(repeated(MIN_CERTAIN))).toBe('floor');
  });

  it.each([CRIME, 'terrorism', 'arms and ammunition'])('of %s is never the floor', (topic) => {
    expect(levelOf(run(20, {}, topic))).toBe('high');
  });

  it('counts a repetition half, and another source of a phrase in full', () => {
    const said = momentOf(0, [{ key: 'armed robbery' }]);
    expect(levelOf([said, momentOf(3000, [{ key: 'armed robbery' }])])).toBe('low');
    expect(levelOf([said, ...[3000, 6000].map((atMs) => momentOf(atMs, [{ key: 'armed robbery' }]))])).toBe(
      'medium',
    );
    expect(levelOf([said, momentOf(3000, [{ key: 'armed robbery', source: 'written' }])])).toBe('medium');
  });

  it('ignores weak words', () => {
    const weak = Array.from({ length: 20 }, (_, index) => ({
      key: `weak ${String(index)}`,
      fullWeight: WEAK,
    }));
    expect(risksOf([momentOf(0, [{ key: 'armed robbery' }, ...weak])])).toMatchObject([
      { level: 'low', words: ['armed robbery'], mentions: 1 },
    ]);
  });

  it('counts words of the title half, in every minute', () => {
    const title: Mention[] = [0, 1, 2, 3].map((index) => ({
      ...{ key: `title ${String(index)}`, source: 'described', atMs: undefined },
    }));
    expect(levelOf([momentOf(0, title.slice(0, 3))])).toBe('low');
    expect(levelOf([momentOf(0, title)])).toBe('medium');
    expect(levelOf([momentOf(0, [...title.slice(0, 2), { key: 'armed robbery' }])])).toBe('medium');
  });

  it('counts the evidence within a minute', () => {
    const second = (atMs: number) => [momentOf(0, [{ key: 'first' }]), momentOf(atMs, [{ key: 'second' }])];
    expect(levelOf(second(WINDOW_MS - 1))).toBe('medium');
    expect(levelOf(second(WINDOW_MS))).toBe('low');
  });

  it('at a timestamp is that of the highest minute around it', () => {
    const dense = run(5).map(({ startMs, topics }) => {
      const [evidence] = topics.values();
      const words = evidence?.words.map((word) => ({ ...word, atMs: startMs + 100_000 }));
      return momentOf(startMs + 100_000, words ?? []);
    });
    // The first mention of the dense minute is at 100 s, the last one at 112 s.
    const moments = [52_000, 52_001].map((atMs) => [
      momentOf(atMs, [{ key: 'before', fullWeight: ORDINARY }]),
      ...dense,
    ]);
    expect(moments.map((all) => risksOf(all)[0]?.ranges[0]?.level)).toEqual(['medium', 'high']);
    const after = [159_999, 160_000].map((atMs) => [
      ...dense,
      momentOf(atMs, [{ key: 'after', fullWeight: ORDINARY }]),
    ]);
    expect(after.map((all) => risksOf(all)[0]?.ranges.at(-1)?.level)).toEqual(['high', 'medium']);
  });
});

describe('a risk', () => {
  it('exists for sensitive topics alone', () => {
    expect(risksOf([momentOf(0, [{ key: 'preheat the oven' }], 'cooking')])).toEqual([]);
  });

  it('has its time ranges, its words, the number of mentions and its sources', () => {
    const moments = [
      momentOf(1000, [
        { key: 'arrest', words: 'arrested', fullWeight: ORDINARY },
        { key: 'armed robberi', words: 'armed  robbery\u202e' },
      ]),
      // Adjacent lines share words.
      momentOf(3000, [
        { key: 'armed robberi', words: 'armed robbery', atMs: 1000 },
        { key: 'arrest', words: 'ARREST', source: 'written', fullWeight: ORDINARY },
      ]),
    ];
    expect(risksOf(moments)).toEqual([
      {
        name: CRIME,
        level: 'low',
        ranges: [{ start: 1000, end: 5000, level: 'low' }],
        words: ['armed robbery', 'arrested'],
        mentions: 3,
        sources: ['said', 'written'],
      },
    ]);
  });

  it('has at most twelve phrases, the most explicit first', () => {
    const moments = [...run(15, { fullWeight: ORDINARY }), momentOf(50_000, [{ key: 'plain' }])];
    const words = risksOf(moments)[0]?.words;
    expect(words).toHaveLength(12);
    expect(words?.[0]).toBe('plain');
  });

  it('has ranges that are joined over a short gap and split where the level changes', () => {
    const near = 2000 + MAX_GAP_MS;
    const lonely = (atMs: number) => [momentOf(0, [{ key: 'first' }]), momentOf(atMs, [{ key: 'first' }])];
    expect(risksOf(lonely(near))[0]?.ranges).toEqual([{ start: 0, end: near + 2000, level: 'low' }]);
    expect(risksOf(lonely(near + 1))[0]?.ranges).toHaveLength(2);
    const title = { key: 'title', source: 'described', atMs: undefined } as const;
    const through = Array.from({ length: 100 }, (_, index) =>
      momentOf(index * 2000, index === 50 ? [title, { key: 'one' }, { key: 'two' }] : [title]),
    );
    expect(risksOf(through)).toMatchObject([
      {
        level: 'medium',
        ranges: [
          { start: 0, end: 100_000, level: 'low' },
          { start: 100_000, end: 102_000, level: 'medium' },
          { start: 102_000, end: 200_000, level: 'low' },
        ],
      },
    ]);
  });
});

/** The risk of a topic in consecutive lines. */
function riskIn(topic: string, script: string) {
  const lines = script.split('/').map((line) => line.trim());
  const cues = lines.map((text, index) => ({ startMs: index * 3500, endMs: (index + 1) * 3500, text }));
  const { risks } = describeVideo(videoOf({ seconds: Math.ceil(lines.length * 3.5), cues }));
  return risks.find(({ name }) => name === topic)?.level;
}

describe('the risk level of speech', () => {
  it.each([
    [
      'a bulletin that mentions an arrest',
      'low',
      CRIME,
      `The council has approved a new park by the river. / Police have arrested a man over the burglary at the
      town hall last week. / And now to the weather with Anna. / It stays dry until Thursday.`,
    ],
    [
      'a report on one crime',
      'medium',
      CRIME,
      `A murder investigation is under way after a woman was found dead at her home. / Officers were called to the house
      on Sunday night. / A man in his forties has been arrested on suspicion of murder. / Neighbours say they heard
      shouting. / Forensics teams have been at the scene all day. / Detectives are appealing for witnesses.`,
    ],
    [
      'a scene that is full of it',
      'high',
      CRIME,
      `You're under arrest. / For what? I didn't kill him! / We found your fingerprints on the murder weapon. /
      You robbed the safe and burned the house. / The detective says you had a motive. / I was at home asleep. /
      Put him in handcuffs. / He's the serial killer we've been hunting. / They were in the trunk of the stolen car.`,
    ],
    ['one oath', 'low', PROFANITY, 'Oh shit, I forgot the keys. / We can go back. / Call your sister.'],
    [
      'nothing but oaths',
      'floor',
      PROFANITY,
      `What the fuck are you doing? / Get the fuck out of my house, you asshole. / Holy shit, calm down. /
      Don't tell me to calm down, you piece of shit. / Fuck you, man. / You bastard, you son of a bitch. /
      Shut the fuck up! / This is bullshit, motherfucker. / Fuck this. / Eat shit, you dickhead.`,
    ],
  ])('of %s is %s', (_, level, topic, script) => {
    expect(riskIn(topic, script)).toBe(level);
  });
});
