import type { Row } from './row';

/** What a first-rate installable dashboard does, and the test or budget of each row. */
export const rows: readonly Row[] = [
  {
    number: 1,
    text: 'Landing: at most 110 kB of JS and 15 kB of CSS (gzip), and no request to Firebase before it has painted',
    heldBy: [
      { file: 'scripts/budgets/budgets.mjs', name: "'/': { js: 110, css: 15, files: 8 }" },
      { file: 'scripts/budgets/weigh-pages.test.mjs', name: 'the house has a budget for every page' },
      {
        file: 'tests/e2e/landing/loading.spec.ts',
        name: 'the landing page paints before anything of the identity service is asked for',
      },
    ],
  },
  {
    number: 2,
    text: 'Firestore loads only after sign-in; charts only on their own route',
    heldBy: [
      { file: 'scripts/budgets/budgets.mjs', name: 'Firestore comes after the sign-in' },
      { file: 'scripts/budgets/budgets.mjs', name: 'charts come with their own page' },
      {
        file: 'tests/e2e/landing/loading.spec.ts',
        name: 'the chart of the statistics comes with its own page and not before',
      },
    ],
  },
  {
    number: 3,
    text: 'A size budget per entry fails the build',
    heldBy: [
      { file: 'scripts/budgets/budgets-plugin.mjs', name: 'The build is over its budgets' },
      {
        file: 'scripts/budgets/weigh-pages.test.mjs',
        name: 'names what is too heavy, and a page that nobody has given a budget',
      },
    ],
  },
  {
    number: 4,
    text: 'Lighthouse mobile: performance 95 or more; accessibility, best practices and SEO 100',
    heldBy: [
      {
        file: 'scripts/bench/pages/promises.mjs',
        name: "performance: 95, accessibility: 100, 'best-practices': 100, seo: 100",
      },
      { file: 'scripts/bench/pages/promises.test.mjs', name: 'names what is broken' },
    ],
  },
  {
    number: 5,
    text: 'LCP at most 2.5 s, CLS at most 0.1, INP at most 200 ms, on a slow phone with 4x CPU slow-down',
    heldBy: [
      { file: 'scripts/bench/pages/promises.mjs', name: 'lcp: 2500, cls: 0.1, inp: 200' },
      { file: 'scripts/bench/pages/promises.test.mjs', name: 'names what is broken' },
    ],
  },
  {
    number: 6,
    text: 'On a second visit with no network every route opens, deep links too',
    heldBy: [
      {
        file: 'tests/e2e/pwa/offline.spec.ts',
        name: 'on a second visit without any server every page opens, deep links too, and says that it is offline',
      },
    ],
  },
  {
    number: 7,
    text: 'The precache holds every lazy route, locale and icon that is shipped',
    heldBy: [
      { file: 'scripts/local/offline-worker.mjs', name: 'The service worker does not keep' },
      {
        file: 'scripts/local/offline-worker.test.mjs',
        name: 'tells what a visit without a network would not find',
      },
    ],
  },
  {
    number: 8,
    text: "An unknown route shows the app's own not-found page, offline too",
    heldBy: [
      {
        file: 'tests/e2e/shell/not-found.spec.ts',
        name: 'an unknown address shows the page for that, outside and inside the dashboard',
      },
      {
        file: 'tests/e2e/pwa/offline.spec.ts',
        name: 'on a second visit without any server every page opens, deep links too, and says that it is offline',
      },
    ],
  },
  {
    number: 9,
    text: '`/.netlify/` and `/__/` never answer with the app shell',
    heldBy: [
      { file: 'scripts/local/offline-worker.test.mjs', name: 'the shell answers' },
      { file: 'tests/functions/addresses.test.ts', name: 'a missing file' },
    ],
  },
  {
    number: 10,
    text: 'A new version asks first; nothing reloads over a form that has been touched',
    heldBy: [
      {
        file: 'tests/e2e/pwa/update.spec.ts',
        name: 'the first new version asks in every tab, takes no form away and leaves nothing behind',
      },
      { file: 'src/pwa/versions.test.ts', name: 'is only offered where something was' },
    ],
  },
  {
    number: 11,
    text: 'Reload works on the first update, and with two tabs open',
    heldBy: [
      {
        file: 'tests/e2e/pwa/update.spec.ts',
        name: 'the first new version asks in every tab, takes no form away and leaves nothing behind',
      },
      {
        file: 'src/pwa/versions.test.ts',
        name: 'reloads also where the first version came during this very visit',
      },
    ],
  },
  {
    number: 12,
    text: 'A chunk that a deployment took away leads to one guarded reload, never a loop',
    heldBy: [
      { file: 'tests/e2e/pwa/update.spec.ts', name: 'leads to one reload, and never to a loop' },
      {
        file: 'src/pwa/missing-chunk.test.ts',
        name: 'never becomes a loop, not even between two servers with two builds',
      },
    ],
  },
  {
    number: 13,
    text: '`sw.js`, HTML and the manifest are `no-cache`; hashed assets are immutable; a missing asset is a 404, not HTML',
    heldBy: [
      { file: 'tests/functions/headers.test.ts', name: 'how long a copy may be used' },
      { file: 'tests/functions/addresses.test.ts', name: 'a missing file' },
    ],
  },
  {
    number: 14,
    text: 'Manifest: id, name, short_name, description, lang, scope, start_url, display, colours, categories, shortcuts that work offline, wide and narrow screenshots',
    heldBy: [
      {
        file: 'tests/e2e/pwa/install.spec.ts',
        name: 'the browser finds nothing to complain about in the manifest, and every picture is what it says',
      },
      { file: 'tests/e2e/pwa/install.spec.ts', name: 'every shortcut opens its page' },
    ],
  },
  {
    number: 15,
    text: 'Icons 192, 512, maskable 512, apple-touch; PNG',
    heldBy: [
      {
        file: 'tests/e2e/pwa/install.spec.ts',
        name: 'the browser finds nothing to complain about in the manifest, and every picture is what it says',
      },
    ],
  },
  {
    number: 16,
    text: 'An install button appears only when the browser offers it, can be dismissed, and goes when installed',
    heldBy: [
      {
        file: 'tests/e2e/pwa/install.spec.ts',
        name: 'installing is offered in the sidebar when the browser offers it, until it is done or refused',
      },
      { file: 'src/pwa/install-offer.test.ts', name: 'a no' },
    ],
  },
  {
    number: 17,
    text: 'The state of a save is shown: on this device, syncing, synced, rejected; it survives a restart',
    heldBy: [
      {
        file: 'tests/e2e/settings/saves.spec.ts',
        name: 'a save offline is kept over a restart of the browser, shown as waiting, and sent when the network is back',
      },
      {
        file: 'tests/e2e/settings/saves.spec.ts',
        name: 'a save that the rules refuse after a restart is said aloud, kept with its words, corrected or discarded',
      },
    ],
  },
  {
    number: 18,
    text: 'No control waits for a server that does not answer',
    heldBy: [
      {
        file: 'tests/e2e/settings/saves.spec.ts',
        name: 'with a store that hangs Settings opens from the device, a save waits for nobody, and arrives when it answers',
      },
      {
        file: 'tests/e2e/auth/sign-out.spec.ts',
        name: 'a sign-out leaves at once although the servers hang, and a reload does not bring the person back',
      },
      {
        file: 'tests/e2e/auth/known-person.spec.ts',
        name: 'an unknown visitor has the sign-in form although nobody answers; what they send fails in words, and at once offline',
      },
    ],
  },
  {
    number: 19,
    text: 'A rejected write is said aloud, and what the person typed is kept',
    heldBy: [
      {
        file: 'tests/e2e/settings/saves.spec.ts',
        name: 'a save that the rules refuse after a restart is said aloud, kept with its words, corrected or discarded',
      },
    ],
  },
  {
    number: 20,
    text: "Sign-out with unsent changes warns; the next person on the device never sees the last one's data",
    heldBy: [
      {
        file: 'tests/e2e/auth/sign-out.spec.ts',
        name: 'a sign-out asks first when changes are not sent yet',
      },
      {
        file: 'tests/e2e/auth/sign-out.spec.ts',
        name: 'after a sign-out nothing of the person is on the device, and the next one sees nothing of them',
      },
      {
        file: 'tests/e2e/auth/sign-out.spec.ts',
        name: 'a tab that is just starting does not bring back who has signed out in another one',
      },
      {
        file: 'tests/e2e/auth/sign-out.spec.ts',
        name: 'a tab that is just starting lets the next person stay who signs in where the last one signed out',
      },
      {
        file: 'tests/e2e/auth/shared-device.spec.ts',
        name: 'of a person who closed the tab of their session the next page of the device keeps nothing',
      },
      {
        file: 'tests/e2e/auth/shared-device.spec.ts',
        name: 'what such a person had not sent yet waits for them alone, whoever comes in between',
      },
    ],
  },
  {
    number: 21,
    text: "With the servers hanging, a known user's dashboard opens within 2 s",
    heldBy: [
      {
        file: 'tests/e2e/auth/known-person.spec.ts',
        name: 'with hanging servers the dashboard of a known person opens from the device, and becomes live when they answer',
      },
    ],
  },
  {
    number: 22,
    text: 'Remember me, on and off, is tested across tabs and a restart',
    heldBy: [
      {
        file: 'tests/e2e/auth/sign-in.spec.ts',
        name: '"a Remember me checkbox": without it the session ends with the tab',
      },
      {
        file: 'tests/e2e/auth/sign-in.spec.ts',
        name: '"a Remember me checkbox": with it the session outlives tab and browser',
      },
    ],
  },
  {
    number: 23,
    text: 'One message for an unknown e-mail and a wrong password',
    heldBy: [
      {
        file: 'tests/e2e/auth/identity-errors.spec.ts',
        name: '"Sign-in credential failure: "Error: Invalid credentials"": the same for a wrong password and an unknown e-mail, and nothing typed is lost',
      },
    ],
  },
  {
    number: 24,
    text: "Rules: a test for every field's type, size and allowed values, and every mutant of the rules is caught by some test",
    heldBy: [
      { file: 'tests/rules/fields.test.ts', name: 'is created with every allowed value' },
      { file: 'tests/rules/fields.test.ts', name: 'is updated to no other' },
      { file: 'tests/mutants/every-mutant.test.ts', name: 'mutants' },
    ],
  },
  {
    number: 25,
    text: 'axe finds nothing (WCAG 2.2 A and AA) on any page, light and dark, in every language',
    heldBy: [
      { file: 'tests/e2e/accessibility/axe.spec.ts', name: 'axe finds nothing on the open pages' },
      { file: 'tests/e2e/accessibility/axe.spec.ts', name: 'axe finds nothing in the dashboard' },
      {
        file: 'tests/e2e/language/language.spec.ts',
        name: 'every page in ${language}: nothing for axe, nothing too wide for 320 pixels, nothing left in English',
      },
    ],
  },
  {
    number: 26,
    text: 'Targets are at least 24 px, 44 px on touch; focus is visible and never hidden',
    heldBy: [
      {
        file: 'tests/e2e/accessibility/by-hand.spec.ts',
        name: 'every control is 24 pixels large, shows its focus by a ring, and no control is covered when it has it',
      },
      { file: 'tests/e2e/accessibility/by-hand.spec.ts', name: 'every control is 44 pixels large' },
    ],
  },
  {
    number: 27,
    text: "Every action can be reached with the keyboard alone, and with a remote's arrow keys alone",
    heldBy: [
      {
        file: 'tests/e2e/accessibility/remote.spec.ts',
        name: 'from the sofa: signs in, sees every page, edits a table and the settings, signs out; arrows, Enter, Back alone',
      },
      {
        file: 'tests/e2e/accessibility/remote.spec.ts',
        name: 'from the sofa: a result is filtered, played, asked why and passed by',
      },
      {
        file: 'tests/e2e/accessibility/by-hand.spec.ts',
        name: 'the focus goes through a page as it is read, stays in a dialog, and comes back from it',
      },
    ],
  },
  {
    number: 28,
    text: 'Every chart has its table or text beside it',
    heldBy: [
      {
        file: 'tests/e2e/statistics/statistics.spec.ts',
        name: '"A Views Over Time chart placeholder": the sample series, with its table beside it',
      },
    ],
  },
  {
    number: 29,
    text: 'Dates, numbers and plurals follow the chosen language; German fits at 320 px',
    heldBy: [
      { file: 'src/lib/formats.test.ts', name: 'writes amounts, shares and large numbers' },
      {
        file: 'tests/e2e/language/language.spec.ts',
        name: '"timezone" and "dateFormat" are used for every date, amounts follow the language',
      },
      {
        file: 'tests/e2e/language/language.spec.ts',
        name: 'every page in ${language}: nothing for axe, nothing too wide for 320 pixels, nothing left in English',
      },
    ],
  },
  {
    number: 30,
    text: '`<html lang>`, the title and the focus follow a change of route',
    heldBy: [
      {
        file: 'tests/e2e/accessibility/by-hand.spec.ts',
        name: 'for those who listen: language, title and focus follow the route, news is said once, help belongs to its field',
      },
    ],
  },
  {
    number: 31,
    text: 'Content-Security-Policy without script `unsafe-inline`; HSTS, nosniff, frame-ancestors, Referrer-Policy, Permissions-Policy; popup sign-in still works',
    heldBy: [
      { file: 'tests/functions/headers.test.ts', name: '%s comes with all headers of protection' },
      {
        file: 'tests/e2e/security/strict-policy.spec.ts',
        name: 'nothing in the dashboard meets the policy: pages, dialogs, the theme, the language',
      },
      {
        file: 'tests/e2e/security/strict-policy.spec.ts',
        name: 'the real popup sign-in works under the policy: its script, its frame, its window, the services',
      },
    ],
  },
  {
    number: 32,
    text: 'The function checks method, content type, size, token and URL, and sets its own headers',
    heldBy: [
      {
        file: 'netlify/http/analyze-requests.test.ts',
        name: 'is judged in the order method, type, token, body, URL',
      },
      { file: 'netlify/http/analyze-handler.test.ts', name: 'carries its own headers, as an error does' },
      { file: 'tests/functions/bad-requests.test.ts', name: 'an address that must not be read' },
    ],
  },
  {
    number: 33,
    text: 'A clean clone passes all its tests with no internet once its packages are installed',
    heldBy: [
      { file: 'tests/loopback-only.test.ts', name: 'no test reaches %s' },
      { file: 'tests/e2e/support/chromium-arguments.ts', name: '--host-resolver-rules=MAP * ~NOTFOUND' },
      {
        file: 'tests/e2e/security/loopback-only.spec.ts',
        name: 'on a machine with no interface but loopback its own site lets people in and saves, whatever the browser says',
      },
      {
        file: 'scripts/setup.test.mjs',
        name: 'an installation that matches the lock file stays as it is, without packages for other systems',
      },
    ],
  },
  {
    number: 34,
    text: 'Long work shows how far it is, can be stopped, and says what it costs before it begins',
    heldBy: [
      {
        file: 'tests/e2e/sandbox/progress.spec.ts',
        name: 'what an analysis takes is said before it begins; the real function tells how far it is, and the page shows it',
      },
      {
        file: 'tests/e2e/sandbox/progress.spec.ts',
        name: 'Cancel ends the request at once, keeps the address, and is no failure',
      },
    ],
  },
  {
    number: 35,
    text: 'Environment variables are read in one place, checked at start, and a wrong one is named in the error',
    heldBy: [
      {
        file: 'src/config/environment.test.ts',
        name: 'names every variable that is missing or blank, not only the first',
      },
      { file: 'netlify/http/environment.test.ts', name: 'names all wrong variables at once' },
      {
        file: 'tests/functions/misconfigured.test.ts',
        name: 'says in the log what, and to the client only that',
      },
    ],
  },
];
