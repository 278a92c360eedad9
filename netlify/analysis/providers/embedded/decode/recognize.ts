import type { PartialReason } from '@/contracts/partial-reason';
import type { TimeRange } from '@/contracts/time-range';
import type { RunFacts } from '../../../provider';
import type { CueText } from '../../../captions/cue';
import { MAX_IN_FRAME, type FrameFindings, type VideoMeasurements } from '../measure/measurements';
import { VoiceDetector } from '../speech/voice';
import { CaptionReading, type PictureCaptions } from '../vision/caption-step';
import { framesInRounds, inSpreadRounds } from '../vision/choose-frames';
import { frameSteps } from '../vision/frame-steps';
import { openOwnModels } from '../vision/model';
import { partialOf, partialWithoutModels } from '../vision/partial-of';
import { VOICE_SECTION_MS } from '../vision/plan-steps';
import { Runtime } from '../vision/runtime';
import { runSteps, type Step, type StepOutcome } from '../vision/run-steps';
import type { AudioWindows } from './audio-windows';
import type { DecodeReport } from './decode-report';
import { longestStepOf } from './frame-log';
import { JpegDecoder } from './jpeg-decoder';
import { everLessOften, type OnShare } from './progress';
import type { Still } from './thumbnails';
import { Deadline } from './time';

/** Input and limits of the models. */
export interface RecognizeOptions {
  /** Folder of the models. */
  modelsPath: string;
  /** Folder of the models added by the installation. */
  ownModelsPath: string | undefined;
  audioWindows: AudioWindows;
  /** Captions that are pictures, to be read; none if the video has others. */
  captions: PictureCaptions;
  decoded: DecodeReport;
  /** Frames to process; empty if only voices are requested. */
  stills: readonly Still[];
  /** Length of the video in milliseconds, if known. */
  durationMs: number | undefined;
  /** The length by which the distance of the reported frames was chosen, in milliseconds. */
  reportLengthMs: number;
  /** Remaining time in milliseconds. */
  remainingMs: () => number;
  /** Called every second with the share of the frames and audio that models have processed, 0 to 1. */
  onShare: OnShare | undefined;
  /** Called once when the voices are known; the detector then runs over all of the sound first. */
  onVoices?: ((audioWindows: AudioWindows) => void) | undefined;
  /** Called every second and at the end with the progress of each model. */
  onModels: (models: NonNullable<RunFacts['models']>) => void;
  /** Called seldom with the findings so far. */
  onFindings?: ((findings: FrameFindings[]) => void) | undefined;
  /** Called with the reason why a model could not be used, for the log. */
  onModelFailure: (error: unknown) => void;
}

/** How much later than planned a measured frame may be, in milliseconds: frames are about 40 ms apart. */
const LATE_MS = 50;
/** Interval of the progress reports of models, in ms. */
const MODELS_EVERY_MS = 1_000;
/** Time until the first findings are sent, in ms. */
const FINDINGS_MS = 1_500;
/** Minimum width of the lines of text in a frame, in frame widths, for which text is read. */
const MIN_TEXT = 0.04;

/**
 * Runs the models on the decoded video. Findings in frames and captions are returned, in time order; voices go to
 * `audioWindows`.
 * A failure is reported and listed in `partial`, and does not affect other models.
 */
export async function recognize(
  options: RecognizeOptions,
): Promise<{ findings: FrameFindings[]; captions: CueText; partial: PartialReason[] }> {
  const { modelsPath, audioWindows, stills, remainingMs, onModels, onModelFailure } = options;
  const found = new Map<number, FrameFindings>();
  const captions = new CaptionReading(options.captions);
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
      hasText: (timeMs) => showsText(options.decoded, timeMs, options.reportLengthMs),
      mayHaveText: (timeMs) => mayShowText(options.decoded, timeMs),
      onFound: (timeMs, findings) => found.set(timeMs, merged({ timeMs, ...found.get(timeMs) }, findings)),
    });
    const voice = voiceStep(runtime, audioWindows, options.onVoices !== undefined);
    const steps = [
      ...(objects === undefined ? [] : [objects]),
      ...captions.steps(runtime),
      ...[voice, ...others],
    ];
    const tellVoices = onceHeard(options);
    const tellFindings = everLessOften(FINDINGS_MS, () => options.onFindings?.(inTimeOrder(found)));
    let next = new Deadline(MODELS_EVERY_MS);
    const outcomes = await runSteps(steps, remainingMs, onModelFailure, (soFar) => {
      tellVoices(soFar);
      tellFindings();
      if (!next.isOver) return;
      next = new Deadline(MODELS_EVERY_MS);
      const outcomes = soFar();
      options.onShare?.(shareOf(outcomes));
      onModels(modelsOf(outcomes));
    });
    onModels(modelsOf(outcomes));
    tellVoices(() => outcomes, true);
    return {
      findings: inTimeOrder(found),
      captions: captions.text(),
      partial: partialOf(outcomes, audioWindows.isHeld, own.failures.length > 0),
    };
  } catch (error) {
    onModelFailure(error);
    return {
      findings: [],
      captions: captions.text(),
      partial: partialWithoutModels(audioWindows.sectionsOf(VOICE_SECTION_MS).length > 0),
    };
  } finally {
    decoder?.free();
    await runtime?.close();
  }
}

