import type { FilmMeasurements, Transition } from '../signals/measurements';
import { median } from './statistics';

/** What lies between two changes of shot. */
export interface Shot {
  startMs: number;
  /** Exclusive. */
  endMs: number;
}

/**
 * The shots of a film, in time order, without gaps. A shot ends at a cut, in the middle of a dissolve, and at
 * the dark end of a fade: words before a fade-out are not about what follows it.
 *
 * @param cuts the cuts to go by
 */
export function shotsOf(film: FilmMeasurements, cuts: readonly Transition[]): Shot[] {
  const fades = film.transitions.filter((transition) => transition.kind === 'fade');
  const dissolves = film.transitions.filter((transition) => transition.kind === 'dissolve');
  const borders = [
    ...cuts.map((cut) => cut.startMs),
    ...fades.map((fade) => darkEndOf(film, fade)),
    ...dissolves.map(({ startMs, endMs }) => (startMs + endMs) / 2),
  ]
    .filter((timeMs) => timeMs > 0 && timeMs < film.durationMs)
    .toSorted((a, b) => a - b);
  const starts = [0, ...borders];
  return starts.map((startMs, index) => ({ startMs, endMs: starts[index + 1] ?? Number.POSITIVE_INFINITY }));
}

function darkEndOf(film: FilmMeasurements, fade: Transition): number {
  const middle = (fade.startMs + fade.endMs) / 2;
  const lumaBetween = (fromMs: number, toMs: number) =>
    median(film.pictures.filter((p) => p.timeMs >= fromMs && p.timeMs <= toMs).map((p) => p.luma)) ?? 0;
  return lumaBetween(fade.startMs, middle) >= lumaBetween(middle, fade.endMs) ? fade.endMs : fade.startMs;
}
