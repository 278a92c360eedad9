import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { afterEach, beforeEach, expect, test } from 'vitest';
import configuration from '../../.dependency-cruiser.mjs';

/** A miniature project in which each test breaks or keeps one rule. */
let house: string;

beforeEach(() => {
  house = mkdtempSync(join(tmpdir(), 'scenecue-house-'));
});

afterEach(() => {
  rmSync(house, { recursive: true });
});

function write(file: string, content: string) {
  mkdirSync(join(house, dirname(file)), { recursive: true });
  writeFileSync(join(house, file), content);
}

/** The rules that `from` breaks by importing `to`. */
async function brokenRules(from: string, to: string, kind: 'value' | 'type' = 'value') {
  const depth = dirname(from).split('/').length;
  write(to, 'export const thing = 1; export type Thing = number;\n');
  const path = `${'../'.repeat(depth)}${to.replace(/\.tsx?$/, '')}`;
  write(
    from,
    kind === 'value'
      ? `import { thing } from '${path}';\nexport const mine = thing;\n`
      : `import type { Thing } from '${path}';\nexport const mine: Thing = 1;\n`,
  );
  const { options, ...rules } = configuration;
  const { exclude, tsPreCompilationDeps } = options ?? {};
  const result = await cruise(
    ['src', 'netlify'].filter((folder) => [from, to].some((file) => file.startsWith(folder))),
    {
      baseDir: house,
      validate: true,
      ruleSet: rules,
      ...(exclude && { exclude }),
      ...(tsPreCompilationDeps !== undefined && { tsPreCompilationDeps }),
    },
  );
  return (result.output as ICruiseResult).summary.violations.map((violation) => violation.rule.name);
}

test.each([
  ['src/main.tsx', 'src/app/app.tsx'],
  ['src/app/routes.tsx', 'src/features/landing/landing.tsx'],
  ['src/features/landing/landing.tsx', 'src/ui/logo.tsx'],
  ['src/features/landing/landing.tsx', 'src/auth/use-auth.ts'],
  ['src/auth/auth-provider.tsx', 'src/ui/spinner.tsx'],
  ['src/adapters/firebase/identity.ts', 'src/auth/identity.ts'],
  ['netlify/functions/analyze.mts', 'netlify/http/handler.ts'],
  ['netlify/http/handler.ts', 'netlify/analysis/errors.ts'],
  ['netlify/http/handler.ts', 'src/contracts/analysis.ts'],
  ['netlify/analysis/providers/one/one.ts', 'netlify/analysis/captions/cue.ts'],
])('%s may import %s', async (from, to) => {
  expect(await brokenRules(from, to)).toEqual([]);
});

test.each([
  ['src/features/landing/landing.tsx', 'src/features/signin/signin.tsx', 'features-are-strangers'],
  ['src/features/landing/landing.tsx', 'src/app/app.tsx', 'not-in-allowed'],
  ['src/ui/logo.tsx', 'src/auth/use-auth.ts', 'not-in-allowed'],
  ['src/auth/use-auth.ts', 'src/features/landing/landing.tsx', 'not-in-allowed'],
  ['src/features/landing/landing.tsx', 'src/adapters/firebase/identity.ts', 'not-in-allowed'],
  ['src/adapters/firebase/identity.ts', 'src/features/landing/landing.tsx', 'not-in-allowed'],
  ['src/contracts/analysis.ts', 'src/lib/timecode.ts', 'contracts-import-nothing-of-ours'],
  ['src/lib/timecode.ts', 'src/config/paths.ts', 'not-in-allowed'],
  ['netlify/analysis/providers/embedded/decode/worker.ts', 'src/lib/timecode.ts', 'not-in-allowed'],
  [
    'netlify/analysis/providers/embedded/decode/worker.ts',
    'netlify/http/handler.ts',
    'the-engine-knows-no-http',
  ],
  [
    'netlify/analysis/providers/one/one.ts',
    'netlify/analysis/providers/two/two.ts',
    'providers-are-strangers',
  ],
  ['netlify/analysis/providers/one/one.ts', 'netlify/analysis/registry.ts', 'providers-know-their-port'],
  [
    'netlify/analysis/source/http-source.ts',
    'netlify/analysis/providers/one/one.ts',
    'what-providers-share-knows-none-of-them',
  ],
  ['src/a-new-folder/thing.ts', 'src/app/app.tsx', 'not-in-allowed'],
  ['src/app/app.tsx', 'src/a-new-folder/thing.ts', 'not-in-allowed'],
])('%s may not import %s (%s)', async (from, to, rule) => {
  expect(await brokenRules(from, to)).toContain(rule);
  expect(await brokenRules(from, to, 'type')).toContain(rule);
});

test('a circle of imports is refused', async () => {
  write('src/lib/a.ts', "import { b } from './b';\nexport const a = () => b;\n");
  expect(await brokenRules('src/lib/b.ts', 'src/lib/c.ts')).toEqual([]);
  write('src/lib/c.ts', "import { mine } from './b';\nexport const thing = () => mine;\n");
  const result = await cruise(['src'], {
    baseDir: house,
    validate: true,
    ruleSet: { forbidden: configuration.forbidden ?? [] },
  });
  expect((result.output as ICruiseResult).summary.violations.map(({ rule }) => rule.name)).toContain(
    'no-cycles',
  );
});
