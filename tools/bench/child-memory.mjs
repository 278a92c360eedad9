import { readFile } from 'node:fs/promises';

/** Largest memory of this process's children while something runs, in MB. Linux alone tells it. */
export class ChildMemory {
  mostMb = 0;
  #timer = setInterval(() => void this.#look(), 40);

  async #look() {
    const children = await readFile(`/proc/self/task/${String(process.pid)}/children`, 'utf8').catch(
      () => '',
    );
    for (const pid of children.split(' ').filter((id) => id !== '')) {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      const kilobytes = /^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1];
      if (kilobytes !== undefined) this.mostMb = Math.max(this.mostMb, Number(kilobytes) / 1024);
    }
  }

  stop() {
    clearInterval(this.#timer);
    return this.mostMb;
  }
}
