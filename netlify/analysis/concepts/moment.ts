import type {
  FilmMeasurements,
  PictureMeasurement,
  SoundMeasurement,
  Transition,
} from '../signals/measurements';
import { FRAME_MS, timelineOf, type Stretch } from './timeline';
import { shotsOf } from './shots';
import { topicSpansOf, type TopicSpan } from './words/topic-spans';

/** A picture, and how far it is from the one before it. */
export interface PictureInShot extends PictureMeasurement {
  /** Milliseconds since the picture before; undefined for the first picture of a shot. */
  gapMs: number | undefined;
}

/** Everything that was measured in one stretch of the film: what a concept is derived from. */
export interface Moment {
  timestamp: number;
  pictures: readonly PictureInShot[];
  sounds: readonly SoundMeasurement[];
  /** Strength of the cut that opens the stretch, 0 to 1. */
  cut: number | undefined;
  /** Strength of the strongest fade in the stretch, 0 to 1. */
  fade: number | undefined;
  /** Weight of the evidence for each topic that is spoken of. */
  topics: ReadonlyMap<string, number>;
}

/** A fade must be under way this long in a stretch to count there, unless it is shorter itself. */
const LEAST_FADE_MS = 200;

/**
 * Divides a film into moments, each with what was measured in it.
 *
 * @param isCut whether a cut is strong enough to divide
 */
export function momentsOf(film: FilmMeasurements, isCut: (cut: Transition) => boolean): Moment[] {
  const cuts = film.transitions.filter((transition) => transition.kind === 'cut' && isCut(transition));
  const fades = film.transitions.filter((transition) => transition.kind === 'fade');
  const spans = topicSpansOf(film, shotsOf(film, cuts));
  const stretches = timelineOf(
    film,
    cuts,
    spans.map((span) => span.startMs),
  );
  const pictures = picturesInShots(film.pictures, cuts);
  return stretches.map((stretch) => ({
    timestamp: stretch.timestamp,
    pictures: pictures.filter((picture) => isWithin(picture.timeMs, stretch)),
    sounds: soundsIn(film.sounds, stretch),
    cut: stretch.cut?.strength,
    fade: strongestFade(fades, stretch),
    topics: topicsIn(spans, stretch),
  }));
}

function isWithin(timeMs: number, stretch: Stretch): boolean {
  // Sampled stretches start at a rounded time, which may lie just behind the sample itself.
  return Math.round(timeMs) >= Math.round(stretch.startMs) && timeMs < stretch.endMs;
}

/** A window of sound may reach this far over the edge of a stretch, in milliseconds, and lie inside it. */
const EDGE_MS = 5;

/**
 * The windows that lie inside the stretch: one that reaches over its edge hears what comes before or
 * after. Only where none lies inside, those whose middle does.
 */
function soundsIn(sounds: readonly SoundMeasurement[], stretch: Stretch): SoundMeasurement[] {
  const around = sounds.filter((sound) => isWithin(sound.timeMs + sound.durationMs / 2, stretch));
  const inside = around.filter(
    ({ timeMs, durationMs }) =>
      timeMs >= stretch.startMs - EDGE_MS && timeMs + durationMs <= stretch.endMs + EDGE_MS,
  );
  return inside.length > 0 ? inside : around;
}

function picturesInShots(
  pictures: readonly PictureMeasurement[],
  cuts: readonly Transition[],
): PictureInShot[] {
  return pictures.map((picture, index) => {
    const before = pictures[index - 1];
    const opensShot =
      before === undefined ||
      cuts.some((cut) => cut.startMs > before.timeMs && cut.startMs <= picture.timeMs + FRAME_MS / 2);
    return { ...picture, gapMs: opensShot ? undefined : picture.timeMs - before.timeMs };
  });
}

function overlapMs(a: { startMs: number; endMs: number }, b: { startMs: number; endMs: number }): number {
  return Math.min(a.endMs, b.endMs) - Math.max(a.startMs, b.startMs);
}

function strongestFade(fades: readonly Transition[], stretch: Stretch): number | undefined {
  const strengths = fades
    .filter((fade) => overlapMs(fade, stretch) >= Math.min(LEAST_FADE_MS, (fade.endMs - fade.startMs) / 2))
    .map((fade) => fade.strength);
  return strengths.length === 0 ? undefined : Math.max(...strengths);
}

function topicsIn(spans: readonly TopicSpan[], stretch: Stretch): Map<string, number> {
  const topics = new Map<string, number>();
  for (const span of spans) {
    if (overlapMs(span, stretch) < Math.min(FRAME_MS, (span.endMs - span.startMs) / 2)) continue;
    for (const [topic, weight] of span.weights) topics.set(topic, Math.max(weight, topics.get(topic) ?? 0));
  }
  return topics;
}
