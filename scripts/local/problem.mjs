/**
 * Something the person at the keyboard can put right. Printed as it stands, without a stack, and the
 * command ends with exit code 1.
 */
export class Problem extends Error {
  /**
   * @param {string} message what is wrong
   * @param {string} remedy what to do about it
   */
  constructor(message, remedy) {
    super(`${message}\n  ${remedy.replaceAll('\n', '\n  ')}`);
    this.name = 'Problem';
  }
}

/** Several problems as one, so that whoever has to solve them sees all of them at once. */
export class Problems extends Problem {
  /** @param {readonly Problem[]} problems two or more */
  constructor(problems) {
    super(`${problems.length} things are missing:`, problems.map(({ message }) => message).join('\n'));
  }
}

/**
 * Prints an error the way a command should end: a `Problem` as its message, anything else (a fault of
 * ours) with its stack.
 * @param {unknown} error
 */
export function printProblem(error) {
  const text =
    error instanceof Problem ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n✖ ${text}\n`);
}
