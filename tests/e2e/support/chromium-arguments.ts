/**
 * Features that Playwright disables. If the argument is given twice, Chromium uses the last one, so these must be
 * listed here, too.
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
 * Each window loads two internal pages of Chromium for the suggestions under its address bar, which are not needed
 * here. They use half of the computing time of all renderer processes.
 */
const OFF_FOR_SPEED = ['WebUIOmniboxAimPopup', 'WebUIOmniboxPopup'];

// Chromium refuses to run its sandbox as root.
const isRoot = process.getuid?.() === 0;

/** The Chromium arguments in addition to Playwright's. */
export const CHROMIUM_ARGUMENTS = [
  // As on a machine without internet access, wherever the tests run.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
  `--disable-features=${[...OFF_FOR_PLAYWRIGHT, ...OFF_FOR_SPEED].join(',')}`,
  // Software painting is cheaper than emulating a GPU.
  '--use-gl=disabled',
  ...(isRoot ? ['--no-sandbox'] : []),
];
