/**
 * Runs `task` once the page has painted something, when the browser is idle. In a browser that does not report paints,
 * it runs after the page has loaded; in a hidden tab, which is not painted, without waiting for a paint.
 *
 * @returns a function that cancels it
 */
export function afterFirstPaint(task: () => void): () => void {
  let cancelled = false;
  const run = () => {
    if (!cancelled) task();
  };
  const whenIdle = () => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(run, { timeout: 2000 });
    else setTimeout(run, 200);
  };

  if (document.visibilityState === 'hidden') {
    whenIdle();
    return () => {
      cancelled = true;
    };
  }

  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
    if (document.readyState === 'complete') whenIdle();
    else addEventListener('load', whenIdle, { once: true });
    return () => {
      cancelled = true;
    };
  }

  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return;
    observer.disconnect();
    whenIdle();
  });
  observer.observe({ type: 'paint', buffered: true });
  return () => {
    cancelled = true;
    observer.disconnect();
  };
}
