/**
 * The browser's service workers; null if it has none, for example outside a secure context, or denies access to them,
 * for example because the user forbids sites to store anything.
 */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch (error) {
    console.warn('The browser denies service workers', error);
    return null;
  }
}
