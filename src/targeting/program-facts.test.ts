import { describe, expect, it } from 'vitest';
import type { FileFacts } from '@/contracts/file-facts';
import { programEntries } from '@/contracts/program-facts';
import { planOf } from './plan';
import { hashOf, nameOfProgram, programFacts, suggestedGenres } from './program-facts';
import { USUAL_PROFILE } from './suitability';
import { shortProgram } from './testing/short-program';

function planWith(fileFacts: FileFacts, choices: { title?: string; program?: string } = {}) {
  const placed = [
    ['topic', 'cooking', 0, 40],
    ['topic', 'soccer', 40, 60],
    ['topic', 'sports', 40, 60],
  ] as const;
  return planOf(shortProgram(60, placed, { fileFacts }), {
    ...{ profile: USUAL_PROFILE, brief: null, corrections: [], breakOptions: {}, kept: [], dropped: [] },
    podSeconds: null,
    ...choices,
  });
}

describe('the facts about a program', () => {
  it('are what the user has entered, and else what the file says', () => {
    const program = JSON.stringify({ series: 'Mine', network: null, episode: 7 });
    const file = { series: 'Of the file', network: 'ABC', season: '2', genre: 'drama; War / Anime' };
    expect(programFacts(planWith(file, { program }))).toEqual({
      ...{ series: 'Mine', episode: 7, season: '2', genres: ['Anime', 'Drama', 'War'] },
    });
  });

  it('have the name that the user gave the video before the title of the file', () => {
    const file = { title: 'Of the file' };
    const program = '{"title":"Entered"}';
    expect(programFacts(planWith(file))).toEqual(file);
    expect(programFacts(planWith(file, { title: 'Given' }))).toEqual({ title: 'Given' });
    expect(programFacts(planWith(file, { title: 'Given', program }))).toEqual({ title: 'Entered' });
  });

  it('have no characters that reorder or hide what stands beside them', () => {
    const program = JSON.stringify({ series: '\u202e\u05e9\u05dc 7\u202c', season: '\u200f' });
    expect(programFacts(planWith({}, { title: 'a\u2066b\u2069\u0007c', program }))).toEqual({
      title: 'ab c',
      series: '\u05e9\u05dc 7',
    });
  });

  it('have no genre if the file names none of the list', () => {
    expect(programFacts(planWith({ genre: 'Kochshow' }))).toEqual({});
  });
});

it.each<[{ title?: string; program?: object }, string | undefined]>([
  [{ title: 'Given ' }, 'Given'],
  [{ title: ' ', program: { series: 'Entered', season: '2', episode: 7, title: 'Soup' } }, 'Entered · S2 E7'],
  [{ program: { series: 'Entered', title: 'Soup' } }, 'Entered · S1'],
  [{ program: { series: 'Entered', season: 'Winter', episode: 0 } }, 'Entered · Winter E0'],
  [{ program: { series: 'Entered', season: null, title: 'Soup' } }, 'Entered · Soup'],
  [{ program: { series: 'Entered', season: null, title: null } }, 'Entered'],
  [{ program: { title: 'Soup', series: null } }, 'Soup'],
  [{ program: { series: null } }, 'Of the file'],
  [{ program: { series: null, title: null } }, undefined],
])('of %j and the tags of its file a program is called %s', ({ title, program }, name) => {
  const response = { fileFacts: { series: 'Tagged', season: '1', title: 'Of the file' } };
  const choices = { title, program: program ? JSON.stringify(program) : null };
  expect(nameOfProgram({ response, choices })).toBe(name);
});

it('what was stored is read without what is invalid', () => {
  const valid = { series: 'S', language: 'pt-BR', channel: null, genres: ['News'], exchange: 'ssp.example' };
  const invalid = { episode: -1, networkDomain: 'not a domain', firstBroadcast: '2026-02-30', unknown: 1 };
  expect(programEntries(JSON.stringify({ ...valid, ...invalid }))).toEqual(valid);
  expect(programEntries('{"language":"not a tag","genres":["Opera"]}')).toEqual({});
  for (const stored of ['{', '7', 'null', null, undefined]) expect(programEntries(stored)).toEqual({});
});

it('genres are suggested by topics that last, and only suggested', () => {
  const plan = planWith({});
  expect(suggestedGenres(plan.topics)).toEqual(['Cooking', 'Sports']);
  expect(programFacts(plan)).toEqual({});
  expect(suggestedGenres(plan.topics.map((topic) => ({ ...topic, share: 0.29 })))).toEqual([]);
});

it('a hash is that of FNV-1a', () => {
  // The test vectors of its authors (draft-eastlake-fnv).
  expect(['', 'a', 'foobar'].map(hashOf)).toEqual([
    'cbf29ce484222325',
    'af63dc4c8601ec8c',
    '85944171f73967e8',
  ]);
});
