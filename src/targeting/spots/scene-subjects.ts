import { findMeant, plainText, wordsBetween, type Found, type WordLanguage } from './words';
import type { SceneBefore, SceneLine, SceneTopic } from './scene-before';
import { GERMAN } from './words/de';
import { ENGLISH } from './words/en';
import { SPANISH } from './words/es';
import { FRENCH } from './words/fr';
import { CLEAR_GROUPS, type SceneWords, type WordGroup } from './words/groups';

const SCENE_WORDS: Readonly<Record<WordLanguage, SceneWords>> = {
  en: ENGLISH,
  de: GERMAN,
  es: SPANISH,
  fr: FRENCH,
};

/** What a scene can be about that some products should not follow. */
export const SUBJECTS = [...CLEAR_GROUPS, 'alcohol-crime', 'hate', 'intoxicants', 'obscenity'] as const;

export type Subject = (typeof SUBJECTS)[number];

interface SubjectSigns {
  /** Groups of words that are clear by themselves, and pairs of groups that count near one another. */
  words: readonly (readonly [WordGroup] | readonly [WordGroup, WordGroup])[];
  /** IDs of topics of the IAB Content Taxonomy: a sensitive one of a low level does not count. */
  topics?: readonly string[];
  /** Topics that count only together with words of this group. */
  withWords?: { group: WordGroup; topics: readonly string[] };
}

const CRIME = ['380', 'XtODT3'];

/** How a subject is told. */
const SIGNS: Readonly<Record<Subject, SubjectSigns>> = {
  'drink-driving': { words: [['drink-driving'], ['drunk', 'road']] },
  'alcohol-crime': { words: [['drunk', 'violence']], withWords: { group: 'drunk', topics: CRIME } },
  alcoholism: { words: [['alcoholism']] },
  addiction: { words: [['addiction']] },
  'gambling-harm': {
    words: [['gambling-harm'], ['gambling', 'debt'], ['gambling', 'addiction']],
  },
  debt: { words: [['debt']] },
  'road-accident': { words: [['road-accident'], ['road', 'crash']] },
  'plane-crash': { words: [['plane-crash'], ['plane', 'plane-accident']] },
  shipwreck: { words: [['shipwreck'], ['ship', 'ship-accident']] },
  'train-crash': { words: [['train-crash'], ['train', 'train-accident']] },
  terror: { words: [['terror']], topics: ['8FD8nI'] },
  disaster: { words: [['disaster'], ['nature', 'rescue']], topics: ['381'] },
  'food-illness': { words: [['food-illness']] },
  'animal-suffering': { words: [['animal-suffering']] },
  obesity: { words: [['obesity']] },
  'eating-disorder': { words: [['eating-disorder']] },
  'drug-abuse': { words: [['drug-abuse'], ['substance', 'drug-use']] },
  violence: { words: [['violence']], topics: [...CRIME, 'I4GWl6', '389'] },
  suicide: { words: [['suicide']] },
  adult: { words: [['adult']], topics: ['Rm3SiT'] },
  'child-abuse': { words: [['child-abuse']] },
  'sexual-violence': { words: [['sexual-violence']] },
  'smoking-illness': { words: [['smoking-illness']] },
  fraud: { words: [['fraud']] },
  fire: { words: [['fire']] },
  hate: { words: [], topics: ['HxqYV1'] },
  intoxicants: { words: [], topics: ['pg0WhF'] },
  obscenity: { words: [], topics: ['j9PaO9'] },
};

/** Maximum number of words between the two of a pair: about two sentences. */
const NEAR_WORDS = 18;

/** What shows that a scene is about something. */
export type SceneEvidence =
  | { kind: 'line'; text: string; source: SceneLine['source']; timeMs: number; words: string }
  | { kind: 'similar'; text: string; timeMs: number }
  | { kind: 'topic'; name: string; level: SceneTopic['level']; timeMs: number }
  | { kind: 'object'; name: string; timeMs: number }
  | { kind: 'track'; text: string; timeMs: number };

