import type { PartialReason } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { LONGEST_LINE, MOST_IN_FRAME, type Box, type FrameFindings } from '../measure/measurements';
import type { Box as Corners } from './boxes';
import { framesInOrder } from './choose-frames';
import { FaceDetector } from './faces';
import type { RgbImage } from './image';
import { ObjectDetector } from './objects';
import type { Runtime } from './runtime';
import { TextReader } from './text';
import { UnsafeEstimator } from './unsafe';

/** Scores of objects from which they are told: lower ones can only confirm another frame's. */
const LEAST_OBJECT_SCORE = 0.4;

/** What the first frame of a step may take, with its model to be loaded, in milliseconds. */
const FIRST_MS = 1000;

/** What the recognition of frames needs. */
export interface RecognitionOptions {
  runtime: Runtime;
  /** Times of the frames that there are, in milliseconds. */
  times: readonly number[];
  /** All shots of the video, in time order. */
  shots: readonly TimeRange[];
  /** The frame at one of these times; undefined where it cannot be decoded. */
  imageAt: (timeMs: number) => RgbImage | undefined;
  /** Whether lines of text stand in the frame at a time, by its measurement. */
  hasText: (timeMs: number) => boolean;
  /** Milliseconds that are left. */
  remainingMs: () => number;
}

/** One kind of recognition: what it adds to the findings of a frame. */
interface Step {
  wants: (timeMs: number) => boolean;
  run: (image: RgbImage) => Promise<Omit<FrameFindings, 'timeMs'>>;
}

/**
 * Recognizes what frames show, in the order that gives most: objects, text, unsafe frames, faces. Each goes over the
 * frames in the order of {@link framesInOrder} and ends when the time that a frame takes is not left any more.
 *
 * @returns the findings in time order, and why not all frames have been seen
 * @throws ModelError where a model cannot be loaded or run
 */
export async function recognizeFrames(
  options: RecognitionOptions,
): Promise<{ findings: FrameFindings[]; partial: PartialReason[] }> {
  const { times, shots, imageAt, remainingMs } = options;
  const order = framesInOrder(times, shots);
  const findings = new Map<number, FrameFindings>();
  let isCut = false;
  for (const { wants, run } of stepsOf(options)) {
    let longestMs = FIRST_MS;
    let isFirst = true;
    for (const timeMs of order.filter(wants)) {
      if (remainingMs() <= longestMs) {
        isCut = true;
        break;
      }
      const startMs = performance.now();
      const image = imageAt(timeMs);
      if (image === undefined) continue;
      findings.set(timeMs, { timeMs, ...findings.get(timeMs), ...(await run(image)) });
      // The first one has loaded its model: the next ones take less.
      longestMs = isFirst ? 0 : Math.max(longestMs, performance.now() - startMs);
      isFirst = false;
    }
  }
  const seen = [...findings.values()].filter(({ objects }) => objects !== undefined).length;
  return {
    findings: [...findings.values()].sort((a, b) => a.timeMs - b.timeMs),
    partial: isCut ? [{ code: 'models-cut', values: { frames: seen } }] : [],
  };
}

function stepsOf({ runtime, hasText }: RecognitionOptions): Step[] {
  const objects = new ObjectDetector(runtime);
  const text = new TextReader(runtime);
  const unsafe = new UnsafeEstimator(runtime);
  const faces = new FaceDetector(runtime);
  const always = () => true;
  return [
    {
      wants: always,
      run: async (image) => ({
        objects: (await objects.detect(image, LEAST_OBJECT_SCORE)).flatMap(
          ({ name, score, scores, boxes }) => {
            const [best] = boxes;
            return best === undefined
              ? []
              : [{ name, score, modelScores: { ...scores }, box: boxOf(best.box) }];
          },
        ),
      }),
    },
    {
      wants: hasText,
      run: async (image) => ({
        texts: (await text.read(image)).slice(0, MOST_IN_FRAME).map(({ text: line, score, box }) => ({
          text: line.slice(0, LONGEST_LINE),
          score,
          box: boxOf(box),
        })),
      }),
    },
    { wants: always, run: async (image) => ({ unsafe: (await unsafe.estimate(image)).score }) },
    {
      wants: always,
      run: async (image) => ({
        faces: (await faces.detect(image)).slice(0, MOST_IN_FRAME).map(({ box }) => boxOf(box)),
      }),
    },
  ];
}

function boxOf({ left, top, right, bottom }: Corners): Box {
  return { x: left, y: top, width: right - left, height: bottom - top };
}
