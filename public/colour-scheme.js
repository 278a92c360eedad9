// Runs before the first paint, so that nobody sees the wrong theme for a moment. A file of its own,
// because a strict Content-Security-Policy allows no inline scripts.
(function () {
  var root = document.documentElement;
  var scheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  root.setAttribute('data-theme', scheme);
  root.setAttribute('data-mantine-color-scheme', scheme);
})();
