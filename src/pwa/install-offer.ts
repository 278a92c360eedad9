import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '@/lib/readonly-store';

/** The browser's offer to install the site. Not in the DOM's types, since not every browser makes one. */
interface InstallPromptEvent extends Event {
  /** Shows the browser's own question. Call it once, from a user's action. */
  prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

/** Its state is whether an offer may be shown: not inside the installed application, nor soon after it was declined. */
export interface InstallOffer extends ReadonlyStore<boolean> {
  /** Shows the browser's question. An offer can be used once; the browser makes another when it wants to. */
  install: () => Promise<void>;
  /** The user declines: nothing is offered on this device for three months. */
  dismiss: () => void;
  /** Starts storing the browser's offer. Call it once, early. */
  follow: () => void;
}

const DISMISSED = 'scenecue.install-dismissed';
const DAY_MS = 86_400_000;
/** How long no offer is shown after it was dismissed. */
const DISMISSED_DAYS = 90;

function wasDismissed(): boolean {
  try {
    const at = Number(localStorage.getItem(DISMISSED) ?? 0);
    // A time in the future comes from a clock that was wrong.
    return at <= Date.now() && Date.now() - at < DISMISSED_DAYS * DAY_MS;
  } catch {
    return false;
  }
}

function isInstallPrompt(event: Event): event is InstallPromptEvent {
  return 'prompt' in event && typeof event.prompt === 'function';
}

export function createInstallOffer(): InstallOffer {
  let offer: InstallPromptEvent | null = null;
  /** Remembered for the visit, in case nothing can be stored. */
  let wasDeclined = false;
  const store = createStore<boolean>(() => false);

  function setOffer(next: InstallPromptEvent | null) {
    offer = next;
    const isInstalled = matchMedia('(display-mode: standalone)').matches;
    store.setState(next !== null && !wasDeclined && !wasDismissed() && !isInstalled);
  }

  function dismiss() {
    try {
      localStorage.setItem(DISMISSED, String(Date.now()));
    } catch {
      wasDeclined = true;
    }
    setOffer(null);
  }

  return {
    ...store,
    dismiss,
    follow() {
      addEventListener('beforeinstallprompt', (event) => {
        if (!isInstallPrompt(event)) return;
        // Otherwise the browser's own banner would be shown in addition to the button.
        event.preventDefault();
        setOffer(event);
      });
      addEventListener('appinstalled', () => setOffer(null));
    },
    async install() {
      const used = offer;
      setOffer(null);
      if ((await used?.prompt())?.outcome === 'dismissed') dismiss();
    },
  };
}
