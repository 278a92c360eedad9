const DARK = /\[data-theme='dark'\]\s*\{([^}]*)\}/;

/**
 * The dark theme for a browser without scripts: `data-theme` is not set there, and only the system setting applies.
 * Generated from the tokens, so that there is one list of colours.
 * @param {string} tokens src/theme/tokens.css
 * @returns {string} a style sheet, to be linked with `media="(prefers-color-scheme: dark)"`
 * @throws {Error} when the tokens have no dark theme
 */
export function darkWithoutScripts(tokens) {
  const colours = DARK.exec(tokens)?.[1];
  if (colours === undefined) throw new Error("tokens.css has no rule for [data-theme='dark']");
  return `:root{color-scheme:dark;${colours.replace(/\s*\n\s*/g, '')}}\n`;
}
