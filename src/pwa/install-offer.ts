/** The browser's offer to install the site. Not in the DOM's types, since not every browser makes one. */
export interface InstallPromptEvent extends Event {
  /** Shows the browser's own question; to be called once, from a person's action. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

const DISMISSED = 'scenecue.install-dismissed';
const DAY = 86_400_000;
/** For so many days nobody who has dismissed the offer sees it again. */
const REST_DAYS = 90;

let offer: InstallPromptEvent | null = null;
const listeners = new Set<() => void>();

function setOffer(next: InstallPromptEvent | null) {
  offer = next;
  for (const listener of [...listeners]) listener();
}

function wasDismissed(): boolean {
  try {
    const at = Number(localStorage.getItem(DISMISSED) ?? 0);
    // A time in the future is that of a clock which was wrong.
    return at <= Date.now() && Date.now() - at < REST_DAYS * DAY;
  } catch {
    return false;
  }
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

/** From now on the browser's offer is kept for the button of the sidebar. To be called once, early. */
export function catchInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    if (!isInstallPrompt(event)) return;
    // The browser's own banner would come on top of the button.
    event.preventDefault();
    setOffer(event);
  });
  addEventListener('appinstalled', () => setOffer(null));
}

/** Whether there is an offer that may be shown: not inside the installed application, and not after a no. */
export const canInstall = (): boolean =>
  offer !== null && !wasDismissed() && !matchMedia('(display-mode: standalone)').matches;

/** Calls `listener` when that may have changed. @returns the end of it */
export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows the browser's question. An offer can be used once; the browser makes another when it wants to. */
export async function install(): Promise<void> {
  const used = offer;
  setOffer(null);
  if ((await used?.prompt())?.outcome === 'dismissed') dismissInstall();
}

/** The person does not want to: nothing is offered on this device for three months. */
export function dismissInstall(): void {
  try {
    localStorage.setItem(DISMISSED, String(Date.now()));
  } catch {
    // Nothing may be kept here: it is gone at least for this visit.
  }
  setOffer(null);
}
