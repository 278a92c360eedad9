import type { FilmMeasurements, TextCue } from '../../signals/measurements';
import type { Shot } from '../shots';
import { contextOf, type Line } from './context';
import { NEARBY_SHARE, weighEvidence } from './evidence';
import { PhraseIndex, type Hit } from './phrase-index';
import { TOPICS } from './topics';

/** A stretch of the film in which topics are spoken of. */
export interface TopicSpan {
  startMs: number;
  /** Exclusive. */
  endMs: number;
  /** Weight of the evidence for each topic, in ordinary words. */
  weights: ReadonlyMap<string, number>;
}

/** The container's fields that say what a film is about. */
const METADATA_FIELDS = ['title', 'description', 'comment', 'synopsis', 'genre', 'keywords', 'show'];

const INDEX = new PhraseIndex(TOPICS);

/**
 * Finds what a film's timed text is about. A line's topics hold from its start to its end, within the
 * one shot that most of the line lies in, and rest on the words of the line, of its near neighbours
 * in that shot and of the film's title and description.
 *
 * @param shots all shots of the film, in time order
 */
export function topicSpansOf(film: FilmMeasurements, shots: readonly Shot[]): TopicSpan[] {
  const about = INDEX.find(METADATA_FIELDS.map((field) => film.metadata[field] ?? '').join('. '));
  const lines = film.cues
    .map((cue) => lineOf(cue, shots))
    .filter((line) => line.endMs > line.startMs && line.hits.length > 0);
  const nearby = contextOf(lines);
  const spoken = lines.map((line): TopicSpan => {
    const { startMs, endMs, hits } = line;
    return { startMs, endMs, weights: weighEvidence(hits, [...(nearby.get(line) ?? []), ...about]) };
  });
  return [...spoken, wholeFilm(film, about)].filter((span) => span.weights.size > 0);
}

function lineOf(cue: TextCue, shots: readonly Shot[]): Line<Shot | undefined> {
  const shot = mainShot(cue, shots);
  return {
    startMs: Math.max(cue.startMs, shot?.startMs ?? 0),
    endMs: Math.min(cue.endMs, shot?.endMs ?? cue.endMs),
    shot,
    hits: INDEX.find(cue.text),
  };
}

/** The shot that most of a line lies in; of two the earlier one. */
function mainShot(cue: TextCue, shots: readonly Shot[]): Shot | undefined {
  const overlap = (shot: Shot) => Math.min(shot.endMs, cue.endMs) - Math.max(shot.startMs, cue.startMs);
  return shots.reduce<Shot | undefined>(
    (best, next) => (best === undefined || overlap(next) > overlap(best) ? next : best),
    undefined,
  );
}

/** Title and description count half for the whole film: only a plain one is enough to name a topic. */
function wholeFilm(film: FilmMeasurements, about: readonly Hit[]): TopicSpan {
  const weights = [...weighEvidence(about, [])].map(
    ([topic, weight]) => [topic, weight * NEARBY_SHARE] as const,
  );
  return { startMs: 0, endMs: film.durationMs, weights: new Map(weights) };
}
