// Runs before the first paint, so that nobody sees the wrong theme for a moment. A file of its own,
// because a strict Content-Security-Policy allows no inline scripts. The name of the remembered theme is
// that of src/theme/remembered-theme.ts.
(function () {
  var root = document.documentElement;
  var theme = null;
  try {
    theme = localStorage.getItem('scenecue.theme');
  } catch {
    // Nothing may be kept in this browser: the system decides.
  }
  var system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  var scheme = theme === 'light' || theme === 'dark' ? theme : system;
  root.setAttribute('data-theme', scheme);
  root.setAttribute('data-mantine-color-scheme', scheme);
})();
