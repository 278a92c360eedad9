import { spawnSync } from 'node:child_process';
import { Problem } from './problem.mjs';

/** Required by firebase-tools 14 for its Firestore emulator. */
const OLDEST_JAVA = 11;

/**
 * @param {string} output output of `java -version`
 * @returns {number | null} the major version: 8 for `1.8.0_402`, 17 for `17.0.15`; null when there is none in it
 */
export function javaMajorVersion(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match ? Number(match[1]) : null;
}

/** @returns {number | null} the major version of the Java on the command path; null without one */
export function installedJava() {
  const { stderr, stdout, error } = spawnSync('java', ['-version'], { encoding: 'utf8', timeout: 30_000 });
  return error ? null : javaMajorVersion(`${stderr}${stdout}`);
}

/**
 * @param {number | null} major of the Java that is installed; null without one
 * @returns {Problem | null} why it cannot run the Firestore emulator
 */
export function javaProblem(major) {
  if (major !== null && major >= OLDEST_JAVA) return null;
  return new Problem(
    major === null
      ? 'Java was not found: the Firestore emulator needs it.'
      : `Java ${major} is too old for the Firestore emulator.`,
    `Install a JDK ${OLDEST_JAVA} or later (for example from https://adoptium.net, or "apt install default-jdk"),\nmake sure that "java -version" shows it, and try again.`,
  );
}

/** @throws {Problem} when Java is missing or too old for the Firestore emulator */
export function checkJava() {
  const problem = javaProblem(installedJava());
  if (problem) throw problem;
}
