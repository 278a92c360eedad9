import type { BrowserContext } from '@playwright/test';

/**
 * If loopback is the only interface, the browser reports from the start that it is offline, and cannot report a loss of
 * the network. This makes its pages report that they are online. The network itself is unchanged.
 */
async function haveBrowserSayOnline(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    if (await page.evaluate(() => navigator.onLine)) continue;
    // The override lasts as long as this session, which is open until the page closes.
    const session = await context.newCDPSession(page);
    await session.send('Network.overrideNetworkState', {
      offline: false,
      // Without any number, nothing would be overridden.
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.waitForFunction(() => navigator.onLine);
  }
}

/** Disconnects the network; the browser reports it to the open pages. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await haveBrowserSayOnline(context);
  await context.setOffline(true);
}

/** Reconnects the network; the browser reports it. */
export async function restoreNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await haveBrowserSayOnline(context);
}
