/**
 * The browser's service workers; null where it has none, as outside of a secure context, or lets no page see them, as
 * where the owner forbids sites to store anything.
 */
export function serviceWorkers(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch (error) {
    console.warn('The browser denies service workers', error);
    return null;
  }
}
