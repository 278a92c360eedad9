import { expect, it } from 'vitest';
import { brokenPromises } from './promises.mjs';

const scores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
const vitals = { lcp: 2500, cls: 0.1, inp: 200 };
const metrics = { fcp: 0, lcp: 0, tbt: 0, cls: 0, speedIndex: 0 };

/** @param {Partial<typeof scores>} score @param {Partial<typeof vitals>} vital @param {number} [answerMs] */
const report = (score, vital, answerMs = 90) => ({
  lighthouse: [{ path: '/', scores: { ...scores, ...score }, metrics, benchmarkIndex: 1, findings: [] }],
  visits: [{ path: '/', first: { ...vitals, ...vital }, repeat: vitals }],
  presses: [
    { name: 'the browser alone', answerMs: 40, planMs: 40 },
    { name: 'rule', answerMs, planMs: 200 },
  ],
});

it('has nothing to say of a page that is just good enough', () => {
  expect(brokenPromises(report({}, {}))).toEqual([]);
});

it.each([
  [report({ performance: 94 }, {}), '/: performance is 94, and 95 is promised'],
  [report({ seo: 99 }, {}), '/: seo is 99, and 100 is promised'],
  [report({}, { lcp: 2501 }), '/: lcp is 2501, and at most 2500 is promised'],
  [report({}, { cls: Number.NaN }), '/: cls is NaN, and at most 0.1 is promised'],
  [report({}, {}, 91), 'rule: answered 51 ms after the browser could have, and at most 50 is promised'],
])('names what is broken', (broken, sentence) => {
  expect(brokenPromises(broken)).toEqual([sentence]);
});
