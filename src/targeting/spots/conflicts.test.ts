import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { conflictsOf, type Conflict } from './conflicts';
import { graveWordsBefore } from '../grave-scene';
import { GRAVE_VECTOR, HARMLESS_VECTOR } from '../testing/grave-vector';
import { sceneBefore } from './scene-before';
import { subjectsOf, type Subject } from './scene-subjects';
import type { Spot } from './spot';
import { BLIND_SCENES } from './testing/blind-scenes';
import { AIRLINE, BANK, BEER, CAR, ORDINARY, PLANTED } from './testing/scenes';
import { programOf, spotOf, withTopic } from './testing/samples';
import { WORD_LANGUAGES } from './words';

const BREAK_MS = 60_000;

function conflictsIn(response: AnalysisResponse, spot: Spot, others: readonly Spot[] = []): Conflict[] {
  const scene = sceneBefore(response, BREAK_MS);
  const read = {
    scene,
    subjects: subjectsOf(scene),
    grave: graveWordsBefore(response, BREAK_MS),
    language: response.transcript?.language,
  };
  return conflictsOf(spot, read, [spot, ...others]);
}

const subjectsIn = (response: AnalysisResponse, product: string): Subject[] =>
  conflictsIn(response, spotOf({ product })).flatMap((each) =>
    each.kind === 'subject' ? [each.subject] : [],
  );

const linesOf = (text: string) => text.split(' | ');

/** Captions without a topic. */
const PASSAGES = WORD_LANGUAGES.flatMap((language) =>
  ['held-out', 'tuning'].flatMap((folder) =>
    readFileSync(`tools/accuracy/topics/${folder}/${language}.txt`, 'utf8')
      .split(/\n\s*\n/)
      .filter((passage) => passage.startsWith('= none'))
      .map((passage) => ({ language, lines: passage.split('\n').slice(1) })),
  ),
);

describe('a planted conflict', () => {
  it.each(PLANTED)('is found: %s, %s', (language, text, product, subject) => {
    expect(subjectsIn(programOf(linesOf(text), language), product)).toContain(subject);
  });

  it('is found where the language is not declared', () => {
    for (const [, text, product, subject] of PLANTED)
      expect(subjectsIn(programOf(linesOf(text), null), product), text).toContain(subject);
  });

  it('is shown by its line, its words and its time', () => {
    const lines = ['Nice weather today.', 'The driver was drunk.', 'Nobody saw it.'];
    expect(conflictsIn(programOf(lines), spotOf())[0]).toEqual({
      kind: 'subject',
      subject: 'drink-driving',
      forbids: true,
      evidence: [{ kind: 'line', source: 'said', text: lines[1], timeMs: 50_000, words: 'drunk, driver' }],
    });
  });

  it('is over 30 seconds after it', () => {
    const lines = ['He was drunk behind the wheel.', ...Array.from({ length: 6 }, () => 'A quiet morning.')];
    expect(subjectsIn(programOf(lines), BEER)).toEqual([]);
  });

  it('is found in a text of a frame', () => {
    const response = programOf([], 'en', {
      analysis: [
        {
          timestamp: 40_000,
          concepts: [
            {
              name: 'crime',
              confidence: 0.9,
              kind: 'topic',
              evidence: {
                kind: 'words',
                words: 'DRUNK DRIVER SENTENCED',
                timestamp: 41_000,
                sources: ['written'],
              },
            },
          ],
        },
      ],
    });
    expect(conflictsIn(response, spotOf())[0]?.evidence[0]).toMatchObject({
      source: 'written',
      timeMs: 41_000,
    });
  });
});

it('scenes that changed no list show their subject as docs/spots.md says, and no other one', () => {
  const found = Object.entries(BLIND_SCENES).map(([subject, scenes]) => {
    const subjects = scenes.map(([language, text]) => [
      ...subjectsOf(sceneBefore(programOf(linesOf(text), language), BREAK_MS)).keys(),
    ]);
    expect(subjects.flat().filter((each) => each !== subject)).toEqual([]);
    return [subject, subjects.flat().length, scenes.length];
  });
  expect(found).toEqual([
    ['disaster', 4, 10],
    ['drug-abuse', 3, 10],
    ['terror', 4, 10],
    ['adult', 5, 10],
  ]);
});

describe('an ordinary scene', () => {
  const products = [
    ...new Set([...PLANTED.map(([, , product]) => product), '1569', '1459', '1483', '1121', '1001']),
  ];
  it.each(ORDINARY)('has no conflict: %s, %s', (language, text) => {
    for (const product of products)
      expect(subjectsIn(programOf(linesOf(text), language), product), product).toEqual([]);
  });

  it('of captions without a topic shows a subject in less than one of 200', () => {
    const found = PASSAGES.filter(({ language, lines }) => {
      const scene = sceneBefore(programOf(lines.slice(-6), language), BREAK_MS);
      return subjectsOf(scene).size > 0;
    });
    expect(PASSAGES.length).toBeGreaterThan(1400);
    expect(found.length / PASSAGES.length).toBeLessThan(1 / 200);
  });

  it('after a conflict for another product has none for this one', () => {
    const response = programOf(['The ferry sank within minutes.']);
    expect(subjectsIn(response, BANK)).toEqual([]);
  });
});

