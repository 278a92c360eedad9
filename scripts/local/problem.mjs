/** A problem that the user of the command can fix. Printed without a stack; the command ends with exit code 1. */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong
   * @param {string} remedy how to fix it
   */
  constructor(message, remedy) {
    super(`${message}\n  ${remedy.replaceAll('\n', '\n  ')}`);
    this.name = 'Problem';
  }
}

/** Several problems as one, so that all of them are reported at once. */
export class Problems extends Problem {
  /** @param {readonly Problem[]} problems two or more */
  constructor(problems) {
    super(`${problems.length} things are missing:`, problems.map(({ message }) => message).join('\n'));
  }
}

/**
 * Prints an error before the command ends: a `Problem` as its message, any other error (a bug) with its stack.
 * @param {unknown} error
 */
export function printProblem(error) {
  const text =
    error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n✖ ${text}\n`);
}
