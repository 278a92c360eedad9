import { MAX_IN_FRAME, MAX_LINE_LENGTH, MAX_THUMBNAILS, type FrameFindings } from '../measure/measurements';
import { COCO_CLASSES } from '../vision/coco-classes';
import type { ModelManifest } from '../vision/own-manifest';
import { isListOf, isRecord } from './value-checks';

/** Whether these are findings of models. They process only frames that have a thumbnail. */
export function areFindings(value: unknown, own: readonly ModelManifest[]): value is FrameFindings[] {
  return (
    isListOf(value, ['timeMs'], (frame) => isFindings(frame, own)) &&
    (value as unknown[]).length <= MAX_THUMBNAILS
  );
}

/** Findings of models in a frame: a limited number, of known shapes, with names that the models know. */
function isFindings(
  { objects = [], texts = [], faces = [], unsafe = 0, own = [] }: Record<string, unknown>,
  manifests: readonly ModelManifest[],
): boolean {
  const isScored = (entry: Record<string, unknown>) => isShare(entry.score) && isBox(entry.box);
  return (
    isShare(unsafe) &&
    [objects, texts, faces, own].every((list) => Array.isArray(list) && list.length <= MAX_IN_FRAME) &&
    isListOf(objects, [], (object) => {
      const isKnown = COCO_CLASSES.some((name) => name === object.name);
      return isKnown && isScored(object) && isByDetectors(object.modelScores);
    }) &&
    isListOf(texts, [], (line) => {
      const isShort = typeof line.text === 'string' && line.text.length <= MAX_LINE_LENGTH;
      return isShort && isScored(line);
    }) &&
    isListOf(faces, [], isBox) &&
    isListOf(own, [], (finding) => isOwnFinding(finding, manifests))
  );
}

const OBJECT_DETECTORS: readonly string[] = ['nanodet', 'centernet'];

function isByDetectors(scores: unknown): boolean {
  return (
    isRecord(scores) &&
    Object.entries(scores).every(([model, score]) => OBJECT_DETECTORS.includes(model) && isShare(score))
  );
}

/** A class with the name, threshold and topics that the manifest of its model declares. */
function isOwnFinding(
  { name, model, score, threshold, topics, box }: Record<string, unknown>,
  manifests: readonly ModelManifest[],
): boolean {
  const described = manifests
    .find((manifest) => manifest.name === model)
    ?.classes.find((each) => each.name === name && each.threshold === threshold);
  const isSaid = Array.isArray(topics) && topics.join() === described?.topics.join();
  return isSaid && isShare(score) && isShare(threshold) && (box === undefined || isBox(box));
}

function isBox(value: unknown): boolean {
  return isRecord(value) && ['x', 'y', 'width', 'height'].every((side) => isShare(value[side]));
}

function isShare(value: unknown): boolean {
  return typeof value === 'number' && value >= 0 && value <= 1;
}
