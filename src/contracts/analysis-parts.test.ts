import * as v from 'valibot';
import { expect, it } from 'vitest';
import {
  analysisPartSchema,
  MAX_PART_CUTS,
  MAX_PART_FINDINGS,
  MAX_PART_NAME_LENGTH,
  withPart,
} from './analysis-parts';

const finding = { name: 'n'.repeat(MAX_PART_NAME_LENGTH), confidence: 0.123456, firstMs: 10_800_000 };
const findings = Array.from({ length: MAX_PART_FINDINGS }, () => finding);

it('a part of the maximum size is small', () => {
  const part = {
    durationMs: 10_800_000,
    shots: { count: 10_000, cutsMs: Array.from({ length: MAX_PART_CUTS }, () => 10_800_000) },
    words: { cues: 20_000, language: 'en', source: 'track' },
    topics: findings,
    seen: findings,
  };
  expect(v.parse(analysisPartSchema, part)).toEqual(part);
  expect(JSON.stringify(part).length).toBeLessThan(64 * 1024);
});

it.each([
  { topics: [...findings, finding] },
  { seen: [{ ...finding, confidence: 1.1 }] },
  { topics: [{ ...finding, name: `${finding.name}x` }] },
  { shots: { count: 300, cutsMs: Array.from({ length: MAX_PART_CUTS + 1 }, () => 1) } },
  { durationMs: -1 },
  { words: { cues: 1, source: 'hearsay' } },
])('a part beyond the limits is refused: %#', (part) => {
  expect(v.safeParse(analysisPartSchema, part).success).toBe(false);
});

it('a later part replaces what was said of the same, and nothing else', () => {
  const first = withPart({}, { durationMs: 1000, topics: [finding] });
  expect(withPart(first, { topics: [], seen: [] })).toEqual({ durationMs: 1000, topics: [], seen: [] });
});
