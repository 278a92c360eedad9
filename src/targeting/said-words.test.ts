import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { assess } from './assessment';
import { loadVocabularies } from './brief/load-vocabularies';
import { parseBrief } from './brief/parse-brief';
import { briefMoments } from './brief-moments';
import { withTerm, type Brief } from './brief';
import { planOf } from './plan';
import { USUAL_PROFILE } from './suitability';
import { shortProgram } from './testing/short-program';

const briefOf = async (text: string): Promise<Brief> => parseBrief(text, await loadVocabularies('en'));

/** A minute of cooking in which these lines are said, one in each ten seconds. */
const cookingWith = (lines: readonly string[], language = 'en'): AnalysisResponse =>
  shortProgram(60, [['topic', 'cooking', 0, 60]], {
    transcript: {
      source: 'track',
      language,
      lines: lines.map((text, at) => ({ start: at * 10_000, end: at * 10_000 + 3000, text })),
    },
  });

/** What the brief excludes, with the seconds in which it is said. */
async function excludedIn(response: AnalysisResponse, text: string): Promise<string[]> {
  const { byRule } = assess(response, USUAL_PROFILE, await briefOf(text));
  return byRule.flatMap(({ rule, ranges }) =>
    rule.kind === 'brief'
      ? ranges.map(({ startMs, endMs }) => `${rule.concept} ${startMs / 1000}-${endMs / 1000}`)
      : [],
  );
}

it.each<[text: string, lines: string[], expected: string[]]>([
  ['no vodka', ['Add the tomatoes.', 'A shot of Vodka, in the sauce.'], ['vodka 10-13']],
  ['no Jack Daniels', ['Jack is here.', 'A Jack Daniels please.'], ['Jack Daniels 10-13']],
  ['no Pepsi', ['A Pepsi!', 'Three Pepsis.'], ['Pepsi 0-3', 'Pepsi 10-13']],
  [
    'no alcohol',
    ['A shot of vodka in the sauce.', 'Taste it.', 'And two beers.'],
    ['vodka 0-3', 'beer 20-23'],
  ],
  ['no gambling', ['He won the jackpot.', 'Ginger tea.'], ['jackpot 0-3']],
  ['no alcohol', ['Imagine ginger and rummy.', 'Root beer and wine vinegar.', 'The rums.'], ['rum 20-23']],
  ['no drugs', ['The heroine of the story.'], []],
  ['no beers', ['Two beers.'], ['beers 0-3']],
  ['no Wetter', ['Poker tonight.'], []],
  ['no UPS', ['Ups and downs.', 'The UPS man.'], ['UPS 10-13']],
  ['cooking, no soccer', ['A soccer ball.'], []],
  ['vodka', ['A shot of vodka.'], []],
])('the brief "%s" excludes lines that say it', async (text, lines, expected) => {
  expect(await excludedIn(cookingWith(lines), text)).toEqual(expected);
});

it('what mentions alcohol depends on the language of what is said', async () => {
  const line = ['Vin Diesel is here.'];
  expect(await excludedIn(cookingWith(line), 'no alcohol')).toEqual([]);
  expect(await excludedIn(cookingWith(['Un verre de vin.'], 'fr'), 'no alcohol')).toEqual([
    'verre de vin 0-3',
  ]);
  expect(await excludedIn(cookingWith(['Warum weinen Sie?', 'Eine Sekte.'], 'de'), 'no alcohol')).toEqual([]);
  expect(await excludedIn(cookingWith(['Mi madre vino a casa.'], 'es'), 'no alcohol')).toEqual([]);
});

it('an excluded word makes the scene before a break unsuitable, and can be ignored or wished for', async () => {
  const response = cookingWith(['Add the tomatoes.', 'A glass of Pepsi.']);
  const brief = await briefOf('cooking, no Pepsi');
  const choices = {
    profile: { ...USUAL_PROFILE, topics: {}, avoid: [] },
    ...{ corrections: [], breakOptions: {}, kept: [], dropped: [], podSeconds: null },
  };
  const plan = planOf(response, { ...choices, brief });
  expect(plan.program.findings).toEqual([
    {
      rule: { kind: 'brief', concept: 'Pepsi' },
      concept: 'Pepsi',
      ranges: [{ startMs: 10_000, endMs: 13_000 }],
    },
  ]);
  const at = brief.terms.findIndex(({ meanings }) => meanings.some(({ kind }) => kind === 'word'));
  const ignored = planOf(response, { ...choices, brief: withTerm(brief, at, { kind: 'filler' }) });
  expect(ignored.program.verdict).toBe('suitable');
  const wished = planOf(response, { ...choices, brief: withTerm(brief, at, { kind: 'wish' }) });
  expect(briefMoments(wished)[0]?.match.reasons.map(({ concepts }) => concepts)).toEqual([
    ['cooking'],
    ['Pepsi'],
  ]);
});
