import { expect, it } from 'vitest';
import type { AnalysisResponse } from '@/contracts/analysis';
import { answerOf } from './answer';
import { planOf, type PlanChoices } from './plan';
import { USUAL_PROFILE } from './suitability';
import { shortProgram, type Placed } from './testing/short-program';

const usual: PlanChoices = {
  profile: USUAL_PROFILE,
  brief: null,
  corrections: [],
  breakOptions: { count: 2 },
  kept: [],
  dropped: [],
  podSeconds: 60,
};

/** Places for breaks at 40 s and 120 s. */
const black = (second: number): Placed[] => [
  ['technical', 'black frame', second, second + 1],
  ['sound', 'silence', second, second + 1],
];
const program = (more: readonly Placed[] = [], rest: Partial<AnalysisResponse> = {}) =>
  shortProgram(160, [['topic', 'cooking', 0, 160], ...black(40), ...black(120), ...more], rest);

/** The answer with its reason, and the times of its breaks in seconds. */
function answer(response: AnalysisResponse, choices: Partial<PlanChoices> = {}) {
  const { kind, reason, breaks } = answerOf(planOf(response, { ...usual, ...choices }));
  return [kind, reason, ...breaks.map(({ timestamp }) => timestamp / 1000)];
}

it('a program that suits as a whole is to be bought', () => {
  expect(answer(program())).toEqual(['buy', 'all-suitable', 40, 120]);
});

it('a program that suits as a whole is to be bought even if no place for a break was found', () => {
  expect(answer(program([], { shots: [] }))).toEqual(['buy', 'all-suitable']);
});

it('of a program that suits in part only the breaks away from the rest are to be bought', () => {
  expect(answer(program([['topic', 'terrorism', 100, 110]]))).toEqual(['buy-breaks', 'parts-suitable', 40]);
});

it('a program without a break away from what does not suit is not to be bought', () => {
  const crime: Placed[] = [
    ['topic', 'terrorism', 30, 35],
    ['topic', 'terrorism', 100, 110],
  ];
  expect(answer(program(crime))).toEqual(['do-not-buy', 'no-break']);
});

it('a program without anything that suits is not to be bought', () => {
  expect(answer(program([['topic', 'terrorism', 0, 160]]))).toEqual(['do-not-buy', 'nothing-suitable']);
});

it('a program of which all breaks that suit were dropped is not to be bought', () => {
  const response = program([['topic', 'terrorism', 100, 110]]);
  expect(answer(response, { breakOptions: { count: 1 }, dropped: [40_000] })).toEqual([
    'do-not-buy',
    'all-dropped',
  ]);
});

it('where nothing could be judged, the answer says so, also if a break is kept by hand', () => {
  const silent = program([], { taxonomy: undefined });
  expect(answer(silent)).toEqual(['not-assessed', 'nothing-assessed']);
  expect(answer(silent, { kept: [40_000] })).toEqual(['not-assessed', 'nothing-assessed']);
});

it('of a program whose end was not analyzed, the breaks before that are to be bought', () => {
  const partial: AnalysisResponse['partial'] = [
    { code: 'ends-early', values: { endMs: 60_000, durationMs: 160_000 } },
  ];
  expect(answer(program([], { partial }))).toEqual(['buy-breaks', 'parts-assessed', 40]);
  expect(answer(program([], { partial, shots: [] }))).toEqual(['not-assessed', 'nothing-assessed']);
});

it('an answer is provisional if too little was looked at, and says what', () => {
  const provisoOf = (rest: Partial<AnalysisResponse>, more: readonly Placed[] = []) =>
    answerOf(planOf(program(more, rest), usual)).proviso;
  const sampled: AnalysisResponse['partial'] = [{ code: 'sampled', values: { fromMs: 0, stepMs: 9000 } }];
  const cut = (frames: number, textFrames: number): AnalysisResponse['partial'] => [
    { code: 'models-cut', values: { frames, ofFrames: 100, textFrames, ofTextFrames: 80 } },
  ];
  const taxonomy = { version: '3.1', topics: [], sources: ['written' as const] };
  const speech = [{ start: 0, end: 9000 }];
  expect(provisoOf({})).toBeUndefined();
  expect(provisoOf({ coverage: 0.17, partial: sampled })).toEqual({ kind: 'share', share: 0.17 });
  expect(provisoOf({ coverage: 1, partial: sampled })).toEqual({ kind: 'pictures' });
  expect(provisoOf({ partial: cut(60, 20) })).toEqual({ kind: 'frames', frames: 20, ofFrames: 80 });
  expect(provisoOf({ partial: cut(95, 78) })).toBeUndefined();
  expect(provisoOf({ partial: [{ code: 'captions-cut', values: {} }] })).toEqual({ kind: 'words' });
  expect(provisoOf({ taxonomy, speech })).toEqual({ kind: 'unheard' });
  expect(provisoOf({ taxonomy })).toBeUndefined();
  // What does not suit stays so, however little was looked at.
  expect(provisoOf({ coverage: 0.17, partial: sampled }, [['topic', 'terrorism', 0, 160]])).toBeUndefined();
});

it('a program in which nothing meets the brief is not to be bought; one wish that is met is enough', () => {
  const wish = (name: string) => ({
    from: 0,
    to: 0,
    kind: 'wish' as const,
    meanings: [{ kind: 'topic' as const, name }],
  });
  const [travel, cooking] = [wish('travel'), wish('cooking')];
  expect(answer(program(), { brief: { text: '', terms: [travel] } })).toEqual(['do-not-buy', 'no-match']);
  expect(answer(program(), { brief: { text: '', terms: [travel, cooking] } })[0]).toBe('buy');
});

it('what does not suit is named, the longest first', () => {
  const response = program([
    ['topic', 'crime', 10, 12],
    ['topic', 'terrorism', 100, 110],
    ['topic', 'crime', 140, 142],
  ]);
  const { unsuitable } = answerOf(planOf(response, usual));
  expect(unsuitable).toEqual(['terrorism', 'crime']);
});

it('the answer says whose rules are broken: the brief is named only if it excludes something that was found', () => {
  const response = program([['topic', 'terrorism', 100, 110]]);
  const exclusion = (name: string) => ({
    text: '',
    terms: [{ from: 0, to: 0, kind: 'exclusion' as const, meanings: [{ kind: 'topic' as const, name }] }],
  });
  const against = (of: AnalysisResponse, brief: PlanChoices['brief']) =>
    answerOf(planOf(of, { ...usual, brief })).against;
  expect(against(response, null)).toBe('profile');
  expect(against(response, exclusion('travel'))).toBe('profile');
  expect(against(response, exclusion('cooking'))).toBe('both');
  expect(against(program(), exclusion('cooking'))).toBe('brief');
});
