/**
 * What Playwright switches off by itself. Of two lists Chromium reads the last one, so that ours has to name these too.
 */
const OFF_FOR_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/**
 * Each window loads two pages of Chromium's own for the suggestions under its address bar, which nobody sees here: half
 * of all that the processes of pages compute.
 */
const OFF_FOR_SPEED = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

// Chromium refuses to run its sandbox as root.
const isRoot = process.getuid?.() === 0;

/** The arguments of Chromium in addition to Playwright's own. */
export const CHROMIUM_ARGUMENTS = [
  // As on a machine without internet, wherever the tests run.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
  // Painting is cheaper than imitating a graphics card that paints.
  '--use-gl=disabled',
  ...(isRoot ? ['--no-sandbox'] : []),
];
