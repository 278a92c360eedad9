import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { evidenceSchema, type Evidence } from '@/contracts/analysis';
import type { VideoMeasurements } from '../measure/measurements';
import { MAX_QUOTATION_LENGTH } from './concept-evidence';
import { conceptsOf } from './concepts-of';
import { CONCEPTS } from './registry';
import { videoOf } from './testing/video';

function evidenceAt(video: VideoMeasurements, timestamp: number, name: string): Evidence | undefined {
  const entry = conceptsOf(video).find((candidate) => candidate.timestamp === timestamp);
  const concept = entry?.concepts.find((candidate) => candidate.name === name);
  if (concept === undefined) throw new Error(`There is no ${name} at ${String(timestamp)} ms.`);
  return concept.evidence;
}

function quotationAt(video: VideoMeasurements, timestamp: number, name: string) {
  const evidence = evidenceAt(video, timestamp, name);
  if (evidence?.kind !== 'words') throw new Error(`${name} rests on no words.`);
  return evidence;
}

describe('the evidence of a concept that was measured', () => {
  it('is the figure of its row on the page of concepts, with its unit', () => {
    const video = videoOf({ seconds: 1, audio: () => ({ rmsDb: -80.4567 }) });
    expect(evidenceAt(video, 0, 'silence')).toEqual({
      kind: 'measurement',
      measurement: CONCEPTS.find(({ name }) => name === 'silence')?.measurement,
      value: -80.5,
      unit: 'dBFS',
    });
  });

  it('has no unit where the figure is a share, or runs from 0 to 1 like one', () => {
    const video = videoOf({
      seconds: 1,
      frame: () => ({ luma: 0.078125, saturation: 0.0123456, warmth: 0.45 }),
    });
    expect(evidenceAt(video, 0, 'dark scene')).toMatchObject({ value: 0.0781, unit: '' });
    expect(evidenceAt(video, 0, 'muted colour')).toMatchObject({ value: 0.0123, unit: '' });
    expect(evidenceAt(video, 0, 'warm colours')).toMatchObject({ value: 0.45, unit: '' });
  });

  it('keeps the whole of a large figure', () => {
    const video = videoOf({ seconds: 1, frame: () => ({ frozenMs: 23_456.78 }) });
    expect(evidenceAt(video, 0, 'freeze frame')).toMatchObject({ value: 23_457, unit: 'ms' });
  });
});

describe('the evidence of a topic', () => {
  const cues = [
    { startMs: 400, endMs: 1900, text: 'Knead the   DOUGH, add flour.' },
    { startMs: 3000.4, endMs: 4900, text: 'And now the oven. (oven opens)' },
  ];
  const video = videoOf({ seconds: 6, cues, metadata: { title: 'My best recipes' } });

  it('is the words of the caption that says most for it, and when it begins', () => {
    expect(quotationAt(video, 0, 'cooking')).toEqual({
      kind: 'words',
      words: 'Knead the DOUGH, flour',
      timestamp: 400,
      sources: ['said', 'described'],
    });
    expect(quotationAt(video, 3000, 'cooking')).toEqual({
      kind: 'words',
      words: 'Knead the DOUGH, flour',
      timestamp: 400,
      sources: ['said', 'described'],
    });
  });

  it('stands at 0 for words of the title and the description', () => {
    const titled = videoOf({
      seconds: 2,
      metadata: { title: 'Knead the dough', description: 'Preheat the oven' },
    });
    expect(quotationAt(titled, 1000, 'cooking')).toEqual({
      kind: 'words',
      words: 'Knead the dough, Preheat the oven',
      timestamp: 0,
      sources: ['described'],
    });
  });

  it('has no marks of direction, and nothing else that is not seen', () => {
    const title = 'Knead \u202Ethe \u0001dough';
    const titled = videoOf({ seconds: 2, metadata: { title, description: 'Preheat the oven' } });
    expect(quotationAt(titled, 0, 'cooking').words).toBe('Knead the dough, Preheat the oven');
  });

  it('is no longer than a quotation may be', () => {
    const kitchen = 'Knead the dough, preheat the oven, whisk the eggs, simmer the sauce, chop the onions';
    const text = `${kitchen}, cooking class, tablespoons, olive oil, recipes, ingredients, frying pan.`;
    const { words } = quotationAt(videoOf({ seconds: 2, metadata: { title: text } }), 0, 'cooking');
    expect(words).toHaveLength(MAX_QUOTATION_LENGTH);
    expect(words).toMatch(/…$/);
    const wide = `Knead ${'\u3000'.repeat(900)}the dough. ${'Flour and butter and garlic. '.repeat(40)}`;
    const long = quotationAt(videoOf({ seconds: 2, metadata: { description: wide } }), 0, 'cooking');
    expect(long.words.length).toBeLessThanOrEqual(MAX_QUOTATION_LENGTH);
  });
});

it('stands beside every concept, as the contract says', () => {
  const video = videoOf({
    seconds: 4,
    frame: (timeMs) => ({ luma: 0.05, contrast: 0.4, frozenMs: timeMs > 2000 ? 9000 : 0, text: 0.3 }),
    audio: () => ({ lufs: -8, truePeakDb: 0.2 }),
    transitions: [{ kind: 'cut', startMs: 1500, endMs: 1500, strength: 0.9 }],
    cues: [{ startMs: 0, endMs: 3900, text: 'The striker takes the penalty kick.' }],
  });
  const concepts = conceptsOf(video).flatMap((entry) => entry.concepts);
  expect(new Set(concepts.map(({ name }) => name)).size).toBeGreaterThan(5);
  for (const { evidence } of concepts) v.parse(evidenceSchema, evidence);
});
