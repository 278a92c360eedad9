import type { AnalysisResponse } from '@/contracts/analysis';
import { perResponse } from './per-response';

/** A moment or a part of the video, in ms. */
type Timed = { timestamp: number } | { start: number };

const timeOf = (item: Timed) => ('start' in item ? item.start : item.timestamp);

/**
 * Items with the same time are ordered by their content, so that their order in the response does not matter either.
 */
function compare(a: Timed, b: Timed): number {
  const distance = timeOf(a) - timeOf(b);
  if (distance !== 0) return distance;
  const [textA, textB] = [JSON.stringify(a), JSON.stringify(b)];
  return textA < textB ? -1 : Number(textA > textB);
}

/** @returns the same list if it is in order */
function sorted<T extends Timed>(items: T[]): T[] {
  const isSorted = items.every((item, index) => {
    const before = items[index - 1];
    return before === undefined || compare(before, item) <= 0;
  });
  return isSorted ? items : items.toSorted(compare);
}

/**
 * A response with everything in time order, as the contract requires: a response made by hand or by another version may
 * not be in order. Computed once.
 *
 * @returns the same object if it is in order
 */
export const inTimeOrder = perResponse((response): AnalysisResponse => {
  const { analysis, shots, scenes, sound, light, speech, thumbnails } = response;
  const ordered: Partial<AnalysisResponse> = {
    analysis: sorted(analysis),
    ...(shots && { shots: sorted(shots) }),
    ...(scenes && { scenes: sorted(scenes) }),
    ...(sound && { sound: sorted(sound) }),
    ...(light && { light: sorted(light) }),
    ...(speech && { speech: sorted(speech) }),
    ...(thumbnails && { thumbnails: sorted(thumbnails) }),
  };
  const isSame = Object.entries(ordered).every(([key, list]) => response[key] === list);
  return isSame ? response : { ...response, ...ordered };
});
