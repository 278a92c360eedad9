/** Notifies all other listeners on a channel, in this page and in the other tabs, that something has changed. */
export interface ChangeChannel {
  tell: () => void;
  close: () => void;
}

/** For browsers without BroadcastChannel. */
const channelsOfPage = new EventTarget();

/**
 * If the browser has no BroadcastChannel, only the other listeners of this page are notified.
 *
 * @param listen called when another member of the channel reports a change
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
