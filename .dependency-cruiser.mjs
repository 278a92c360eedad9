/**
 * The allowed dependencies between folders (ARCHITECTURE.md). Denied by default: an import that no `allowed` rule
 * matches breaks the build, so that new folders are covered from their first file.
 */
const PACKAGES = '(^node_modules/|^node:|^[a-z][a-z0-9_/]*$)';

/** @type {(from: string, to: string | string[]) => import('dependency-cruiser').IAllowedRuleType} */
const allow = (from, to) => ({ from: { path: from }, to: { path: to } });

const belowFeatures = 'contracts|lib|config|i18n|theme|ui|auth|data|targeting|pwa';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'not-resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'no-undeclared-package',
      comment: 'What the product imports stands in package.json under dependencies.',
      severity: 'error',
      from: { path: '^(src|netlify)/', pathNot: '(\\.test\\.tsx?$|\\.d\\.ts$|/testing/)' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'firebase-only-in-its-adapter',
      severity: 'error',
      from: { pathNot: '^(src/adapters/firebase|netlify/background|tests)/' },
      to: { path: '(^|/)node_modules/(@?firebase)/' },
    },
    {
      name: 'features-are-strangers',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'providers-are-strangers',
      severity: 'error',
      from: { path: '^netlify/analysis/providers/([^/]+)/' },
      to: { path: '^netlify/analysis/providers/[^/]+/', pathNot: '^netlify/analysis/providers/$1/' },
    },
    {
      name: 'providers-know-their-port',
      comment:
        'A provider imports its port, those of the services, the errors, source, captions and its own folder.',
      severity: 'error',
      from: { path: '^netlify/analysis/providers/([^/]+)/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^netlify/analysis/',
        pathNot:
          '^netlify/analysis/(providers/$1/|source/|captions/|testing/|(provider|errors|coverage|transcription/speech-to-text|understanding/scene-understanding)\\.ts$)',
      },
    },
    {
      name: 'what-providers-share-knows-none-of-them',
      severity: 'error',
      from: { path: '^netlify/analysis/(source|captions)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^netlify/analysis/providers/' },
    },
    {
      name: 'contracts-import-nothing-of-ours',
      severity: 'error',
      from: { path: '^src/contracts/' },
      to: { path: '^(src|netlify)/', pathNot: '^src/contracts/' },
    },
    {
      name: 'the-engine-knows-no-http',
      severity: 'error',
      from: { path: '^netlify/analysis/' },
      to: { path: ['^netlify/(functions|background|http)/', '(^|/)node_modules/@netlify/'] },
    },
  ],
  allowed: [
    // Every file may use packages; the rules above restrict which ones.
    allow('.', PACKAGES),
    // contracts, lib, config <- i18n, theme <- ui <- auth, targeting <- data, pwa <- features <- app <- main
    allow('^src/contracts/', '^src/contracts/'),
    allow('^src/lib/', '^src/(lib|contracts)/'),
    allow('^src/config/', '^src/(config|lib|contracts)/'),
    allow('^src/(i18n|theme)/', '^src/(i18n|theme|contracts|lib|config)/'),
    allow('^src/ui/', '^src/(ui|i18n|theme|contracts|lib|config)/'),
    allow('^src/auth/', '^src/(auth|i18n|theme|ui|contracts|lib|config)/'),
    // Pure functions on a result: no interface, no network.
    allow('^src/targeting/', '^src/(targeting|contracts|lib)/'),
    allow('^src/(data|pwa)/', '^src/(auth|data|targeting|pwa|i18n|theme|ui|contracts|lib|config)/'),
    allow('^src/features/', `^src/(features|${belowFeatures})/`),
    allow('^src/app/', `^src/(app|features|${belowFeatures})/`),
    // A component test next to its page, and its helpers, open the whole application.
    allow('^src/.+(\\.test\\.tsx$|/testing/)', '^src/app/(testing/|app-root\\.tsx$)'),
    // Adapters implement ports; only the two files that choose them, and tests, import them.
    allow('^src/adapters/', '^src/(adapters|auth|data|contracts|lib|config)/'),
    allow('^src/(main\\.tsx|sandbox-services\\.ts)$', '^src/'),
    allow('^src/[^/]+\\.d\\.ts$', '^src/'),
    // The server: functions -> background -> http -> analysis; of `src` only the contracts.
    allow('^netlify/', '^src/contracts/'),
    allow('^netlify/functions/', '^netlify/(background|http|analysis)/'),
    allow('^netlify/background/', '^netlify/(background|http|analysis)/'),
    allow('^netlify/http/', '^netlify/(http|analysis)/'),
    allow('^netlify/analysis/', '^netlify/analysis/'),
    // A unit test next to its code may also use a script that builds what it runs.
    allow('^netlify/.+(\\.test\\.ts$|/testing/)', '^(scripts|tools)/'),
    // A test in the folder of the functions would be deployed as a function.
    allow('^netlify/background/.+\\.test\\.ts$', '^netlify/functions/'),
    allow('^scripts/', '^scripts/'),
    allow('^tools/', '^(scripts|tools)/'),
  ],
  allowedSeverity: 'error',
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.module\\.css$|\\.css$' },
    // Type-only imports count, because a layer must not know the types of a forbidden layer, either.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
};
