#!/usr/bin/env node
/**
 * Lets users analyze videos in the background, with the real page, function, rules and database, while parts of the
 * system fail at random times: `npm run chaos [seed]`. Every analysis must end with a result, or with a failure after
 * which it can be run again. No result may change or get lost. The outcome is written to `docs/benchmarks.md`. Takes
 * half an hour.
 */
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT_ID } from '../scripts/local/emulators.mjs';
import { publishFigures, table } from '../scripts/local/benchmarks.mjs';
import { stopAllServices, stopOnSignals } from '../scripts/local/processes.mjs';
import { signIn } from '../scripts/local/sign-in.mjs';
import { openSetting } from './chaos/setting.mjs';
import { chance } from './media/chance.mjs';

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {{ email: string, uid: string, page: Page | null }} Person */
/** @typedef {{ id: string, state: string, attempt: number, quietMs: number, parts: number, error: string, url: string }} Run */

const PERSONS = 3;
const RUNS = 51;
const PASSWORD = 'Correct-Horse-7';
/** Pause between two faults, in ms. */
const PAUSE_MS = { least: 4_000, most: 16_000 };
/** Duration of an outage, in ms. */
const DOWN_MS = { least: 2_000, most: 25_000 };
/** After this time in ms without a write, an analysis counts as interrupted; see `src/contracts/analyses.ts`. */
const LEASE_MS = 90_000;
/** Time after the last fault within which everything must have ended, in ms. */
const END_MS = 15 * 60_000;

const seed = Number(process.argv[2] ?? 2026);
const random = chance(seed);
const between = (/** @type {{ least: number, most: number }} */ { least, most }) =>
  least + random() * (most - least);

stopOnSignals();

const setting = await openSetting();
const documents = `${setting.databaseAddress}/v1/projects/${PROJECT_ID}/databases/(default)/documents`;
/** @type {Person[]} */
const persons = [];
/** @type {Map<string, number>} */
const faults = new Map();
/** Hash of the stored result of each analysis when it was last seen. @type {Map<string, string>} */
const results = new Map();
/** @type {string[]} */
const problems = [];

