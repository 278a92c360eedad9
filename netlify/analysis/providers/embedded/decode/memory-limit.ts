import { readFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { failures } from './worker-failure';

/**
 * Maximum memory of the decoding child in MB: a function has 1024, of which this process needs a part. A 4K video
 * takes about 160. Twenty frames of the largest supported size take about 550.
 */
const MAX_MEMORY_MB = 700;
/** Interval of the checks in milliseconds. Damaged videos can make FFmpeg allocate more than a GB per second. */
const LOOK_EVERY_MS = 50;

/**
 * Fails when a process uses too much memory. FFmpeg trusts the index of a file: a file of 5 kB can claim a billion
 * frames, and their list is allocated before the first one is requested. A limit on JavaScript's memory does not
 * cover that, and the process itself cannot check while native code runs.
 *
 * Only Linux, where functions run, reports the memory of another process; elsewhere there is no limit.
 *
 * @param ending aborted when the result is no longer needed
 * @param mostMb maximum memory in MB
 * @param onPeak called with each new peak so far, in whole MB
 * @throws AnalysisFailure `damaged`
 */
export async function tooMuchMemory(
  pid: number | undefined,
  ending: AbortSignal,
  mostMb = MAX_MEMORY_MB,
  onPeak?: (peakMb: number) => void,
): Promise<never> {
  let peakMb = 0;
  for (;;) {
    const held = pid === undefined ? undefined : await heldMb(pid);
    // The memory cannot be measured, or the process has ended; its own events report that.
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
