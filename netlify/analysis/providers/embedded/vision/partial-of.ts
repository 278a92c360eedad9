import type { PartialReason } from '@/contracts/partial-reason';
import type { StepName } from './plan-steps';
import type { StepOutcome } from './run-steps';

/**
 * This number of frames is sufficient, because they are spread evenly over the video: an hour then has one every 15
 * seconds. With more time, models process more frames; missing ones beyond this number are not reported.
 */
const ENOUGH_FRAMES = 240;

/**
 * What models did not process, because a model failed or because the time was up.
 *
 * @param hasAllSamples whether the voice detector had all of the audio
 * @param isOwnWrong whether a manifest of the installation's own models is invalid
 */
export function partialOf(
  outcomes: readonly StepOutcome[],
  hasAllSamples: boolean,
  isOwnWrong: boolean,
): PartialReason[] {
  const isCut = ({ name, done, wanted, hasFailed }: StepOutcome) =>
    !hasFailed && done < (name === 'voice' ? wanted : Math.min(wanted, ENOUGH_FRAMES));
  const own = outcomes.filter(({ name }) => name.startsWith('own '));
  const missing = (['objects', 'text', 'unsafe', 'faces', 'voice'] as const).filter((name) =>
    outcomes.some(
      (outcome) =>
        outcome.name === name &&
        (outcome.hasFailed || (name === 'voice' && (isCut(outcome) || !hasAllSamples))),
    ),
  );
  const partial = missing.map((name): PartialReason => ({ code: `${name}-missing`, values: {} }));
  if (isOwnWrong || own.some(({ hasFailed }) => hasFailed)) {
    partial.push({ code: 'own-models-missing', values: {} });
  }
  const of = (wantedName: StepName) => outcomes.find(({ name }) => name === wantedName);
  // Captions that were not read are missing among the cues, which is said there.
  const ofFrames = outcomes.filter(
    (each) => !['voice', 'captions'].includes(each.name) && !own.includes(each),
  );
  if (ofFrames.some(isCut)) {
    const values = {
      frames: of('objects')?.done ?? 0,
      ofFrames: of('objects')?.wanted ?? 0,
      textFrames: of('text')?.done ?? 0,
      ofTextFrames: of('text')?.wanted ?? 0,
      unsafeFrames: of('unsafe')?.done ?? 0,
      faceFrames: of('faces')?.done ?? 0,
    };
    partial.push({ code: 'models-cut', values });
  }
  const [least] = own.filter(isCut).sort((a, b) => a.done - b.done);
  if (least !== undefined) {
    partial.push({ code: 'own-models-cut', values: { frames: least.done, ofFrames: least.wanted } });
  }
  return partial;
}

/**
 * What is missing if no model could be used at all.
 *
 * @param hasAudio whether there is audio; speech is then detected by rules only
 */
export function partialWithoutModels(hasAudio: boolean): PartialReason[] {
  const models: PartialReason = { code: 'models-missing', values: {} };
  return hasAudio ? [models, { code: 'voice-missing', values: {} }] : [models];
}
