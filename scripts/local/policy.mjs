/**
 * The Content-Security-Policy of `netlify.toml`, read as text. The file is written by hand, and its values are what is
 * sent.
 */

const IN_FILE = /(Content-Security-Policy = """\\\n)([\s\S]*?)(""")/;

/**
 * Applies TOML's line continuation: a backslash removes the line break and the next line's indentation.
 * @param {string} text
 */
const joined = (text) => text.replace(/\\\n\s*/g, '').trim();

/** @typedef {Map<string, string[]>} Policy the sources that each directive allows */

/**
 * @param {string} value of a Content-Security-Policy header
 * @returns {Policy}
 */
export function parsePolicy(value) {
  const directives = value.split(';').map((part) => part.trim().split(/\s+/));
  return new Map(directives.map(([name = '', ...sources]) => [name, sources]));
}

/**
 * @param {string} toml the text of `netlify.toml`
 * @returns {Policy}
 * @throws Error when it has no policy
 */
export function readPolicy(toml) {
  const value = IN_FILE.exec(toml)?.[2];
  if (value === undefined) throw new Error('netlify.toml has no Content-Security-Policy');
  return parsePolicy(joined(value));
}

/**
 * `netlify.toml` with a policy that lets the site connect to additional origins: the emulators of a local build, whose
 * ports are not known in advance.
 * @param {string} toml
 * @param {string[]} origins
 */
export function withConnections(toml, origins) {
  const sources = readPolicy(toml).get('connect-src')?.join(' ');
  if (sources === undefined) throw new Error('The policy of netlify.toml has no connect-src');
  return toml.replace(IN_FILE, (_, before, value, after) => {
    const policy = joined(value).replace(`connect-src ${sources}`, ['$&', ...origins].join(' '));
    return `${before}${policy}${after}`;
  });
}

/**
 * Whether a source of a policy allows a URL, for the forms that `netlify.toml` uses: a scheme, and a host with or
 * without `*.` before it (CSP Level 3, section 6.7.2.8).
 * @param {string} source
 * @param {URL} url
 */
function matches(source, url) {
  if (/^[a-z]+:$/.test(source))
    return source === url.protocol || (source === 'http:' && url.protocol === 'https:');
  const { scheme, wildcard, host } =
    /^(?<scheme>https?):\/\/(?<wildcard>\*\.)?(?<host>[^/*]+)$/.exec(source)?.groups ?? {};
  if (host === undefined || url.protocol !== `${scheme}:`) return false;
  return wildcard === undefined ? url.host === host : url.host.endsWith(`.${host}`);
}

/**
 * @param {Policy} policy
 * @param {string} directive
 * @param {string} url of another origin
 */
export function allows(policy, directive, url) {
  const sources = policy.get(directive) ?? policy.get('default-src') ?? ['*'];
  return sources.some((source) => source === '*' || matches(source, new URL(url)));
}

/**
 * What the build needs and the policy blocks, one sentence for each.
 * @param {Policy} policy
 * @param {NodeJS.ProcessEnv} env the variables of the build
 */
export function blockedByPolicy(policy, env) {
  const {
    VITE_FIREBASE_AUTH_DOMAIN: domain,
    VITE_TOKEN_SYNC_URL: sync,
    VITE_APP_CHECK_SITE_KEY: siteKey,
  } = env;
  /** @type {[name: string, directive: string, url: string][]} */
  const needs = [];
  if (domain) needs.push(['VITE_FIREBASE_AUTH_DOMAIN', 'frame-src', `https://${domain}/`]);
  if (sync) needs.push(['VITE_TOKEN_SYNC_URL', 'connect-src', sync]);
  // https://developers.google.com/recaptcha/docs/faq, and the endpoint at which the SDK of App Check exchanges an
  // answer for a token.
  if (siteKey?.trim()) {
    needs.push(
      ['VITE_APP_CHECK_SITE_KEY', 'script-src', 'https://www.google.com/recaptcha/'],
      ['VITE_APP_CHECK_SITE_KEY', 'script-src', 'https://www.gstatic.com/recaptcha/'],
      ['VITE_APP_CHECK_SITE_KEY', 'frame-src', 'https://www.google.com/recaptcha/'],
      ['VITE_APP_CHECK_SITE_KEY', 'connect-src', 'https://content-firebaseappcheck.googleapis.com/'],
    );
  }
  return needs
    .filter(([, , url]) => URL.canParse(url))
    .filter(([, directive, url]) => !allows(policy, directive, url))
    .map(
      ([name, directive, url]) =>
        `${name}: the Content-Security-Policy of netlify.toml stops ${url}. Add ${new URL(url).origin} to its ${directive}.`,
    );
}
