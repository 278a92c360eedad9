/**
 * A Vite plugin: the messages of the interface are written in ICU MessageFormat (`src/i18n/messages`), and
 * parsed while the application is built, so that no parser is sent to a browser.
 */
import { compileMessage } from '@lingui/message-utils/compileMessage';

const MESSAGES = /\/src\/i18n\/messages\/.+\.json$/;

/** @returns {import('vite').Plugin} */
export function messageCompiler() {
  return {
    name: 'message-compiler',
    enforce: 'pre',
    transform(source, id) {
      if (!MESSAGES.test(id)) return null;
      /** @type {Record<string, string>} */
      const messages = JSON.parse(source);
      const compiled = Object.entries(messages).map(([key, text]) => [key, compileMessage(text)]);
      return { code: JSON.stringify(Object.fromEntries(compiled)), map: null };
    },
  };
}
