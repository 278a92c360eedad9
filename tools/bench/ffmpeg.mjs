import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const OWN = fileURLToPath(new URL('reference.mjs', import.meta.url));

/** @type {Record<'keys' | 'full', (path: string) => string[]>} */
const ARGUMENTS = {
  keys: (path) => [
    '-v',
    'quiet',
    '-skip_frame',
    'nokey',
    '-i',
    path,
    '-an',
    '-fps_mode',
    'passthrough',
    '-f',
    'null',
    '-',
  ],
  full: (path) => ['-v', 'quiet', '-i', path, '-vf', 'fps=1,scale=160:90', '-f', 'null', '-'],
};

/**
 * What the engine is compared with.
 *
 * @returns {Promise<{ name: string, time: (what: 'keys' | 'full', path: string) => Promise<number> }>} times in ms
 */
export async function referenceFor() {
  const hasCommand = (await run('ffmpeg', ['-version']).catch(() => 1)) === 0;
  return {
    name: hasCommand
      ? 'the ffmpeg command'
      : 'the same decoding by node-av (there is no ffmpeg command here)',
    time: async (what, path) => {
      const started = performance.now();
      const code = hasCommand
        ? await run('ffmpeg', ARGUMENTS[what](path))
        : await run(process.execPath, [OWN, what, path]);
      if (code !== 0) throw new Error('The reference has failed.');
      return performance.now() - started;
    },
  };
}

/** @param {string} command @param {string[]} args @returns {Promise<number>} its exit code */
async function run(command, args) {
  const child = spawn(command, args, { stdio: 'ignore' });
  const [code] = await once(child, 'close');
  return Number(code);
}
