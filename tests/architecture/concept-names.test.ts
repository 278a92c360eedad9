import { expect, it } from 'vitest';
import { CONCEPTS } from '../../netlify/analysis/providers/embedded/concepts/registry';
import { evidenceOf } from '../../netlify/analysis/providers/embedded/concepts/concept-evidence';
import { JUST_NAMED } from '../../netlify/analysis/providers/embedded/concepts/detections';
import type { Moment } from '../../netlify/analysis/providers/embedded/concepts/moment';
import { UNSAFE_THRESHOLD as UNSAFE_SCORE } from '../../netlify/analysis/providers/embedded/vision/unsafe';
import {
  measurementOf,
  OBJECT_THRESHOLD,
  UNSAFE_THRESHOLD,
} from '../../src/features/sandbox/result/entries/measurements';
import { conceptMessage } from '../../src/features/sandbox/use-concept-name';
import german from '../../src/i18n/messages/de/plan/concepts.json';
import english from '../../src/i18n/messages/en/plan/concepts.json';
import spanish from '../../src/i18n/messages/es/plan/concepts.json';
import french from '../../src/i18n/messages/fr/plan/concepts.json';

it('every concept of the engine has a name in each language of the interface, and no two share one', () => {
  const ids = CONCEPTS.map(({ name }) => conceptMessage(name));
  expect(ids.filter((id) => !Object.hasOwn(english, id))).toEqual([]);
  for (const names of [english, german, spanish, french]) {
    const shown = ids.map((id) => String((names as Record<string, unknown>)[id]).toLowerCase());
    expect(shown.filter((name, index) => name === 'undefined' || shown.indexOf(name) !== index)).toEqual([]);
  }
});

it('every measurement of the engine has its reading, with the levels that make its confidence', () => {
  const nothing = { topics: new Map(), detections: new Map() } as unknown as Moment;
  const measured = CONCEPTS.filter(({ kind }) => kind !== 'topic' && kind !== 'seen');
  const readings = measured.map((concept) => {
    const evidence = evidenceOf(concept, nothing, 0.5);
    const known = evidence.kind === 'measurement' ? measurementOf(concept.name, evidence.unit) : undefined;
    return { name: concept.name, shape: 'smoothstep', none: known?.none, full: known?.full };
  });
  expect(readings).toEqual(measured.map(({ name, curve }) => ({ name, ...curve })));
});

it('the page names the scores from which on the engine reports an object and an unsafe frame', () => {
  expect(OBJECT_THRESHOLD).toBe(JUST_NAMED);
  expect(UNSAFE_THRESHOLD).toBe(UNSAFE_SCORE);
});
