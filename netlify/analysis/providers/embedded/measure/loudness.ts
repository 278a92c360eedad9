import type { TimeRange } from '@/contracts/time-range';
import { SILENCE_DB } from './levels';
import type { Loudness } from './measurements';

/** Output of ebur128 at the end of a tenth of a second. */
export interface LoudnessBlock extends TimeRange {
  /** Loudness of the 400 ms that end here, in LUFS. */
  momentaryLufs: number;
  /** True peak of this block alone, in dBTP. */
  truePeakDb: number;
}

/** Length of the gating blocks for loudness, in milliseconds (ITU-R BS.1770). */
const GATING_MS = 400;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/**
 * Loudness of a window: that of the 400 ms around its middle, and its true peak.
 *
 * @param blocks of continuous audio, in time order
 */
export function loudnessAt(
  blocks: readonly LoudnessBlock[],
  startMs: number,
  endMs: number,
): { lufs: number; truePeakDb: number } | undefined {
  const firstWhole = firstEndingAt(blocks, (blocks[0]?.startMs ?? Infinity) + GATING_MS - 1);
  const middle = (startMs + endMs + GATING_MS) / 2;
  const after = Math.max(firstWhole, firstEndingAt(blocks, middle));
  const [next, previous] = [blocks[after], after > firstWhole ? blocks[after - 1] : undefined];
  const isPrevious =
    previous !== undefined && (next === undefined || middle - previous.endMs <= next.endMs - middle);
  const nearest = isPrevious ? previous : next;
  if (nearest === undefined) return undefined;
  let truePeakDb = SILENCE_DB;
  for (let at = firstEndingAt(blocks, startMs); (blocks[at]?.startMs ?? endMs) < endMs; at += 1) {
    const block = blocks[at];
    if (block !== undefined && block.endMs > startMs) truePeakDb = Math.max(truePeakDb, block.truePeakDb);
  }
  return { lufs: nearest.momentaryLufs, truePeakDb };
}

/** Index of the first block that ends at a time or later; their number if there is none. */
function firstEndingAt(blocks: readonly LoudnessBlock[], timeMs: number): number {
  let [low, high] = [0, blocks.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.endMs ?? 0) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * Integrated loudness by ITU-R BS.1770-5: the mean energy of the gating blocks above -70 LUFS that are not more than
 * 10 LU below the mean of all blocks above -70 LUFS.
 *
 * @param continuousBlocks the blocks of each run of continuous audio
 */
export function integratedLoudness(
  continuousBlocks: readonly (readonly LoudnessBlock[])[],
): Loudness | undefined {
  const blocks = continuousBlocks.flatMap((blocksInRow) =>
    blocksInRow.filter(({ endMs }) => endMs - (blocksInRow[0]?.startMs ?? 0) >= GATING_MS - 1),
  );
  const all = continuousBlocks.flat();
  if (all.length === 0) return undefined;
  const truePeakDb = all.reduce((most, block) => Math.max(most, block.truePeakDb), SILENCE_DB);
  const loud = blocks.map((block) => block.momentaryLufs).filter((lufs) => lufs > ABSOLUTE_GATE);
  if (loud.length === 0) return { integratedLufs: ABSOLUTE_GATE, truePeakDb };
  const gate = meanOf(loud) + RELATIVE_GATE;
  return { integratedLufs: meanOf(loud.filter((lufs) => lufs > gate)), truePeakDb };
}

/** Mean of levels, by energy. */
function meanOf(levels: readonly number[]): number {
  return 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** (level / 10), 0) / levels.length);
}
