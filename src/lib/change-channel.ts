/** Tells all others who listen under a name, in this page and in the other tabs, that something has changed. */
export interface ChangeChannel {
  /** @param message what can be cloned; none where the change alone is to be known */
  tell: (message?: unknown) => void;
  close: () => void;
}

/** For browsers without channels between tabs: those of this page, by name. */
const ofPage = new EventTarget();

/**
 * Where the browser has no channels between tabs, the other tabs are not told, and the page is all the same.
 *
 * @param listen is called with each message of the others
 */
export function openChangeChannel(name: string, listen: (message: unknown) => void): ChangeChannel {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => listen(data);
    return { tell: (message) => channel.postMessage(message), close: () => channel.close() };
  }
  const ending = new AbortController();
  const own = {};
  ofPage.addEventListener(
    name,
    (event) => {
      const { from, message } = (event as CustomEvent<{ from: unknown; message: unknown }>).detail;
      if (from !== own) listen(message);
    },
    { signal: ending.signal },
  );
  return {
    tell: (message) => ofPage.dispatchEvent(new CustomEvent(name, { detail: { from: own, message } })),
    close: () => ending.abort(),
  };
}
