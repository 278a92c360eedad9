import { GOAL_SECONDS } from './scenes/pitch.mjs';
import { CUES, DURATION_MS, SCENES } from './programme.mjs';

/** @typedef {{ startMs: number, endMs: number }} Range */

/**
 * What is in the programme and when, told by those who drew it and not by measuring: what an analysis
 * is held to. Ranges in milliseconds, the end exclusive. A concept that is listed is absent elsewhere.
 *
 * Every scene of it is one shot; the black between two is a slot.
 *
 * @returns {{ durationMs: number, cutsMs: number[], scenes: (Range & { isSlot?: true })[], concepts: Record<string, Range[]> }}
 */
export function truth() {
  const pitch = sceneNamed('pitch');
  const scored = { ...pitch, goalMs: pitch.startMs + GOAL_SECONDS * 1000 };
  return {
    durationMs: DURATION_MS,
    cutsMs: SCENES.slice(1)
      .map((scene) => scene.startMs)
      .filter((timeMs) => timeMs !== sceneNamed('black').startMs),
    scenes: SCENES.map(({ name, startMs, endMs }) => ({
      startMs,
      endMs,
      ...(name === 'black' ? { isSlot: /** @type {const} */ (true) } : {}),
    })),
    concepts: {
      'test pattern': [rangeOf('bars')],
      tone: [rangeOf('bars')],
      fade: SCENES.flatMap(({ endMs, fadeOutMs }) =>
        fadeOutMs === undefined ? [] : [{ startMs: endMs - fadeOutMs, endMs }],
      ),
      'black frame': [rangeOf('black')],
      silence: [rangeOf('black')],
      'black and white': [rangeOf('lighthouse')],
      quiet: [rangeOf('lighthouse')],
      'dark scene': [rangeOf('nightRoad')],
      'bright scene': [rangeOf('kitchen'), rangeOf('endCard')],
      // It takes half a second to see that a camera stands still: its first moment on the road is too short.
      'static shot': [
        rangeOf('kitchen'),
        { ...rangeOf('nightRoad'), startMs: rangeOf('nightRoad').startMs + 520 },
      ],
      'title card': [rangeOf('endCard')],
      'fast motion': [{ startMs: scored.startMs, endMs: scored.goalMs }],
      loud: [{ startMs: scored.goalMs, endMs: scored.endMs }],
      'dominant green': [rangeOf('pitch')],
      'dominant orange': [rangeOf('kitchen')],
      'dominant white': [rangeOf('endCard')],
      ...topics(),
      ...shown(),
    },
  };
}

/** @returns {Record<string, Range[]>} */
function topics() {
  /** @type {Record<string, Range[]>} */
  const ranges = {};
  for (const { topic, startMs, endMs } of CUES)
    if (topic !== undefined) ranges[topic] = [...(ranges[topic] ?? []), { startMs, endMs }];
  return ranges;
}

/** @returns {Record<string, Range[]>} */
function shown() {
  return Object.fromEntries(
    SCENES.flatMap(({ shows = [], startMs, endMs }) => shows.map((name) => [name, [{ startMs, endMs }]])),
  );
}

/** @param {string} name */
function rangeOf(name) {
  const { startMs, endMs } = sceneNamed(name);
  return { startMs, endMs };
}

/** @param {string} name */
function sceneNamed(name) {
  const scene = SCENES.find((candidate) => candidate.name === name);
  if (scene === undefined) throw new Error(`The programme has no scene "${name}".`);
  return scene;
}
