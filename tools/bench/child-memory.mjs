import { readFile } from 'node:fs/promises';

/** Clock tick of the kernel, in seconds. */
const TICK = 0.01;

/** The memory and processor time of this process's children. Works only on Linux. */
export class ChildMemory {
  /** Peak memory of the largest child, in MB. */
  mostMb = 0;
  /** Processor time by process id, in seconds. @type {Map<string, number>} */
  #seconds = new Map();
  #timer = setInterval(() => void this.#look(), 40);

  async #look() {
    const children = await readFile(`/proc/self/task/${String(process.pid)}/children`, 'utf8').catch(
      () => '',
    );
    for (const pid of children.split(' ').filter((id) => id !== '')) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
      const [, ticks = ''] =
        /\) (.*)/.exec(await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')) ?? [];
      // Fields 14 and 15 of proc_pid_stat(5); the second field, the name in parentheses, has been removed.
      const [user = 0, system = 0] = ticks.split(' ').slice(11, 13).map(Number);
      if (user + system > 0) this.#seconds.set(pid, (user + system) * TICK);
      if (kilobytes !== undefined) this.mostMb = Math.max(this.mostMb, Number(kilobytes) / 1024);
    }
  }

  /** Processor time of all children, in seconds. */
  get cpuSeconds() {
    return [...this.#seconds.values()].reduce((sum, seconds) => sum + seconds, 0);
  }

  stop() {
    clearInterval(this.#timer);
    return this.mostMb;
  }
}