describe('topics', () => {
  it('stand against a product unless their level is low', () => {
    const at = (level: 'low' | 'medium') => programOf([], 'en', withTopic('terrorism', '8FD8nI', level));
    expect(subjectsIn(at('medium'), AIRLINE)).toEqual(['terror']);
    expect(subjectsIn(at('low'), AIRLINE)).toEqual([]);
    expect(conflictsIn(at('medium'), spotOf({ product: AIRLINE }))[0]?.evidence).toEqual([
      { kind: 'topic', name: 'terrorism', level: 'medium', timeMs: 30_000 },
    ]);
  });

  it('that a spot must not follow forbid it, also by the tier above them', () => {
    const response = programOf([], 'en', {
      ...withTopic('cooking', '216'),
      taxonomy: {
        version: '3.1',
        topics: [{ name: 'cooking', id: '216', path: ['Food & Drink', 'Cooking'], isSensitive: false }],
        sources: undefined,
      },
    });
    expect(conflictsIn(response, spotOf({ product: CAR, avoid: ['210'] }))).toMatchObject([
      { kind: 'avoided', category: '210', forbids: true },
    ]);
    expect(conflictsIn(response, spotOf({ product: CAR, avoid: ['653'] }))).toEqual([]);
  });
});

describe('a brand', () => {
  const phone = spotOf({ id: 'p', product: '1114', brand: 'Orchard' });
  const rival = spotOf({ id: 'r', product: '1114', brand: 'Apple' });

  it('of a rival forbids a spot where it is written as a name', () => {
    const found = (line: string) =>
      conflictsIn(programOf([line]), phone, [rival]).find(({ kind }) => kind === 'rival');
    expect(found('I bought it at Apple yesterday.')).toMatchObject({ brand: 'Apple', forbids: true });
    expect(found('I ate an apple yesterday. Really.')).toBeUndefined();
    expect(found('Pineapple is fine.')).toBeUndefined();
    expect(found('i ate an apple yesterday')).toMatchObject({ forbids: false });
  });

  it('that is an ordinary word is none where it is said alone, or where a sentence begins with it', () => {
    const milk = spotOf({ id: 'm', product: '1230', brand: 'Alma Farm' });
    const goal = spotOf({ id: 'g', product: '1230', brand: 'Goal' });
    const found = (lines: string[], language = 'en') =>
      conflictsIn(programOf(lines, language), milk, [goal]).find(({ kind }) => kind === 'rival');
    for (const line of [
      'Goal!',
      'GOAL!',
      '- Goal! What a strike.',
      'He shouts: “Goal!” And they run.',
      'He cried GOAL and ran.',
      'Goal of the month. Well done.',
      '¡Goal! Qué jugada.',
      '♪ Goal ♪ They sing.',
    ])
      expect(found([line]), line).toBeUndefined();
    expect(found(['I only drink Goal, every morning.'])).toMatchObject({ forbids: true });
    expect(found(['Ich trinke nur noch Goal am Morgen.'], 'de')).toMatchObject({ forbids: false });
  });

  it('is an ordinary word if the program itself uses it as one', () => {
    const found = (...lines: string[]) =>
      conflictsIn(programOf(lines), phone, [spotOf({ id: 'r', product: '1114', brand: 'Plinth' })]).find(
        ({ kind }) => kind === 'rival',
      );
    expect(found('Plinth is at the door.')).toMatchObject({ forbids: true });
    expect(found('The statue stands on a plinth.', 'Plinth is a fine word.')).toBeUndefined();
  });

  it('with a shape of its own is certain everywhere, and one in small letters may be written with a capital', () => {
    const found = (brand: string, line: string) =>
      conflictsIn(programOf([line]), phone, [spotOf({ id: 'r', product: '1114', brand })]).find(
        ({ kind }) => kind === 'rival',
      );
    expect(found('Goal Nine', 'Goal Nine is on sale.')).toMatchObject({ forbids: true });
    expect(found('GoalTek', 'GoalTek! Buy it.')).toMatchObject({ forbids: true });
    expect(found('trelloni', 'Trelloni is on sale.')).toMatchObject({ forbids: true });
    expect(found('goal', 'It was a goal. Really.')).toBeUndefined();
  });

  it('of a product of another kind is no rival', () => {
    const juice = spotOf({ id: 'j', product: '1135', brand: 'Apple' });
    expect(conflictsIn(programOf(['I bought it at Apple.']), phone, [juice])).toEqual([]);
  });

  it('of the spot itself, and its kind of product, are only named', () => {
    const response = programOf(['My Orchard is the best phone.'], 'en', {
      analysis: [{ timestamp: 0, concepts: [{ name: 'cell phone', confidence: 0.9, kind: 'seen' }] }],
    });
    const found = conflictsIn(response, phone);
    expect(found.map(({ kind, forbids }) => [kind, forbids])).toEqual([
      ['own-brand', false],
      ['same-product', false],
    ]);
    expect(found[1]?.evidence.map(({ kind }) => kind)).toEqual(['line', 'object']);
  });
});

