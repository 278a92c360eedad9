import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { buildWorker } from '../build-worker.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @typedef {{ size: number, bytesRead: number, read: (offset: number, length: number) => Promise<Uint8Array>, close: () => Promise<void> }} Source
 *
 * @typedef {object} MeasureOptions
 * @property {string} workerPath
 * @property {number} maxDurationMs
 * @property {number} timeoutMs
 * @property {AbortSignal} signal
 * @property {{ fullDecodeMs?: number, sampleStepMs?: number, placesCuts?: boolean, hears?: boolean }} plan
 *
 * @typedef {object} Parts of the engine, as they run in the function
 * @property {(source: Source, options: MeasureOptions) => Promise<{ pictures: unknown[], intervalMs: number }>} measureFilm
 * @property {(url: string, options: object) => Promise<Source>} openHttpSource
 * @property {(film: object) => unknown[]} conceptsOf
 */

/**
 * Bundles the engine with its worker and loads it.
 *
 * @returns {Promise<Parts & { workerPath: string }>}
 */
export async function loadParts() {
  const workerPath = await buildWorker('.scenecue/bench/worker');
  const outDir = resolve(ROOT, '.scenecue/bench/engine');
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': `${ROOT}src` } },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rollupOptions: {
        input: {
          measure: 'netlify/analysis/media/measure-film.ts',
          source: 'netlify/analysis/source/http-source.ts',
          concepts: 'netlify/analysis/concepts/concepts-of.ts',
        },
        external: [/^node-av(\/|$)/],
        output: { entryFileNames: '[name].mjs' },
      },
    },
  });
  const modules = await Promise.all(
    ['measure', 'source', 'concepts'].map((name) => import(pathToFileURL(join(outDir, `${name}.mjs`)).href)),
  );
  return Object.assign({ workerPath }, ...modules);
}

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
