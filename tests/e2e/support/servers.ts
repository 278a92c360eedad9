import type { Page, Route } from '@playwright/test';
import { emulatorHost } from '../../firebase/emulators';
import { createGate } from './gate';

const hosts = () => [emulatorHost('FIREBASE_AUTH_EMULATOR_HOST'), emulatorHost('FIRESTORE_EMULATOR_HOST')];

/** The identity service and the store accept every request of the page but do not answer until `open` is called. */
export async function hangServers(page: Page) {
  const gate = createGate();
  const held: string[] = [];
  const hold = async (route: Route) => {
    held.push(route.request().url());
    await gate.passed;
    await route.continue();
  };
  for (const host of hosts()) await page.route(`http://${host}/**`, hold);
  return {
    /** The URLs that wait for an answer. */
    held,
    open: gate.open,
  };
}

/**
 * In pages loaded from now on, timers and timeouts of `limitMs` or more never fire. Anything that still happens there
 * does not depend on them.
 */
export async function endlessWaits(page: Page, limitMs: number): Promise<void> {
  await page.addInitScript((limit) => {
    const setTimer = window.setTimeout.bind(window) as (handler: TimerHandler, ms?: number) => number;
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    Object.assign(window, {
      setTimeout: (handler: TimerHandler, ms = 0) => (ms < limit ? setTimer(handler, ms) : 0),
    });
    AbortSignal.timeout = (ms) => (ms < limit ? timeout(ms) : new AbortController().signal);
  }, limitMs);
}

/**
 * In pages loaded from now on, what has 5 s for an answer has 30 s: a save that a slow machine does not finish in time
 * would not be called a success.
 */
export async function waitLongerForSaves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 5_000 ? 30_000 : ms);
  });
}

/** The identity service and the store refuse every connection of the page. @returns restores them */
export async function refuseServers(page: Page): Promise<() => Promise<void>> {
  const refuse = (route: Route) => route.abort('connectionrefused');
  for (const host of hosts()) await page.route(`http://${host}/**`, refuse);
  return async () => {
    for (const host of hosts()) await page.unroute(`http://${host}/**`, refuse);
  };
}
