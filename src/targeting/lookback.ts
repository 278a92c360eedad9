import type { AnalysisResponse } from '@/contracts/analysis';
import type { TimeRange } from '@/contracts/time-range';
import { conceptsOf } from './concept-ranges';
import { firstIndex, longestWithin } from './time-ranges';
import { topicTimes, type TopicTime } from './topics';

/** What the audience has seen and heard just before a break. */
export interface Lookback {
  /** At most {@link LOOKBACK_MS} long, up to the break. */
  range: TimeRange;
  /** Its topics, the longest first, with their time in the range, in ms. */
  topics: { topic: TopicTime; ms: number }[];
  /** The objects seen in it, the longest first. */
  seen: string[];
  /** Mean loudness in LUFS; undefined if there is no audio. */
  loudness: number | undefined;
}

/** Length of the lookback, in ms: AWS MediaTailor reads the context of at most 30 s before a break. */
export const LOOKBACK_MS = 30_000;

/** The lookback of a place: the 30 seconds before it. */
export function lookbackOf(
  response: AnalysisResponse,
  timestamp: number,
  leastConfidence?: number,
): Lookback {
  const range = { startMs: Math.max(0, timestamp - LOOKBACK_MS), endMs: timestamp };
  const { sound = [] } = response;
  const heard = sound.slice(
    firstIndex(sound, (sample) => sample.timestamp < range.startMs),
    firstIndex(sound, (sample) => sample.timestamp < range.endMs),
  );
  return {
    range,
    topics: longestWithin(topicTimes(response, leastConfidence), range).map(({ item: topic, ms }) => ({
      topic,
      ms,
    })),
    seen: longestWithin(conceptsOf(response, leastConfidence), range)
      .filter(({ item }) => item.kind === 'seen')
      .map(({ item }) => item.name),
    loudness: meanLoudness(heard.map(({ loudness }) => loudness)),
  };
}

/** The mean in LUFS, averaged by energy as in EBU R 128. */
export function meanLoudness(levels: readonly number[]): number | undefined {
  if (levels.length === 0) return undefined;
  const energy = levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length;
  return 10 * Math.log10(energy);
}
