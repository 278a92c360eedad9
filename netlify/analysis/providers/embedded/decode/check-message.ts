import type { AnalysisErrorCode } from '../../../errors';
import type { TimeRange } from '@/contracts/time-range';
import { areFindings } from './check-findings';
import { isRunFacts, isVideoMeasurements } from './check-measurements';
import type { ModelManifest } from '../vision/own-manifest';
import type { FromWorker } from './worker-protocol';

/** Codes with which a child may report that a video cannot be measured. Only the parent detects other failures. */
const CHILDS_CODES: readonly AnalysisErrorCode[] = [
  'not-a-video',
  'unsupported-codec',
  'damaged',
  'too-long',
  'no-picture',
  'too-slow',
  'internal',
];

/** Maximum number of characters of a message that is shown to a user: twice the longest existing message. */
const MAX_MESSAGE_LENGTH = 500;

/** Messages sent before the end; the result does not depend on them. */
const LEFT_OUT: readonly unknown[] = [
  'progress',
  'facts',
  'warning',
  'interim',
  'measured',
  'voices',
  'words',
  'findings',
];

/** Maximum number of ranges with voices: one for every half second of three hours. */
const MAX_VOICES = 21_600;

/** Whether an invalid message can be ignored without affecting the result. */
export function isLeftOut(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && LEFT_OUT.includes(value.type);
}

/** Whether these are ranges in time order and without overlap. */
function areVoices(value: unknown): value is TimeRange[] {
  if (!Array.isArray(value) || value.length > MAX_VOICES) return false;
  let lastMs = 0;
  return value.every((range: unknown) => {
    if (typeof range !== 'object' || range === null) return false;
    const { startMs, endMs } = range as Partial<Record<string, unknown>>;
    if (typeof startMs !== 'number' || typeof endMs !== 'number') return false;
    const isNext = startMs >= lastMs && endMs > startMs && Number.isFinite(endMs);
    lastMs = endMs;
    return isNext;
  });
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

/**
 * Reads a message of the child. The child has decoded untrusted data, so the message can contain anything.
 *
 * @param manifests of the models added by the installation
 * @returns undefined when it is not part of the protocol, or contains impossible values
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
  if (type === 'voices') {
    const { ranges } = message;
    if (!areVoices(ranges)) return undefined;
    return { type, ranges: ranges.map(({ startMs, endMs }) => ({ startMs, endMs })) };
  }
  if (type === 'samples') {
    const { id, samples } = message;
    return Number.isSafeInteger(id) && samples instanceof Int16Array
      ? { type, id: Number(id), samples }
      : undefined;
  }
  if (type === 'warning') {
    return isText(message.message)
      ? { type, message: message.message.slice(0, MAX_MESSAGE_LENGTH) }
      : undefined;
  }
  if (type === 'failed') {
    const code = CHILDS_CODES.find((known) => known === message.code);
    if (code === undefined || !isText(message.message)) return undefined;
    return { type, code, message: message.message.slice(0, MAX_MESSAGE_LENGTH) };
  }
  if (type === 'findings') {
    const { findings } = message;
    return areFindings(findings, manifests) ? { type, findings } : undefined;
  }
  if (type === 'words' || type === 'interim' || type === 'measured' || type === 'done') {
    const { measurements } = message;
    return isVideoMeasurements(measurements, manifests) ? { type, measurements } : undefined;
  }
  return undefined;
}
