/** Tells all others who listen under a name, in this page and in the other tabs, that something has changed. */
export interface ChangeChannel {
  tell: () => void;
  close: () => void;
}

/** For browsers without channels between tabs. */
const channelsOfPage = new EventTarget();

/**
 * Where the browser has no channels between tabs, only the others of this page are told.
 *
 * @param listen is called when one of the others tells
 */
export function openChangeChannel(name: string, listen: () => void): ChangeChannel {
  if (typeof BroadcastChannel !== 'undefined') {
    const channel = new BroadcastChannel(name);
    channel.onmessage = () => listen();
    return { tell: () => channel.postMessage(null), close: () => channel.close() };
  }
  const ending = new AbortController();
  const own = {};
  channelsOfPage.addEventListener(
    name,
    (event) => {
      if ((event as CustomEvent<unknown>).detail !== own) listen();
    },
    { signal: ending.signal },
  );
  return {
    tell: () => channelsOfPage.dispatchEvent(new CustomEvent(name, { detail: own })),
    close: () => ending.abort(),
  };
}
