import type { AnalysisErrorCode } from '../../../errors';
import { isRunFacts, isVideoMeasurements } from './check-measurements';
import type { ModelManifest } from '../vision/own-manifest';
import type { FromWorker } from './worker-protocol';

/** How a child may say that a video cannot be measured. What else ends an analysis is known to its parent alone. */
const CHILDS_CODES: readonly AnalysisErrorCode[] = [
  'not-a-video',
  'unsupported-codec',
  'damaged',
  'too-long',
  'no-picture',
  'too-slow',
  'internal',
];

/** Characters of a message that is shown to a person: twice the longest that there is. */
const LONGEST_MESSAGE = 500;

/** What is told on the way: a result does not need it. */
const LEFT_OUT: readonly unknown[] = ['progress', 'facts', 'warning', 'interim', 'measured'];

/** Whether a message that cannot be read may be left out, without harm to the result. */
export function isLeftOut(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && LEFT_OUT.includes(value.type);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Reads a message of the child, which has decoded a stranger's bytes and so may say anything.
 *
 * @param manifests of the models that the installation has added
 * @returns undefined when it is none of the protocol, or claims what cannot be
 */
export function readMessage(value: unknown, manifests: readonly ModelManifest[]): FromWorker | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const message = value as Record<string, unknown>;
  const { type } = message;
  if (type === 'read') {
    const { id, offset, length } = message;
    return [id, offset, length].every(Number.isSafeInteger)
      ? { type, id: Number(id), offset: Number(offset), length: Number(length) }
      : undefined;
  }
  if (type === 'progress') {
    const { share } = message;
    return typeof share === 'number' && share >= 0 && share <= 1 ? { type, share } : undefined;
  }
  if (type === 'facts') {
    const { facts } = message;
    return isRunFacts(facts, manifests) ? { type, facts } : undefined;
  }
  if (type === 'warning') {
    return isText(message.message) ? { type, message: message.message.slice(0, LONGEST_MESSAGE) } : undefined;
  }
  if (type === 'failed') {
    const code = CHILDS_CODES.find((known) => known === message.code);
    if (code === undefined || !isText(message.message)) return undefined;
    return { type, code, message: message.message.slice(0, LONGEST_MESSAGE) };
  }
  if (type === 'interim' || type === 'measured' || type === 'done') {
    const { measurements } = message;
    return isVideoMeasurements(measurements, manifests) ? { type, measurements } : undefined;
  }
  return undefined;
}
