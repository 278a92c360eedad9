/** Word from tab to tab of this browser that what the device keeps of a person has changed. */
export interface TabNews {
  /** Nobody is told after `close`: who works on behind the back of a person who has gone has no news of them. */
  tell: () => void;
  close: () => void;
}

/** @param listener is called when another tab tells of `uid` */
export function createTabNews(uid: string, listener: () => void): TabNews {
  if (typeof BroadcastChannel === 'undefined') return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel('scenecue.profile');
  channel.onmessage = ({ data }) => {
    if (data === uid) listener();
  };
  let closed = false;
  return {
    tell() {
      if (!closed) channel.postMessage(uid);
    },
    close() {
      closed = true;
      channel.close();
    },
  };
}
