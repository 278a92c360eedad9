import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { failures } from './worker-failure';

/**
 * Memory in MB that the decoding child may hold: a function has 1024, and this process needs some of
 * them. A 4K video takes about 160; the largest frame that is decoded, held twenty times, about 550.
 */
const MOST_MEMORY_MB = 700;
/** Damaged videos can make FFmpeg take more than a GB a second. */
const LOOK_EVERY_MS = 50;

/**
 * Fails when a process holds too much memory. FFmpeg believes what a file's index says: one of 5 kB can
 * claim a billion frames, and the list of them is made before the first one is asked for. A limit on
 * JavaScript's memory does not see that, and the process itself cannot tell while native code runs.
 *
 * Only Linux, where functions run, says what another process holds; elsewhere there is no limit.
 *
 * @param ending aborted when nobody needs to know any more
 * @param mostMb what it may hold, in MB
 * @param onPeak told the most that it has held so far, in whole MB, each time that it is more
 * @throws AnalysisFailure `damaged`
 */
export async function tooMuchMemory(
  pid: number | undefined,
  ending: AbortSignal,
  mostMb = MOST_MEMORY_MB,
  onPeak?: (peakMb: number) => void,
): Promise<never> {
  let peakMb = 0;
  for (;;) {
    const held = pid === undefined ? undefined : await heldMb(pid);
    // It cannot be measured, or has ended: its own events tell how.
    if (held === undefined) return new Promise<never>(() => undefined);
    if (held > peakMb) {
      peakMb = Math.ceil(held);
      onPeak?.(peakMb);
    }
    if (held > mostMb) throw failures.tooMuchMemory();
    await setTimeout(LOOK_EVERY_MS, undefined, { signal: ending, ref: false });
  }
}

async function heldMb(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
