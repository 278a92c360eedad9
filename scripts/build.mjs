/**
 * `npm run build`: builds what is deployed. First checks the messages, the policy of the site, the layer rules and the
 * types. A failed check ends the build.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildModels } from './build-models.mjs';
import { buildWorker } from './build-worker.mjs';
import { checkMessages } from './check-messages.mjs';
import { bin, ROOT } from './local/paths.mjs';
import { blockedByPolicy, readPolicy } from './local/policy.mjs';
import { run } from './local/processes.mjs';

/** @type {[command: string, ...args: string[]][]} */
const STEPS = [
  ['depcruise', 'src', 'netlify', '--config', '.dependency-cruiser.mjs'],
  ['tsc', '-b'],
  ['vite', 'build'],
];

const policy = readPolicy(readFileSync(join(ROOT, 'netlify.toml'), 'utf8'));
const problems = [...checkMessages(), ...blockedByPolicy(policy, process.env)];
if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
for (const [command, ...args] of STEPS) {
  const { code } = await run(bin(command), args, { show: true });
  if (code !== 0) process.exit(code);
}
await Promise.all([buildWorker(), buildModels()]);
