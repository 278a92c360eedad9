import { expect, it } from 'vitest';
import { spotOf } from '@/targeting/spots/testing/samples';
import { documentAfter } from './fields';
import { SPOTS_FORM } from './spots-form';

const spots = [
  spotOf({ id: 'z', measured: { analysisId: 'x', tone: { loudness: -23.5, light: 0.4 }, topics: ['210'] } }),
  spotOf({
    id: 'a',
    placements: [{ videoUrl: 'https://example.com/a.mp4', timestamp: 5, choice: 'pinned' }],
  }),
];

it('spots are read as they were written, in the order in which they were added, and written one by one', () => {
  const document = SPOTS_FORM.changes({ spots: [] }, { spots }, {});
  expect(SPOTS_FORM.read(document)).toEqual({ spots });
  const renamed = { spots: [{ ...spotOf({ id: 'z' }), name: 'New' }] };
  const changes = SPOTS_FORM.changes({ spots }, renamed, document);
  expect(changes).toEqual({ spots: { z: expect.stringContaining('New') as string, a: null } });
  expect(SPOTS_FORM.read(documentAfter(document, changes))).toEqual(renamed);
  expect(SPOTS_FORM.changes({ spots }, { spots }, document)).toEqual({});
});

it('spots are read without what is invalid', () => {
  const { id: _, ...valid } = spotOf();
  const document = {
    spots: { a: JSON.stringify(valid), b: JSON.stringify({ ...valid, seconds: 0 }), c: 'no JSON', d: 7 },
  };
  expect(SPOTS_FORM.read(document)).toEqual({ spots: [spotOf()] });
  expect(SPOTS_FORM.read({ spots: 'x' })).toEqual({ spots: [] });
});

it('names are read without characters that reorder or hide what stands beside them; letters of any script stay', () => {
  const { id: _, ...spot } = spotOf({
    name: '\u202eale\u202c \u05d1\u05d9\u05e8\u05d4\u200f',
    brand: 'A\u0007\u2066B\u2069',
  });
  expect(SPOTS_FORM.read({ spots: { a: JSON.stringify(spot) } }).spots[0]).toMatchObject({
    name: 'ale \u05d1\u05d9\u05e8\u05d4',
    brand: 'A B',
  });
});