async function signUp(/** @type {number} */ number) {
  const email = `chaos-${number}@example.com`;
  const response = await fetch(
    `${setting.authAddress}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD, returnSecureToken: true }),
    },
  );
  if (!response.ok) throw new Error(`No account for ${email}: ${await response.text()}`);
  const { localId } = /** @type {{ localId: string }} */ (await response.json());
  persons.push({ email, uid: localId, page: null });
}

/** Opens the Sandbox as this user, as after a crash of the browser. */
async function open(/** @type {Person} */ person) {
  for (let tries = 0; ; tries += 1) {
    try {
      const context = await setting.browser().newContext({ viewport: { width: 820, height: 1180 } });
      const page = await context.newPage();
      await signIn(page, setting.address, { account: { email: person.email, password: PASSWORD } });
      await page.getByRole('link', { name: 'Sandbox' }).click();
      await page.getByRole('textbox', { name: 'Video URL' }).waitFor();
      person.page = page;
      return;
    } catch (error) {
      // Another part may be down at the moment.
      if (tries === 10) throw error;
      await wait(5_000);
    }
  }
}

/** Queues videos as a list, as a user does. */
async function queue(/** @type {Page} */ page, /** @type {string[]} */ urls) {
  await page.getByRole('button', { name: 'Many videos at once' }).click();
  await page.getByRole('textbox', { name: 'Videos' }).fill(urls.join('\n'));
  await page.getByRole('button', { name: `Start ${urls.length} analyses` }).click();
  await page.getByRole('region', { name: `${urls.length} videos, ` }).waitFor();
}

/** Reads without the rules. Null while the database is unreachable. */
async function read(/** @type {string} */ path) {
  try {
    const response = await fetch(`${documents}/${path}`, {
      headers: { authorization: 'Bearer owner' },
      signal: AbortSignal.timeout(5_000),
    });
    return /** @type {any} */ (await response.json());
  } catch {
    return null;
  }
}

/** @returns {Promise<Run[] | null>} all analyses of all users; null while the database is unreachable */
async function readRuns() {
  const lists = await Promise.all(
    persons.map(({ uid }) => read(`users/${uid}/analyses?pageSize=300`).then((list) => ({ uid, list }))),
  );
  if (lists.some(({ list }) => list === null)) return null;
  return lists.flatMap(({ uid, list }) =>
    (list.documents ?? []).map((/** @type {any} */ { name, fields }) => ({
      id: `users/${uid}/analyses/${String(name).split('/').at(-1)}`,
      state: fields.state.stringValue,
      attempt: Number(fields.attempt.integerValue),
      quietMs: Date.now() - Date.parse(fields.updatedAt.timestampValue),
      parts: Number(fields.parts?.integerValue ?? 0),
      error: fields.error ? fields.error.mapValue.fields.code.stringValue : '',
      url: fields.url.stringValue,
    })),
  );
}

/** The stored result as a hash, or the problem with it. @param {Run} run */
async function resultOf({ id, parts, attempt }) {
  let text = '';
  for (let number = 0; number < parts; number += 1) {
    const part = await read(`${id}/parts/${number}`);
    if (part === null) return null;
    if (Number(part.fields?.attempt.integerValue) !== attempt) return `part ${number} is of another attempt`;
    text += part.fields.text.stringValue;
  }
  try {
    JSON.parse(text);
  } catch {
    return 'no JSON';
  }
  return createHash('sha256').update(text).digest('hex');
}

/** Checks that existing results do not change after they were first seen. @param {Run[]} runs */
async function watchResults(runs) {
  for (const run of runs.filter(({ state }) => state === 'done' || state === 'partial')) {
    const seen = await resultOf(run);
    if (seen === null) continue;
    if (!/^[0-9a-f]{64}$/.test(seen)) problems.push(`${run.id} (${run.state}): ${seen}`);
    const before = results.get(run.id);
    if (before !== undefined && before !== seen)
      problems.push(`${run.id} (${run.state}): the result changed`);
    results.set(run.id, seen);
  }
  const states = new Map(runs.map((run) => [run.id, run.state]));
  for (const id of results.keys()) {
    const state = states.get(id);
    if (state !== 'done' && state !== 'partial') problems.push(`${id}: had a result and is ${state} now`);
  }
}

/** Three attempts are made automatically. @param {Run} run */
const isInterrupted = ({ state, attempt, quietMs }) =>
  state === 'running' && attempt >= 3 && quietMs > LEASE_MS + 10_000;
/** @param {Run} run */
const hasEnded = (run) => ['done', 'partial', 'failed'].includes(run.state) || isInterrupted(run);

/** @type {[import('./chaos/setting.mjs').Fault, () => Promise<unknown>][]} */
const FAULTS = [
  ['worker', async () => setting.killWorker(random)],
  ['worker', async () => setting.killWorker(random)],
  ['function', () => setting.killFunction(between(DOWN_MS) / 4)],
  ['database', () => setting.stopDatabase(between(DOWN_MS) * 2)],
  ['restart of the emulators', () => setting.restartDatabase()],
  [
    'browser',
    async () => {
      await setting.killBrowser();
      await wait(between(DOWN_MS));
      for (const person of persons) await open(person);
    },
  ],
  ['network', () => setting.cutMedia(between(DOWN_MS))],
  [
    'network',
    async () => {
      const contexts = persons.flatMap(({ page }) => (page ? [page.context()] : []));
      for (const context of contexts) await context.setOffline(true);
      await wait(between(DOWN_MS));
      for (const context of contexts) await context.setOffline(false);
    },
  ],
];

/** Causes faults until everything has ended. */
async function disturb() {
  for (;;) {
    await wait(between(PAUSE_MS));
    const runs = await readRuns();
    if (runs !== null) {
      await watchResults(runs);
      if (runs.length >= RUNS && runs.every(hasEnded)) return;
    }
    const [name, fail] = FAULTS[Math.floor(random() * FAULTS.length)] ?? [];
    if (name === undefined || fail === undefined) continue;
    const happened = await fail();
    if (happened === false) continue;
    faults.set(name, (faults.get(name) ?? 0) + 1);
    console.log(`${new Date().toISOString()} ${name}: ${tellOf(await readRuns())}`);
  }
}

/** @param {Run[] | null} runs */
function tellOf(runs) {
  if (runs === null) return 'the database does not answer';
  /** @type {Record<string, number>} */
  const counts = {};
  for (const run of runs) {
    const name = isInterrupted(run) ? 'interrupted' : run.state + (run.error ? ` (${run.error})` : '');
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return Object.entries(counts)
    .map(([name, count]) => `${count} ${name}`)
    .join(', ');
}

/** Waits for the end without further faults. @returns {Promise<Run[]>} */
async function settle() {
  for (const end = Date.now() + END_MS; ; await wait(3_000)) {
    const runs = await readRuns();
    if (runs === null) continue;
    await watchResults(runs);
    const open = runs.filter((run) => !hasEnded(run));
    if (open.length === 0) return runs;
    if (Date.now() > end) {
      problems.push(...open.map(({ id, state, attempt }) => `${id}: still ${state}, attempt ${attempt}`));
      return runs;
    }
  }
}

/**
 * Runs every analysis without a complete result again, with the button of its row.
 * @returns {Promise<number>} how many
 */
async function runAgain() {
  let count = 0;
  for (const { page } of persons) {
    if (page === null) continue;
    await page.reload();
    const buttons = page.getByRole('button', { name: /^Run the analysis of .* again$/ });
    await page.getByRole('list', { name: 'Library' }).getByRole('listitem').first().waitFor();
    const more = page.getByRole('button', { name: 'Show older analyses' });
    while (await more.isVisible()) await more.click();
    const names = [];
    for (const button of await buttons.all()) names.push((await button.getAttribute('aria-label')) ?? '');
    for (const name of names) {
      await page.getByRole('button', { name, exact: true }).first().click();
      await wait(1_000);
    }
    count += names.length;
  }
  return count;
}

let exitCode = 1;
try {
  for (let number = 0; number < PERSONS; number += 1) await signUp(number);
  for (const person of persons) await open(person);
  for (const [index, { page }] of persons.entries()) {
    const own = Array.from({ length: RUNS / PERSONS }, (_, run) => setting.videoAt(index * 100 + run));
    if (page) await queue(page, own);
  }
  await disturb();
  const ended = await settle();
  if (ended.length !== RUNS) problems.push(`${ended.length} analyses instead of ${RUNS}`);
  for (const { id, state, error } of ended)
    if (state === 'failed' && !error) problems.push(`${id}: no reason`);
  const attempts = ended.reduce((sum, { attempt }) => sum + attempt, 0);
  const [outcome, again] = [tellOf(ended), await runAgain()];
  console.log(`${outcome}; ${again} are run again`);
  const after = await settle();
  const whole = new Set(after.filter(({ state }) => state === 'done').map(({ url }) => url));
  const missing = ended.filter(({ url }) => !whole.has(url)).map(({ url }) => url);
  if (missing.length) problems.push(`without a whole result after being run again: ${missing.join(', ')}`);
  const rows = [
    ['analyses, persons', `${RUNS}, ${PERSONS}`],
    ['faults', [...faults].map(([name, count]) => `${count} ${name}`).join(', ')],
    ['how they ended', outcome],
    ['attempts', String(attempts)],
    ['run again afterwards', String(again)],
    ['videos with a whole result then', `${whole.size} of ${RUNS}`],
    ['results lost or changed, analyses left running', String(problems.length)],
  ];
  console.table(Object.fromEntries(rows));
  console.log([...new Set(problems)].join('\n'));
  await publishFigures('chaos', table(['observed', ''], rows));
  exitCode = problems.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error);
  // A page that does not show the expected state shows why.
  for (const { page } of persons)
    if (page) console.error(page.url(), await page.innerText('body').catch(String));
} finally {
  await setting.close().catch(() => undefined);
  await stopAllServices();
}
process.exit(exitCode);
