/** The target values of a page on a phone: rows 4 and 5 of the conventions (docs/conventions.md). */
const PROMISES = {
  /** Lighthouse, mobile: minimum medians, 0 to 100. */
  scores: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  /**
   * Maximum values of a first visit with slow 4G and a quarter of the processor's speed: LCP and INP in ms, CLS without
   * a unit.
   */
  vitals: { lcp: 2500, cls: 0.1, inp: 200 },
  /** Maximum response time of a press in addition to the browser's baseline, in ms. */
  press: 50,
};

/**
 * @param {Pick<import('./table.mjs').PagesReport, 'lighthouse' | 'visits' | 'presses'>} report
 * @returns {string[]} a sentence for each target that a page has missed
 */
export function brokenPromises({ lighthouse, visits, presses }) {
  const [browser, ...own] = presses;
  return [
    ...lighthouse.flatMap(({ path, scores }) =>
      /** @type {import('./lighthouse.mjs').Category[]} */ (Object.keys(PROMISES.scores))
        .filter((name) => !(scores[name] >= PROMISES.scores[name]))
        .map((name) => `${path}: ${name} is ${scores[name]}, and ${PROMISES.scores[name]} is promised`),
    ),
    ...visits.flatMap(({ path, first }) =>
      /** @type {(keyof typeof PROMISES.vitals)[]} */ (Object.keys(PROMISES.vitals))
        .filter((name) => !(first[name] <= PROMISES.vitals[name]))
        .map(
          (name) => `${path}: ${name} is ${first[name]}, and at most ${PROMISES.vitals[name]} is promised`,
        ),
    ),
    ...own
      .map(({ name, answerMs }) => ({ name, ms: answerMs - (browser?.answerMs ?? 0) }))
      .filter(({ ms }) => !(ms <= PROMISES.press))
      .map(
        ({ name, ms }) =>
          `${name}: answered ${ms.toFixed(0)} ms after the browser could have, and at most ${PROMISES.press} is promised`,
      ),
  ];
}
