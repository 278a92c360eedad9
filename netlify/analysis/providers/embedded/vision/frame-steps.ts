import { MAX_LINE_LENGTH, MAX_IN_FRAME, type Box, type FrameFindings } from '../measure/measurements';
import type { Box as Corners } from './boxes';
import { FaceDetector } from './faces';
import type { RgbImage } from './image';
import type { OwnModel } from './model';
import { ObjectDetector } from './objects';
import type { StepName } from './plan-steps';
import type { Step } from './run-steps';
import type { Runtime } from './runtime';
import { TextReader } from './text';
import { UnsafeEstimator } from './unsafe';

/** Minimum score of reported objects: low scores are useful if other frames of the shot have high ones. */
const MIN_OBJECT_SCORE = 0.4;

/** Minimum score of a reported class of an own model, as a share of its threshold, for the same reason. */
const MIN_OWN_SHARE = 0.7;

/** Input of the recognition of frames. */
export interface FrameOptions {
  /** Times of the frames in the rounds of `framesInRounds`, in milliseconds. */
  rounds: readonly (readonly number[])[];
  /** The frame at one of these times; undefined if it cannot be decoded. */
  imageAt: (timeMs: number) => RgbImage | undefined;
  /** Whether the measurements found lines of text in the frame at a time. */
  hasText: (timeMs: number) => boolean;
  /** Whether something in the frame at a time looks like text, although no other frame shows that it stays. */
  mayHaveText: (timeMs: number) => boolean;
  /** Called with the findings of a step in a frame. */
  onFound: (timeMs: number, found: Omit<FrameFindings, 'timeMs'>) => void;
}

/**
 * The steps that recognize the content of frames, the most useful first.
 *
 * @param own models added by the installation
 */
export function frameSteps(
  runtime: Runtime,
  own: readonly OwnModel[],
  { rounds, imageAt, hasText, mayHaveText, onFound }: FrameOptions,
): Step[] {
  const objects = new ObjectDetector(runtime);
  const text = new TextReader(runtime);
  const unsafe = new UnsafeEstimator(runtime);
  const faces = new FaceDetector(runtime);
  const step = (
    name: StepName,
    models: readonly string[],
    recognize: (image: RgbImage) => Promise<Omit<FrameFindings, 'timeMs'>>,
  ): Step => ({
    name,
    rounds,
    load: async () => {
      for (const model of models) await runtime.load(model);
    },
    run: async (timeMs) => {
      const image = imageAt(timeMs);
      if (image !== undefined) onFound(timeMs, await recognize(image));
    },
  });
  return [
    step('objects', ['nanodet', 'centernet'], async (image) => ({
      objects: (await objects.detect(image, MIN_OBJECT_SCORE)).flatMap(
        ({ name, score, scores, boxes: [best] }) =>
          best === undefined ? [] : [{ name, score, modelScores: { ...scores }, box: boxOf(best.box) }],
      ),
    })),
    {
      ...step('text', ['text-detection', 'text-recognition'], async (image) => ({
        texts: (await text.read(image)).slice(0, MAX_IN_FRAME).map(({ text: line, score, box }) => ({
          text: line.slice(0, MAX_LINE_LENGTH),
          score,
          box: boxOf(box),
        })),
      })),
      rounds: rounds.map((round) => round.filter(hasText)),
      extraRounds: rounds.map((round) => round.filter((timeMs) => !hasText(timeMs) && mayHaveText(timeMs))),
    },
    ...own.map((model) => {
      const { name: modelName } = model.manifest;
      return step(`own ${modelName}`, [modelName], async (image) => ({
        own: (await model.find(image, MIN_OWN_SHARE)).map(({ box, ...finding }) => ({
          ...finding,
          model: modelName,
          ...(box === undefined ? {} : { box: boxOf(box) }),
        })),
      }));
    }),
    step('unsafe', ['nsfw'], async (image) => ({ unsafe: (await unsafe.estimate(image)).score })),
    step('faces', ['blazeface'], async (image) => ({
      faces: (await faces.detect(image)).slice(0, MAX_IN_FRAME).map(({ box }) => boxOf(box)),
    })),
  ];
}

function boxOf({ left, top, right, bottom }: Corners): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
