import type { BrowserContext } from '@playwright/test';

/**
 * Where loopback is the only interface, the browser says from the start that it is offline, and cannot say it once
 * more: its pages are told that there is a network. Nothing else about the network changes.
 */
async function haveBrowserSayOnline(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) {
    if (await page.evaluate(() => navigator.onLine)) continue;
    // What it says lasts as long as this session, which nobody ends before the page.
    const session = await context.newCDPSession(page);
    await session.send('Network.overrideNetworkState', {
      offline: false,
      // With no number at all it would override nothing.
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    await page.waitForFunction(() => navigator.onLine);
  }
}

/** The network goes, and the browser says so to the pages that are open. */
export async function cutNetwork(context: BrowserContext): Promise<void> {
  await haveBrowserSayOnline(context);
  await context.setOffline(true);
}

/** It comes back, and the browser says so. */
export async function restoreNetwork(context: BrowserContext): Promise<void> {
  await context.setOffline(false);
  await haveBrowserSayOnline(context);
}