describe('words that are like those of grave scenes', () => {
  const found = (lines: string[], end: number, like = GRAVE_VECTOR) =>
    conflictsIn(
      programOf(lines, 'en', {
        sentences: { model: 'use-lite', windows: [{ start: end - 5000, end, vector: like }] },
      }),
      spotOf({ product: CAR }),
    );

  it('are noted for every spot, with their time, and forbid none', () => {
    expect(found(['She never came up again.', 'Her bike was still there.'], 55_000)).toEqual([
      {
        kind: 'grave',
        forbids: false,
        evidence: [{ kind: 'similar', text: 'She never came up again.', timeMs: 50_000 }],
      },
    ]);
  });

  it('are not noted where a subject forbids the spot, before the 30 seconds, or where they are not alike', () => {
    expect(found(['They were killed in a hit and run.'], 60_000).map(({ kind }) => kind)).toEqual([
      'subject',
    ]);
    expect(found(['She never came up again.'], 30_000)).toEqual([]);
    // Partly before the 30 seconds, and partly after the break.
    expect(found(['She never came up again.'], 34_000)).toEqual([]);
    expect(found(['She never came up again.'], 61_000)).toEqual([]);
    expect(found(['She never came up again.'], 60_000, HARMLESS_VECTOR)).toEqual([]);
  });

  it.each([
    ['de', ['Er ist heute Nacht', 'gestorben.'], 'Er ist heute Nacht gestorben.'],
    ['es', ['Ayer perdió la vida.', 'Era bombero.'], 'Ayer perdió la vida.'],
    ['fr', ['Son mari', 'n’a pas survécu.'], 'n’a pas survécu.'],
  ])('are noted by phrases, also over two lines: %s', (language, lines, text) => {
    const [grave, ...others] = conflictsIn(programOf(lines, language), spotOf({ product: CAR }));
    expect(others).toEqual([]);
    expect(grave).toMatchObject({ kind: 'grave', forbids: false, evidence: [{ kind: 'similar', text }] });
  });

  it('are not noted by a phrase of another language than the declared one, or before the 30 seconds', () => {
    const says = (lines: string[], language: string) =>
      conflictsIn(programOf(lines, language), spotOf({ product: CAR }));
    expect(says(['Ayer perdió la vida.'], 'ja')).toEqual([]);
    const later = ['Uno.', 'Dos.', 'Tres.', 'Cuatro.', 'Cinco.', 'Seis.'];
    expect(says(['Ayer perdió la vida.', ...later], 'es')).toEqual([]);
  });

  it('are noted in less than one of 100 captions without a topic, by phrases', () => {
    const found = PASSAGES.filter(
      ({ language, lines }) => graveWordsBefore(programOf(lines.slice(-6), language), BREAK_MS) !== undefined,
    );
    expect(found.length / PASSAGES.length).toBeLessThan(1 / 100);
  });
});

it('a program in another language than the spot is named', () => {
  const spot = spotOf({ product: CAR, languages: ['de'] });
  expect(conflictsIn(programOf(['Hello.'], 'en'), spot)).toEqual([
    {
      kind: 'language',
      program: 'en',
      forbids: false,
      evidence: [{ kind: 'track', text: 'Hello.', timeMs: 55_000 }],
    },
  ]);
  expect(conflictsIn(programOf(['Hallo.'], 'de'), spot)).toEqual([]);
});

it('a conflict of any kind is shown with its evidence, each with its time before the break', () => {
  const response = programOf(
    ['The driver was drunk.', 'I like Summit best, and Brew too, in a beer.'],
    'en',
    {
      ...withTopic('cooking', '216'),
    },
  );
  const own = spotOf({ brand: 'Brew', avoid: ['216'], languages: ['de'] });
  const found = conflictsIn(response, own, [spotOf({ id: 'r', product: '1002', brand: 'Summit' })]);
  expect(found.map(({ kind }) => kind).toSorted()).toEqual(
    ['avoided', 'language', 'own-brand', 'rival', 'same-product', 'subject'].toSorted(),
  );
  for (const { kind, evidence } of found) {
    expect(evidence.length, kind).toBeGreaterThan(0);
    for (const { timeMs } of evidence) {
      expect(timeMs, kind).toBeGreaterThanOrEqual(BREAK_MS - 30_000);
      expect(timeMs, kind).toBeLessThan(BREAK_MS);
    }
  }
});
