import type { TimeRange } from '@/contracts/time-range';
import { firstEndingAt } from './group-by-range';
import { FRAME_MS, type EntryRange } from './timeline';
import type { TopicEvidence } from '../topics/evidence';
import type { TopicSpan } from '../topics/topic-spans';

/** A topic that is spoken of in a time range. */
interface Claim extends TimeRange {
  topic: string;
  evidence: TopicEvidence;
}

/**
 * The topics of each time range, with the evidence of the strongest span that overlaps it: the words, the times of
 * their captions in ms, and their weights.
 *
 * The strongest claims come first, and a time range that already has a topic is not visited again for it: each line
 * may last as long as the video, and there are thousands of lines and of time ranges.
 *
 * @param ranges in time order, without overlap
 */
export function topicEvidenceInTime(
  spans: readonly TopicSpan[],
  ranges: readonly EntryRange[],
): Map<string, TopicEvidence>[] {
  const found = ranges.map(() => new Map<string, TopicEvidence>());
  const open = new Map<string, OpenPlaces>();
  for (const { startMs, endMs, topic, evidence } of strongestFirst(spans)) {
    const places = open.get(topic) ?? new OpenPlaces(ranges.length);
    open.set(topic, places);
    const leastMs = Math.min(FRAME_MS, (endMs - startMs) / 2);
    let at = places.from(firstEndingAt(ranges, startMs + leastMs));
    for (let next = ranges[at]; next !== undefined; next = ranges[at]) {
      if (endMs - next.startMs < leastMs) break;
      // A time range can be too short for one span and long enough for another.
      if (next.endMs - next.startMs >= leastMs) {
        found[at]?.set(topic, evidence);
        places.close(at);
      }
      at = places.from(at + 1);
    }
  }
  return found;
}

function strongestFirst(spans: readonly TopicSpan[]): Claim[] {
  return spans
    .flatMap(({ startMs, endMs, topics }) =>
      Array.from(topics, ([topic, evidence]): Claim => ({ startMs, endMs, topic, evidence })),
    )
    .sort((a, b) => b.evidence.weight - a.evidence.weight);
}

/** A sequence of places in which runs of closed places are skipped in one step. */
class OpenPlaces {
  /** For each place, itself or a later place, before which no place is open. */
  readonly #next: Int32Array;

  constructor(count: number) {
    this.#next = Int32Array.from({ length: count + 1 }, (_, index) => index);
  }

  /** The first open place from `index` on; the number of places when there is none. */
  from(index: number): number {
    let at = Math.min(index, this.#next.length - 1);
    for (let next = this.#next[at] ?? at; next !== at; next = this.#next[at] ?? at) {
      // Path compression: shortens later searches.
      this.#next[at] = this.#next[next] ?? next;
      at = next;
    }
    return at;
  }

  close(index: number): void {
    this.#next[index] = index + 1;
  }
}
