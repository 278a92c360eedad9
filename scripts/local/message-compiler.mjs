/**
 * A Vite plugin that parses the messages of the interface (`src/i18n/messages`, in ICU MessageFormat) during the build,
 * so that no parser is sent to the browser.
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
