/**
 * @typedef {{ path: string, title: string, description: string, html: string, isWhole: boolean }} StaticPage as
 *   `src/app/static-pages.tsx` renders it
 *
 * @typedef {object} PageFiles URLs of what the page needs in addition to the files of the entry
 * @property {string[]} scripts
 * @property {string[]} styles styles that block the first paint
 * @property {string[]} lateStyles
 * @property {string} darkStyle the dark theme where no script runs
 */

/** The parts of index.html that each page replaces. */
const ROOT_ELEMENT = '<div id="root"></div>';
const NOSCRIPT = /\s*<noscript>.*?<\/noscript>/s;
const TITLE = /<title>.*?<\/title>/s;
const DESCRIPTION = /(<meta\s+name="description"\s+content=")[^"]*(")/s;

/** Blocked by a strict Content-Security-Policy: it would be in the page and have no effect. */
const FORBIDDEN = [
  { pattern: /<style[\s>]/i, what: 'a style element' },
  { pattern: /<[^>]*\sstyle=/i, what: 'a style attribute' },
  { pattern: /<script(?![^>]*\ssrc=)[^>]*>/i, what: 'an inline script' },
  { pattern: /<[^>]*\son[a-z]+=/i, what: 'an inline event handler' },
];

/** @param {string} text @returns {string} escaped for an attribute and for the title */
function escape(text) {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * @param {string} html
 * @param {string} name of the file, for the message
 * @throws {Error} when it contains something that a strict Content-Security-Policy forbids
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
 * @throws {Error} when the part is missing, since the replacement would otherwise be lost silently
 */
function replace(html, part, replacement) {
  const isThere = typeof part === 'string' ? html.includes(part) : part.test(html);
  if (!isThere) throw new Error(`index.html has no ${String(part)}`);
  return html.replace(part, typeof replacement === 'string' ? () => replacement : replacement);
}

/**
 * The file for URLs without a prerendered page.
 * @param {string} shell index.html as the bundler wrote it
 * @param {string} loading what is shown until the application runs
 * @returns {string}
 * @throws {Error} see `refuseInline`
 */
export function shellHtml(shell, loading) {
  const whole = replace(shell, ROOT_ELEMENT, `<div id="root">${loading}</div>`);
  refuseInline(whole, 'app.html');
  return whole;
}

/**
 * One page as a separate file: the shell with the page's head, content, styles and hints.
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
  // A whole page cannot be shown before all of it has loaded; an outline can.
  const late = isWhole ? '' : ' fetchpriority="low"';
  const hints = [
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
    ...lateStyles.map((href) => `<link rel="preload" as="style"${late} crossorigin href="${href}">`),
    ...scripts.map((href) => `<link rel="modulepreload"${late} crossorigin href="${href}">`),
    `<noscript><link rel="stylesheet" media="(prefers-color-scheme: dark)" href="${darkStyle}"></noscript>`,
  ];
  const edits = /** @type {const} */ ([
    // Without scripts, the page must still be complete.
    ...(isWhole ? /** @type {const} */ ([[NOSCRIPT, '']]) : []),
    [TITLE, `<title>${escape(title)}</title>`],
    [
      DESCRIPTION,
      (/** @type {string} */ _, /** @type {string} */ before, /** @type {string} */ after) =>
        before + escape(description) + after,
    ],
    ['</head>', `${hints.map((hint) => `  ${hint}\n  `).join('')}</head>`],
    // The application takes over the content if it belongs to the current URL (src/main.tsx).
    [ROOT_ELEMENT, `<div id="root" data-page="${escape(path)}">${html}</div>`],
  ]);
  const whole = edits.reduce((text, [part, replacement]) => replace(text, part, replacement), shell);
  refuseInline(whole, path);
  return whole;
}