function inTimeOrder(found: ReadonlyMap<number, FrameFindings>): FrameFindings[] {
  return [...found.values()].sort((a, b) => a.timeMs - b.timeMs);
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

/** Several models of the installation may have found something in the same frame. */
function merged(before: FrameFindings, found: Omit<FrameFindings, 'timeMs'>): FrameFindings {
  const own = [...(before.own ?? []), ...(found.own ?? [])].slice(0, MAX_IN_FRAME);
  return { ...before, ...found, ...(own.length === 0 ? {} : { own }) };
}

/** Tells when the voice detector has done all that it will do, once. */
function onceHeard({
  audioWindows,
  onVoices,
}: RecognizeOptions): (outcomes: () => StepOutcome[], isEnd?: boolean) => void {
  let isTold = onVoices === undefined;
  return (outcomes, isEnd = false) => {
    if (isTold) return;
    const voice = outcomes().find(({ name }) => name === 'voice');
    if (!isEnd && (voice === undefined || voice.done < voice.wanted)) return;
    isTold = true;
    onVoices?.(audioWindows);
  };
}

/** @param isFirst whether all of the sound comes before further frames, instead of spread samples of both */
function voiceStep(runtime: Runtime, audioWindows: AudioWindows, isFirst: boolean): Step {
  const detector = new VoiceDetector(runtime);
  const sections = audioWindows.sectionsOf(VOICE_SECTION_MS);
  return {
    name: 'voice',
    rounds: isFirst ? [sections] : inSpreadRounds(sections),
    isContinuous: true,
    load: () => runtime.load('silero-vad'),
    run: (startMs) => audioWindows.detectVoices(detector, { startMs, endMs: startMs + VOICE_SECTION_MS }),
  };
}

/**
 * Whether a measured frame near this time contains lines of text. In a video that is decoded in full, every time has one.
 *
 * @param reportLengthMs the length by which the distance of the reported frames was chosen, in milliseconds
 */
export function showsText(
  { frames }: Pick<DecodeReport, 'frames'>,
  timeMs: number,
  reportLengthMs: number,
): boolean {
  const nearMs = longestStepOf(reportLengthMs) / 2 + LATE_MS;
  return frames.some((frame) => Math.abs(frame.timeMs - timeMs) <= nearMs && frame.text >= MIN_TEXT);
}

/**
 * Whether something looks like text in the sample at this time. A title may stand for a shorter time than that between
 * two samples, so that no second one shows that it stays; a third of all photographs have such a texture, too.
 */
export function mayShowText({ frames }: Pick<DecodeReport, 'frames'>, timeMs: number): boolean {
  return frames.some(
    (frame) => Math.abs(frame.timeMs - timeMs) <= LATE_MS && (frame.textAlone ?? 0) >= MIN_TEXT,
  );
}

/** Ranges between the transitions with a strength of at least 0.5: accurate enough to choose frames. */
function shotsIn({ decoded, durationMs }: RecognizeOptions): TimeRange[] {
  const starts = decoded.transitions
    .filter(({ strength }: VideoMeasurements['transitions'][number]) => strength >= 0.5)
    .map(({ startMs, endMs }) => (startMs + endMs) / 2)
    .sort((a, b) => a - b);
  const borders = [0, ...starts, durationMs ?? Infinity];
  return borders.slice(1).map((endMs, index) => ({ startMs: borders[index] ?? 0, endMs }));
}
