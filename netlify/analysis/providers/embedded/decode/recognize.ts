import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { RunFacts } from '../../../provider';
import { MOST_IN_FRAME, type FrameFindings, type VideoMeasurements } from '../measure/measurements';
import { VoiceDetector } from '../speech/voice';
import { framesInRounds, inSpreadRounds } from '../vision/choose-frames';
import { frameSteps } from '../vision/frame-steps';
import { openOwnModels } from '../vision/model';
import { partialOf, partialWithoutModels } from '../vision/partial-of';
import { VOICE_SECTION_MS } from '../vision/plan-steps';
import { Runtime } from '../vision/runtime';
import { runSteps, type Step, type StepOutcome } from '../vision/run-steps';
import type { AudioWindows } from './audio-windows';
import type { DecodeReport } from './decode-video';
import { longestStepOf } from './frame-log';
import { JpegDecoder } from './jpeg-decoder';
import type { OnShare } from './progress';
import type { Still } from './thumbnails';
import { Deadline } from './time';

/** What models look at, and what they may take. */
export interface RecognizeOptions {
  /** Folder with the models. */
  modelsPath: string;
  /** Folder with the models that the installation has added. */
  ownModelsPath: string | undefined;
  audioWindows: AudioWindows;
  decoded: DecodeReport;
  /** Frames to look at; none where only voices are wanted. */
  stills: readonly Still[];
  /** Length of the video in milliseconds, where it is known. */
  durationMs: number | undefined;
  /** The longest that it may be where its length is not known, in milliseconds. */
  maxDurationMs: number;
  /** Milliseconds that are left. */
  remainingMs: () => number;
  /** Told which share of the frames and sounds models have looked at, 0 to 1, every second. */
  onShare: OnShare | undefined;
  /** Told how far the models are, every second and at the end. */
  onModels: (models: NonNullable<RunFacts['models']>) => void;
  /** Told why a model could not be used, for the log. */
  onModelFailure: (error: unknown) => void;
}

/** A measured frame may be this much later than planned, in milliseconds: frames are some 40 ms apart. */
const LATE_MS = 50;
/** How often it is told how far the models are, in ms. */
const MODELS_EVERY_MS = 1_000;
/** Lines of text as wide as this, in widths of the frame, are worth reading. */
const LEAST_TEXT = 0.04;

/**
 * Runs the models over what was decoded: findings in frames are returned, in time order; voices go to `audioWindows`.
 * Whatever fails is told, said in `partial`, and takes nothing else with it.
 */
export async function recognize(
  options: RecognizeOptions,
): Promise<{ findings: FrameFindings[]; partial: PartialReason[] }> {
  const { modelsPath, audioWindows, stills, remainingMs, onModels, onModelFailure } = options;
  const found = new Map<number, FrameFindings>();
  let decoder: JpegDecoder | undefined;
  let runtime: Runtime | undefined;
  try {
    runtime = await Runtime.open({ folder: modelsPath });
    if (runtime.nativeFailure !== undefined) onModelFailure(runtime.nativeFailure);
    const images = new JpegDecoder();
    decoder = images;
    const jpegs = new Map(stills.map(({ timeMs, still }) => [timeMs, still]));
    const own = await openOwn(runtime, options);
    const [objects, ...others] = frameSteps(runtime, own.models, {
      rounds: framesInRounds([...jpegs.keys()], shotsIn(options)),
      imageAt: (timeMs) => images.decode(jpegs.get(timeMs) ?? new Uint8Array()),
      hasText: (timeMs) => showsText(options.decoded, timeMs, options.durationMs ?? options.maxDurationMs),
      onFound: (timeMs, findings) => found.set(timeMs, merged({ timeMs, ...found.get(timeMs) }, findings)),
    });
    const steps = [...(objects === undefined ? [] : [objects]), voiceStep(runtime, audioWindows), ...others];
    let next = new Deadline(MODELS_EVERY_MS);
    const outcomes = await runSteps(steps, remainingMs, onModelFailure, (soFar) => {
      if (!next.isOver) return;
      next = new Deadline(MODELS_EVERY_MS);
      const outcomes = soFar();
      options.onShare?.(shareOf(outcomes));
      onModels(modelsOf(outcomes));
    });
    onModels(modelsOf(outcomes));
    return {
      findings: [...found.values()].sort((a, b) => a.timeMs - b.timeMs),
      partial: partialOf(outcomes, audioWindows.isHeld, own.failures.length > 0),
    };
  } catch (error) {
    onModelFailure(error);
    return {
      findings: [],
      partial: partialWithoutModels(audioWindows.sectionsOf(VOICE_SECTION_MS).length > 0),
    };
  } finally {
    decoder?.free();
    await runtime?.close();
  }
}

function shareOf(outcomes: readonly StepOutcome[]): number {
  const sum = (of: 'done' | 'wanted') => outcomes.reduce((all, outcome) => all + outcome[of], 0);
  return sum('done') / Math.max(1, sum('wanted'));
}

function modelsOf(outcomes: readonly StepOutcome[]): NonNullable<RunFacts['models']> {
  return Object.fromEntries(
    outcomes.map(({ name, wanted, done, ms }) => [name, { wanted, done, ms: Math.round(ms) }]),
  );
}

async function openOwn(runtime: Runtime, { ownModelsPath, onModelFailure }: RecognizeOptions) {
  if (ownModelsPath === undefined) return { models: [], failures: [] };
  const own = await openOwnModels(runtime, ownModelsPath);
  own.failures.forEach(onModelFailure);
  return own;
}

/** Several models of the installation may have found something in one frame. */
function merged(before: FrameFindings, found: Omit<FrameFindings, 'timeMs'>): FrameFindings {
  const own = [...(before.own ?? []), ...(found.own ?? [])].slice(0, MOST_IN_FRAME);
  return { ...before, ...found, ...(own.length === 0 ? {} : { own }) };
}

function voiceStep(runtime: Runtime, audioWindows: AudioWindows): Step {
  const detector = new VoiceDetector(runtime);
  return {
    name: 'voice',
    rounds: inSpreadRounds(audioWindows.sectionsOf(VOICE_SECTION_MS)),
    isContinuous: true,
    load: () => runtime.load('silero-vad'),
    run: (startMs) => audioWindows.detectVoices(detector, { startMs, endMs: startMs + VOICE_SECTION_MS }),
  };
}

/**
 * Whether lines of text stand in a measured frame near that time. Where every frame is decoded, each has one near it.
 *
 * @param lengthMs the length that the distance of the reported frames goes by, in milliseconds
 */
export function showsText(
  { frames }: Pick<DecodeReport, 'frames'>,
  timeMs: number,
  lengthMs: number,
): boolean {
  const nearMs = longestStepOf(lengthMs) / 2 + LATE_MS;
  return frames.some((frame) => Math.abs(frame.timeMs - timeMs) <= nearMs && frame.text >= LEAST_TEXT);
}

/** What lies between the transitions that are more likely than not: enough to choose frames by. */
function shotsIn({ decoded, durationMs }: RecognizeOptions): TimeRange[] {
  const starts = decoded.transitions
    .filter(({ strength }: VideoMeasurements['transitions'][number]) => strength >= 0.5)
    .map(({ startMs, endMs }) => (startMs + endMs) / 2)
    .sort((a, b) => a - b);
  const borders = [0, ...starts, durationMs ?? Infinity];
  return borders.slice(1).map((endMs, index) => ({ startMs: borders[index] ?? 0, endMs }));
}
