import type { Messages } from '@lingui/core';

/** The messages of several files in one. */
export function mergeMessages(files: Record<string, Messages>): Messages {
  return Object.assign({}, ...Object.values(files)) as Messages;
}
