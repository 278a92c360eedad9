import { measureFile } from './measure-file.mjs';
import { makeClip } from './make-clip.mjs';
import { countChanges, countIntervals, rightOrMissed, truthAt } from './score.mjs';

/**
 * @typedef {import('./clips/recipe.mjs').Clip} Clip
 * @typedef {import('./report.mjs').Report} Report
 */

const CUT_MS = 100;
const SOFT_MS = 500;

/**
 * Runs the engine on one clip and counts its right and wrong results.
 *
 * @param {import('./measure-file.mjs').Engine} engine
 * @param {Clip} clip
 * @param {Report} report added to
 */
export async function judge(engine, clip, report) {
  const { path, truth } = await makeClip(clip);
  const video = await measureFile(engine, path, clip.plan);
  if (clip.plan === 'sampled') {
    const changes = truth.changes.filter((change) => change.kind !== 'fade');
    const found = video.transitions.filter((transition) => transition.kind !== 'fade' && isNamed(transition));
    const times = sampleTimes(video.frames.map((frame) => frame.timeMs));
    report.count(clip, 'cuts by intervals', (tally) => countIntervals(tally, changes, found, times));
    return;
  }
  judgeChanges(clip, truth, video.transitions.filter(isNamed), report);
  judgeNames(engine, clip, truth, video, report);
}

/** The engine reports a transition with a strength of at least 0.5. @param {{ strength: number }} transition */
function isNamed(transition) {
  return transition.strength >= 0.5;
}

/**
 * Time ranges that were decoded in full have many frames; the intervals here are about two seconds.
 * @param {readonly number[]} times
 */
function sampleTimes(times) {
  /** @type {number[]} */
  const spaced = [];
  for (const time of times) if (spaced.length === 0 || time - (spaced.at(-1) ?? 0) >= 1900) spaced.push(time);
  return spaced;
}

/**
 * @param {Clip} clip
 * @param {Awaited<ReturnType<typeof makeClip>>['truth']} truth
 * @param {readonly { kind: string, startMs: number, endMs: number }[]} found
 * @param {Report} report
 */
function judgeChanges(clip, truth, found, report) {
  /** @param {string} kind */
  const of = (kind) => truth.changes.filter((change) => change.kind === kind);
  const cuts = found.filter((change) => change.kind === 'cut');
  // A clip of sounds.
  if (truth.sounds.length > 0) return;
  report.count(clip, 'hard cuts', (tally) => countChanges(tally, of('cut'), cuts, CUT_MS));
  report.count(clip, 'fades and dissolves', (tally) => {
    for (const kind of ['fade', 'dissolve']) {
      const foundSoft = found.filter((change) => change.kind === kind);
      countChanges(tally, of(kind), foundSoft, SOFT_MS);
    }
  });
  if (clip.isWithoutCut) report.count(clip, 'clips without a cut', rightOrMissed(cuts.length === 0));
}

/**
 * @param {import('./measure-file.mjs').Engine} engine
 * @param {Clip} clip
 * @param {Awaited<ReturnType<typeof makeClip>>['truth']} truth
 * @param {import('./measure-file.mjs').Video} video
 * @param {Report} report
 */
function judgeNames(engine, clip, truth, video, report) {
  const entries = engine.conceptsOf(video);
  const audioNames = new Set(engine.AUDIO_CONCEPTS.map((concept) => concept.name));
  entries.forEach(({ timestamp, concepts }, index) => {
    const range = { startMs: timestamp, endMs: entries[index + 1]?.timestamp ?? truth.durationMs };
    // The remainder at the end is too short to be judged.
    if (range.endMs - range.startMs < 400) return;
    const names = new Set(concepts.map((concept) => concept.name));
    const found = truthAt(truth.labels, range);
    const audio = truthAt(truth.sounds, range);
    for (const { name, kind } of engine.CONCEPTS) {
      const isAudio = audioNames.has(name);
      const label = isAudio ? audio : found;
      if (kind === 'topic' || label === undefined || CHANGES.has(name)) continue;
      if (label.open.has(name) || (!isAudio && label.open.has('*visual'))) continue;
      report.count(
        clip,
        `concept ${name}`,
        (tally) => {
          if (label.shows.has(name) && names.has(name)) tally.right += 1;
          else if (label.shows.has(name)) tally.missed += 1;
          else if (names.has(name)) tally.wrong += 1;
        },
        timestamp,
      );
    }
  });
}

/** These are counted as changes with exact times, not by entries. */
const CHANGES = new Set(['scene cut', 'fade', 'dissolve']);