/** The words of a scene as one text for what was said, and one for each text in a frame. */
export interface SceneText {
  plain: string;
  lines: readonly { line: SceneLine; from: number }[];
}

export function textsOf({ lines }: Pick<SceneBefore, 'lines'>): SceneText[] {
  const joined = (some: readonly SceneLine[]): SceneText => {
    let plain = ' ';
    const starts = some.map((line) => {
      const from = plain.length - 1;
      plain += plainText(line.text).slice(1);
      return { line, from };
    });
    return { plain, lines: starts };
  };
  return [
    joined(lines.filter(({ source }) => source === 'said')),
    ...lines.filter(({ source }) => source === 'written').map((line) => joined([line])),
  ];
}

/** The line that a part of a text begins in. */
export function evidenceAt({ plain, lines }: SceneText, { from, to }: Found): SceneEvidence[] {
  const found = lines.findLast((each) => each.from <= from);
  if (!found) return [];
  const { text, source, timeMs } = found.line;
  return [{ kind: 'line', text, source, timeMs, words: plain.slice(from, to) }];
}

function firstPair(text: SceneText, a: readonly Found[], b: readonly Found[]): [Found, Found] | undefined {
  for (const one of a) {
    const other = b.find((each) => wordsBetween(text.plain, one, each) <= NEAR_WORDS);
    if (other) return [one, other];
  }
  return undefined;
}

const isOf = ({ ids, level }: SceneTopic, topics: readonly string[]) =>
  level !== 'low' && ids.some((id) => topics.includes(id));

const topicEvidence = ({ name, level, ranges }: SceneTopic): SceneEvidence => ({
  kind: 'topic',
  name,
  level,
  timeMs: ranges[0]?.startMs ?? 0,
});

/** The subjects of a scene, each with what shows it. */
export function subjectsOf(scene: SceneBefore): ReadonlyMap<Subject, SceneEvidence[]> {
  const texts = textsOf(scene);
  const found = new Map<string, Found[]>();
  const groupIn = (text: SceneText, index: number, group: WordGroup, language: WordLanguage): Found[] => {
    const key = `${index} ${group} ${language}`;
    const words = SCENE_WORDS[language];
    const known = found.get(key) ?? findMeant(text.plain, words[group], words.idioms);
    found.set(key, known);
    return known;
  };
  const wordEvidence = (groups: readonly WordGroup[]): SceneEvidence[] =>
    texts.flatMap((text, index) =>
      scene.languages.flatMap((language) => {
        const [first = [], second] = groups.map((group) => groupIn(text, index, group, language));
        const parts = second ? firstPair(text, first, second) : first.slice(0, 1);
        return (parts ?? []).flatMap((part) => evidenceAt(text, part));
      }),
    );
  const subjects = SUBJECTS.map((subject): [Subject, SceneEvidence[]] => {
    const { words, topics = [], withWords } = SIGNS[subject];
    const besides = withWords ? wordEvidence([withWords.group]) : [];
    const evidence = [
      ...words.flatMap(wordEvidence),
      ...scene.topics.filter((topic) => isOf(topic, topics)).map(topicEvidence),
      ...(withWords && besides.length > 0
        ? scene.topics
            .filter((topic) => isOf(topic, withWords.topics))
            .flatMap((topic) => [...besides, topicEvidence(topic)])
        : []),
    ];
    return [subject, distinct(evidence)];
  });
  return new Map(subjects.filter(([, evidence]) => evidence.length > 0));
}

/** Two parts of one line are named once, with the words of both. */
export function distinct(all: readonly SceneEvidence[]): SceneEvidence[] {
  const kept: SceneEvidence[] = [];
  for (const each of all) {
    const same = kept.findIndex(
      (other) =>
        other.kind === each.kind &&
        other.timeMs === each.timeMs &&
        (each.kind === 'line' ? other.kind === 'line' && other.text === each.text : true),
    );
    const before = kept[same];
    if (!before) kept.push(each);
    else if (before.kind === 'line' && each.kind === 'line' && !before.words.includes(each.words))
      kept[same] = { ...before, words: `${before.words}, ${each.words}` };
  }
  return kept;
}
