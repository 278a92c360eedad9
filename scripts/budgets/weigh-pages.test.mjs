import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { banned, overweight, weighPages } from './weigh-pages.mjs';

/** @typedef {import('./weigh-pages.mjs').WeighedBundle} WeighedBundle */

const FIREBASE = '/x/node_modules/@firebase/auth/index.js';
const FIRESTORE = '/x/node_modules/@firebase/firestore/index.js';

/**
 * @param {string} module the end of the path of the chunk's first module
 * @param {{ imports?: string[], css?: string[], holds?: string[] }} [more]
 */
const chunk = (module, { imports = [], css = [], holds = [] } = {}) => ({
  type: /** @type {const} */ ('chunk'),
  facadeModuleId: `/x${module}`,
  imports,
  moduleIds: [`/x${module}`, ...holds],
  code: `code of ${module}`,
  viteMetadata: { importedCss: new Set(css) },
});

/** A build of three pages, in order. @returns {WeighedBundle} */
const build = () => ({
  'index.js': chunk('/index.html', { imports: ['shared.js'], css: ['index.css'] }),
  'shared.js': chunk('/src/ui/shared.ts'),
  'landing.js': chunk('/src/features/landing/landing-page.tsx', {
    imports: ['index.js'],
    css: ['landing.css'],
  }),
  'signin.js': chunk('/src/features/signin/signin-page.tsx', { imports: ['shared.js'] }),
  'identity.js': chunk('/src/adapters/firebase/identity.ts', { holds: [FIREBASE] }),
  'shell.js': chunk('/src/app/dashboard-shell/dashboard-shell.tsx'),
  'words.js': chunk('/src/i18n/messages/en/dashboard/index.ts'),
  'billing.js': chunk('/src/features/billing/billing-page.tsx'),
  'store.js': chunk('/src/adapters/firebase/documents.ts', { holds: [FIRESTORE] }),
  'index.css': { type: 'asset', source: 'index styles' },
  'landing.css': { type: 'asset', source: 'landing styles' },
});
const budget = { js: 10, css: 2, files: 5 };
/** @type {import('./weigh-pages.mjs').Page} */
const LANDING = { path: '/', access: 'public', budget };
/** @type {import('./weigh-pages.mjs').Page[]} */
const PAGES = [
  LANDING,
  { path: '/signin', access: 'visitor', budget },
  { path: '/dashboard/billing', access: 'user', budget },
];

describe('weighPages', () => {
  it('adds up each file of a first visit once, scripts and styles apart', () => {
    const size = (/** @type {string} */ text) => gzipSync(text, { level: 9 }).length / 1000;
    const [landing] = weighPages(build(), [LANDING]);
    expect(landing?.js).toBeCloseTo(
      size('code of /index.html') +
        size('code of /src/ui/shared.ts') +
        size('code of /src/features/landing/landing-page.tsx'),
    );
    expect(landing?.css).toBeCloseTo(size('index styles') + size('landing styles'));
  });

  it('counts what the dashboard fetches once it is known who has come', () => {
    const before = weighPages(build(), PAGES).map(({ js }) => js);
    const heavier = build();
    heavier['store.js'] = {
      ...chunk('/src/adapters/firebase/documents.ts'),
      code: JSON.stringify([...Array(999).keys()]),
    };
    const after = weighPages(heavier, PAGES).map(({ js }) => js);
    expect(after.map((js, place) => js > (before[place] ?? 0))).toEqual([false, false, true]);
  });
});

describe('overweight', () => {
  it('has nothing to say of a page within its budget', () => {
    expect(overweight([{ path: '/', js: 10, css: 2, files: 5 }], [LANDING])).toEqual([]);
  });

  // @row-3
  it('names what is too heavy', () => {
    expect(overweight([{ path: '/', js: 10.1, css: 3, files: 6 }], [LANDING])).toEqual([
      '/: 10.1 kB of scripts, and 10 are allowed',
      '/: 3.0 kB of styles, and 2 are allowed',
      '/: 6 files, and 5 are allowed',
    ]);
  });
});

describe('banned', () => {
  it('has nothing to say of a build that keeps to the bans', () => {
    expect(banned(build(), PAGES)).toEqual([]);
  });

  it.each([
    ['landing.js', FIREBASE, '/', 'public pages paint without Firebase'],
    ['signin.js', FIRESTORE, '/signin', 'Firestore comes after the sign-in'],
    [
      'shell.js',
      '/x/src/features/statistics/views-chart.tsx',
      '/dashboard/billing',
      'charts come with their own page',
    ],
    [
      'billing.js',
      '/x/node_modules/onnxruntime-web/dist/ort.min.mjs',
      '/dashboard/billing',
      'the engine, its models and their runtime stay on the server',
    ],
  ])('finds in %s what must not be there', (name, module, path, why) => {
    const bundle = build();
    const file = bundle[name];
    if (file?.type === 'chunk') file.moduleIds.push(module);
    expect(banned(bundle, PAGES)).toContain(`${path} holds ${module}: ${why}`);
  });

  it('finds a model or a WebAssembly runtime among the files of the build', () => {
    const asset = { type: /** @type {const} */ ('asset'), source: '' };
    const problems = banned({ ...build(), 'assets/nanodet.onnx': asset, 'ort.wasm': asset }, PAGES);
    expect(problems).toEqual([
      'The build holds assets/nanodet.onnx: models and their runtime stay on the server',
      'The build holds ort.wasm: models and their runtime stay on the server',
    ]);
  });
});
