/**
 * @typedef {{ path: string, title: string, description: string, html: string, isWhole: boolean }} StaticPage as
 *   `src/app/static-pages.tsx` renders it
 *
 * @typedef {object} PageFiles what the page needs beyond the files of the entry, as addresses
 * @property {string[]} scripts
 * @property {string[]} styles what it cannot be seen without
 * @property {string[]} lateStyles
 * @property {string} darkStyle what makes the page dark where no script runs
 */

/** What index.html holds, and each page has instead. */
const ROOT_ELEMENT = '<div id="root"></div>';
const NOSCRIPT = /\s*<noscript>.*?<\/noscript>/s;
const TITLE = /<title>.*?<\/title>/s;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/s;

/** What a strict Content-Security-Policy does not let through: it would be there, and do nothing. */
const FORBIDDEN = [
  { pattern: /<style[\s>]/i, what: 'a style element' },
  { pattern: /<[^>]*\sstyle=/i, what: 'a style attribute' },
  { pattern: /<script(?![^>]*\ssrc=)[^>]*>/i, what: 'an inline script' },
  { pattern: /<[^>]*\son[a-z]+=/i, what: 'an inline event handler' },
];

/** @param {string} text @returns {string} fit for an attribute and for the title */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * @param {string} html
 * @param {string} name of the file, for the message
 * @throws {Error} when something stands in it that a strict Content-Security-Policy forbids
 */
export function refuseInline(html, name) {
  for (const { pattern, what } of FORBIDDEN) {
    const found = pattern.exec(html);
    if (found) throw new Error(`${name} holds ${what}: ${found[0]}`);
  }
}

/**
 * @param {string} html
 * @param {string | RegExp} part
 * @param {string | ((...groups: string[]) => string)} replacement
 * @returns {string}
 * @throws {Error} when the part is not there: a page without it would be a silent loss
 */
function replace(html, part, replacement) {
  const isThere = typeof part === 'string' ? html.includes(part) : part.test(html);
  if (!isThere) throw new Error(`index.html has no ${String(part)}`);
  return html.replace(part, typeof replacement === 'string' ? () => replacement : replacement);
}

/**
 * The file that answers where no page is written.
 * @param {string} shell index.html as the bundler wrote it
 * @param {string} loading what stands there until the application runs
 * @returns {string}
 * @throws {Error} see `refuseInline`
 */
export function shellHtml(shell, loading) {
  const whole = replace(shell, ROOT_ELEMENT, `<div id="root">${loading}</div>`);
  refuseInline(whole, 'app.html');
  return whole;
}

/**
 * One page as a file of its own: the shell, with the page's head, content, styles and hints.
 * @param {string} shell index.html as the bundler wrote it
 * @param {StaticPage} page
 * @param {PageFiles} files
 * @returns {string}
 * @throws {Error} see `refuseInline`
 */
export function pageHtml(
  shell,
  { path, title, description, html, isWhole },
  { scripts, styles, lateStyles, darkStyle },
) {
  // Nothing of the page can be shown before all of it is here; the outline can.
  const late = isWhole ? '' : ' fetchpriority="low"';
  const hints = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...lateStyles.map((href) => `<link rel="preload" as="style"${late} crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload"${late} crossorigin href="${href}">`),
    `<noscript><link rel="stylesheet" media="(prefers-color-scheme: dark)" href="${darkStyle}"></noscript>`,
  ];
  const edits = /** @type {const} */ ([
    // Whoever runs no scripts has a whole page all the same.
    ...(isWhole ? /** @type {const} */ ([[NOSCRIPT, '']]) : []),
    [TITLE, `<title>${escape(title)}</title>`],
    [
      DESCRIPTION,
      (/** @type {string} */ _, /** @type {string} */ before, /** @type {string} */ after) =>
        before + escape(description) + after,
    ],
    ['</head>', `${hints.map((hint) => `  ${hint}\n  `).join('')}</head>`],
    // The application takes the content over where it is that of its address (src/main.tsx).
    [ROOT_ELEMENT, `<div id="root" data-page="${escape(path)}">${html}</div>`],
  ]);
  const whole = edits.reduce((text, [part, replacement]) => replace(text, part, replacement), shell);
  refuseInline(whole, path);
  return whole;
}
