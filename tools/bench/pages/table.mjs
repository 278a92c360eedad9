import { table } from '../../../scripts/local/benchmarks.mjs';

/**
 * @typedef {object} PagesReport
 * @property {import('../../../scripts/budgets/weigh-pages.mjs').Weight[]} weights
 * @property {import('./lighthouse.mjs').PageScores[]} lighthouse
 * @property {{ path: string, first: import('./visits.mjs').Vitals, repeat: import('./visits.mjs').Vitals }[]} visits
 * @property {{ path: string, ms: number }[] | null} fromWorker
 * @property {import('./presses.mjs').Press[]} presses the first one is the baseline of the browser
 */

const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(2)} s`;

/** @param {PagesReport} report @returns {string} Markdown */
export function toMarkdown({ weights, lighthouse, visits, fromWorker, presses }) {
  const opened = fromWorker && [...fromWorker].sort((a, b) => a.ms - b.ms);
  return [
    table(
      [
        'page',
        'performance',
        'accessibility',
        'best practices',
        'SEO',
        'FCP',
        'LCP',
        'TBT',
        'CLS',
        'benchmarkIndex',
      ],
      lighthouse.map(({ path, scores, metrics, benchmarkIndex }) => [
        `\`${path}\``,
        ...Object.values(scores).map(String),
        seconds(metrics.fcp),
        seconds(metrics.lcp),
        `${metrics.tbt.toFixed(0)} ms`,
        metrics.cls.toFixed(3),
        benchmarkIndex.toFixed(0),
      ]),
    ),
    table(
      ['page', 'LCP, first visit', 'LCP, repeat', 'repeat / first', 'CLS', 'INP'],
      visits.map(({ path, first, repeat }) => [
        `\`${path}\``,
        seconds(first.lcp),
        seconds(repeat.lcp),
        (repeat.lcp / first.lcp).toFixed(2),
        Math.max(first.cls, repeat.cls).toFixed(3),
        `${Math.max(first.inp, repeat.inp).toFixed(0)} ms`,
      ]),
    ),
    table(
      ['page', 'scripts, gzip', 'styles, gzip', 'files'],
      weights.map(({ path, js, css, files }) => [
        `\`${path}\``,
        `${js.toFixed(1)} kB`,
        `${css.toFixed(1)} kB`,
        String(files),
      ]),
    ),
    opened
      ? table(
          ['page, from the service worker alone', 'heading shown after'],
          opened.map(({ path, ms }) => [`\`${path}\``, `${ms.toFixed(0)} ms`]),
        )
      : 'The site has no service worker.',
    table(
      ['press, in the result of a programme of 60 minutes', 'control answers after', 'plan follows after'],
      presses.map(({ name, answerMs, planMs }) => [
        name,
        `${answerMs.toFixed(0)} ms`,
        `${planMs.toFixed(0)} ms`,
      ]),
    ),
  ].join('\n\n');
}
