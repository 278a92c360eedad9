import { GOAL_SECONDS } from './scenes/pitch.mjs';
import { CUES, DURATION_MS, SCENES } from './program.mjs';

/** @typedef {{ startMs: number, endMs: number }} Range */

/**
 * The ground truth of the program for testing an analysis, derived from its drawing and not from measurements. Ranges
 * in milliseconds, the end exclusive. A listed concept is absent outside its ranges.
 *
 * @returns {{ durationMs: number, cutsMs: number[], scenes: (Range & { isSlot?: true })[], concepts: Record<string,
 *   Range[]> }}
 */
export function truth() {
  const pitch = sceneNamed('pitch');
  const slots = SCENES.filter(({ isSlot }) => isSlot).map(({ startMs, endMs }) => ({ startMs, endMs }));
  const scored = { ...pitch, goalMs: pitch.startMs + GOAL_SECONDS * 1000 };
  return {
    durationMs: DURATION_MS,
    // The first frame of the video is not a cut, and there is no cut after a fade to black.
    cutsMs: SCENES.flatMap((scene, index) => {
      const starts = shotsOf(scene).map(({ startMs }) => startMs);
      return index === 0 || SCENES[index - 1]?.fadeOutMs !== undefined ? starts.slice(1) : starts;
    }),
    scenes: SCENES.map(({ isSlot, startMs, endMs }) => ({ startMs, endMs, ...(isSlot ? { isSlot } : {}) })),
    concepts: {
      'test pattern': [rangeOf('bars')],
      tone: [rangeOf('bars')],
      fade: SCENES.flatMap(({ endMs, fadeOutMs }) =>
        fadeOutMs === undefined ? [] : [{ startMs: endMs - fadeOutMs, endMs }],
      ),
      'black frame': slots,
      silence: slots,
      'black and white': [rangeOf('lighthouse')],
      quiet: [rangeOf('lighthouse')],
      'dark scene': [rangeOf('nightRoad')],
      'bright scene': [rangeOf('kitchen'), rangeOf('endCard')],
      'static shot': [rangeOf('kitchen'), ...['nightRoad', 'bar', 'newsroom'].flatMap(stillRanges)],
      'title card': [rangeOf('endCard')],
      'fast motion': [{ startMs: scored.startMs, endMs: scored.goalMs }],
      loud: [{ startMs: scored.goalMs, endMs: scored.endMs }],
      'dominant green': [rangeOf('pitch')],
      'dominant orange': [rangeOf('kitchen')],
      'dominant white': [rangeOf('endCard')],
      ...shown(),
      ...topics(),
      bottle: shotsOf(sceneNamed('bar')).filter((_, index) => index % 2 === 0),
    },
  };
}

/**
 * The topics of the captions, except for those that a scene also shows, which are present throughout.
 * @returns {Record<string, Range[]>}
 */
function topics() {
  const shows = new Set(Object.keys(shown()));
  return rangesBy(
    CUES.filter(({ topic }) => topic !== undefined && !shows.has(topic)),
    ({ topic = '' }) => [topic],
  );
}

function shown() {
  return rangesBy(SCENES, ({ shows = [] }) => shows);
}

/**
 * @template {Range} T
 * @param {readonly T[]} all
 * @param {(one: T) => readonly string[]} namesOf
 */
function rangesBy(all, namesOf) {
  /** @type {Record<string, Range[]>} */
  const ranges = {};
  for (const one of all)
    for (const name of namesOf(one)) (ranges[name] ??= []).push({ startMs: one.startMs, endMs: one.endMs });
  return ranges;
}

/**
 * The ranges in which the camera of a scene is known to be still; detecting it takes half a second.
 *
 * @param {string} name
 */
function stillRanges(name) {
  const scene = sceneNamed(name);
  const lastMs = scene.endMs - (scene.fadeOutMs ?? 0);
  return shotsOf(scene).map((shot) => ({
    startMs: shot.startMs + 520,
    endMs: Math.min(shot.endMs, lastMs),
  }));
}

/** @param {import('./program.mjs').Scene} scene @returns {Range[]} */
function shotsOf({ startMs, endMs, cuts = [] }) {
  const starts = [startMs, ...cuts.map((cut) => startMs + Math.round(cut * 1000))];
  return starts.map((start, index) => ({ startMs: start, endMs: starts[index + 1] ?? endMs }));
}

/** @param {string} name */
function rangeOf(name) {
  const { startMs, endMs } = sceneNamed(name);
  return { startMs, endMs };
}

/** @param {string} name */
function sceneNamed(name) {
  const scene = SCENES.find((candidate) => candidate.name === name);
  if (scene === undefined) throw new Error(`The program has no scene "${name}".`);
  return scene;
}
