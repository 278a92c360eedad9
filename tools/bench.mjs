/**
 * `npm run bench`: the cost of the engine, then the speed of the pages. `npm run bench -- engine` and `npm run bench --
 * pages` run one of the two; `npm run bench -- programme` measures a whole programme, in about twenty minutes.
 * `--runs=1` reduces the five Lighthouse runs of each page. Each runs in its own process, so that they do not affect
 * each other.
 */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const PARTS = { engine: 'bench/engine.mjs', pages: 'bench/pages.mjs', programme: 'bench/programme.mjs' };
/** What runs by default. */
const USUAL = ['engine', 'pages'];
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const wrong = words.filter((word) => !(word in PARTS));
if (wrong.length) {
  console.error(`There is no bench "${wrong.join('", "')}": ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}

let code = 0;
for (const [name, file] of Object.entries(PARTS)) {
  if (!(words.length ? words : USUAL).includes(name)) continue;
  const { status } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL(file, import.meta.url)), ...options],
    {
      stdio: 'inherit',
    },
  );
  code ||= status ?? 1;
}
process.exitCode = code;
