import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { budgets } from './scripts/budgets/budgets-plugin.mjs';
import { chunkGroups } from './scripts/budgets/chunk-groups.mjs';
import { idsInOneRender } from './scripts/budgets/ids-in-one-render.mjs';
import { messageCompiler } from './scripts/local/message-compiler.mjs';
import { offlineWorker } from './scripts/local/offline-worker.mjs';
import { serviceEnvironment } from './scripts/local/services.mjs';
import { prerender } from './scripts/prerender/prerender-plugin.mjs';
import { themeCss } from './scripts/theme/theme-css.mjs';
import { defineConfig } from 'vitest/config';

/** Unit tests that replace modules. Each file has its own module instances. */
const ISOLATED = ['{src,netlify,scripts,tools}/**/*.isolated.test.{ts,tsx,mjs}'];

// Vite reads them from there.
Object.assign(process.env, serviceEnvironment(process.env));

export default defineConfig({
  plugins: [
    messageCompiler(),
    themeCss(),
    react(),
    chunkGroups(),
    idsInOneRender(),
    prerender(),
    budgets(),
    offlineWorker(),
  ],
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    chunkSizeWarningLimit: 600,
    // Disables the warning about slow plugins: writing the service worker takes longer than bundling, as expected.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  test: {
    // Generous, so that a slow machine does not look like broken code.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one core free, and so uses one of two.
    maxWorkers: '100%',
    setupFiles: ['tests/loopback-only.ts'],
    expect: { poll: { timeout: 20_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Modules are loaded once for all files, which is not possible for files that replace modules.
          isolate: false,
          exclude: ISOLATED,
          // They share their globals, too.
          unstubGlobals: true,
          unstubEnvs: true,
          include: [
            '{src,netlify}/**/*.test.ts',
            'scripts/**/*.test.mjs',
            'tests/architecture/**/*.test.ts',
            'tests/loopback-only.test.ts',
            'tests/mutants/mutants-of.test.ts',
          ],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED } },
      {
        extends: true,
        // Whole pages with ports in memory, without a browser.
        test: {
          name: 'components',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          isolate: false,
          unstubGlobals: true,
          setupFiles: [
            'src/app/testing/without-react-profiling.ts',
            'tests/loopback-only.ts',
            'src/app/testing/component-environment.ts',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{firebase,functions}/**/*.test.ts'],
          // They share the emulators, so one file at a time.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: { name: 'firefox', include: ['tests/firefox/**/*.test.ts'], testTimeout: 90_000 },
      },
      {
        extends: true,
        test: { name: 'rules', include: ['tests/rules/**/*.test.ts'], fileParallelism: false },
      },
      {
        extends: true,
        // It starts its own emulators, which takes half a minute on a slow machine.
        test: {
          name: 'start',
          include: ['tests/local/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { extends: true, test: { name: 'mutants', include: ['tests/mutants/every-mutant.test.ts'] } },
      {
        extends: true,
        // What `npm run test:deep` runs in addition to `npm test`.
        test: {
          name: 'deep',
          include: ['tests/deep/**/*.test.{ts,mjs}', 'tools/**/*.test.mjs'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
