// Runs before the first paint, so that nobody sees the wrong theme for a moment, or a page that says it is loading where
// its heading can stand already. A file of its own, because a strict Content-Security-Policy allows no inline scripts.
// The names are those of src/theme/theme-store.ts, src/auth/session-storage.ts and src/i18n/language-store.ts.
(function () {
  var root = document.documentElement;
  function kept(area, name) {
    try {
      return globalThis[area].getItem(name);
    } catch {
      // Nothing may be kept in this browser: the system decides, and nobody is known.
      return null;
    }
  }
  function keptAnywhere(name) {
    return kept('sessionStorage', name) || kept('localStorage', name);
  }

  var theme = kept('localStorage', 'scenecue.theme');
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var scheme = theme === 'light' || theme === 'dark' ? theme : system;
  root.setAttribute('data-theme', scheme);
  root.setAttribute('data-mantine-color-scheme', scheme);

  // The outlines of pages are in English (src/app/outline.tsx). Without the attribute a page says that it is loading.
  var speaksEnglish = (kept('localStorage', 'scenecue.language') || 'en') === 'en';
  var isKnown = keptAnywhere('scenecue.user') && !keptAnywhere('scenecue.signing-out');
  if (speaksEnglish) root.setAttribute('data-outlines', isKnown ? 'known' : 'anybody');
})();
