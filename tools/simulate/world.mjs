import { FirebaseError } from 'firebase/app';
import { chance } from '../media/chance.mjs';
import { Clock } from './clock.mjs';

/**
 * @typedef {object} WorldOptions
 * @property {number} seed
 * @property {readonly number[]} programmes number per user
 * @property {number} workers that the platform runs at the same time
 * @property {number} ownAtOnce maximum for one user
 * @property {number} deaths share of the workers that die, 0 to 1
 * @property {number} refused share of the writes and reads that fail, 0 to 1
 * @property {number} expiring share of the requests whose token is about to run out, 0 to 1
 * @property {number} lost share of the requests that do not arrive, 0 to 1
 *
 * @typedef {object} Outcome
 * @property {number} hours that passed in the simulation
 * @property {number} programmes
 * @property {Record<string, number>} states at the end
 * @property {number} runs of workers that started an analysis
 * @property {number} deaths
 * @property {number} refusals for lack of capacity of the platform
 * @property {number} mostAtOnce workers
 * @property {number} mostOwn maximum for one user at once, according to the library
 * @property {number} writes
 * @property {string[]} faults violations
 * @property {{ programmes: number, hours: number }[]} persons time of the last result of each user
 */

const MINUTE_MS = 60_000;
const START_MS = Date.UTC(2026, 0, 1);
/** Duration of an analysis. */
const MIN_MS = 2 * MINUTE_MS;
const MAX_MS = 12 * MINUTE_MS;
/** Interval at which a device queries its library. */
const LOOK_MS = 10_000;
const TOKEN_MS = 60 * MINUTE_MS;
/** Maximum number of times that a user runs a failed analysis again. */
const MAX_TRIES_BY_HAND = 20;
/** Time limit of the simulation, in hours. */
const MAX_HOURS = 24 * 14;

/**
 * Lets the product's scheduler, background handler and limits process a catalogue, with workers that die, writes that
 * fail, requests that are lost and tokens that expire. Only the environment of the product is simulated: the platform,
 * the database, the analysis itself and the users' devices.
 *
 * @param {any} product what the project's modules export
 * @param {WorldOptions} options
 * @returns {Promise<Outcome>}
 */
export async function simulate(product, options) {
  const clock = new Clock(START_MS);
  const { random } = Math;
  Math.random = chance(options.seed + 1);
  clock.install();
  try {
    return await new World(product, options, clock).run();
  } finally {
    clock.uninstall();
    Math.random = random;
  }
}

class World {
  #product;
  #options;
  #clock;
  #random;
  #database;
  /** Live workers, by the analysis that they run. @type {Map<string, Set<object>>} */
  #owners = new Map();
  /** Number of stored results, by analysis. @type {Map<string, number>} */
  #results = new Map();
  /** The content of the shared store. @type {Map<string, { value: unknown, version: string }>} */
  #counts = new Map();
  #working = 0;
  /** @type {Outcome} */
  #outcome;

  /** @param {any} product @param {WorldOptions} options @param {Clock} clock */
  constructor(product, options, clock) {
    this.#product = product;
    this.#options = options;
    this.#clock = clock;
    this.#random = chance(options.seed);
    this.#database = new product.MemoryDatabase(product.LEASE_MS);
    this.#outcome = {
      ...{
        hours: 0,
        programmes: 0,
        states: {},
        runs: 0,
        deaths: 0,
        refusals: 0,
        mostAtOnce: 0,
        mostOwn: 0,
        writes: 0,
      },
      ...{ faults: [], persons: [] },
    };
  }

  async run() {
    const { programmes } = this.#options;
    let busy = programmes.length;
    programmes.forEach((count, person) => {
      void this.#device(`person-${String(person)}`, count).then((hours) => {
        this.#outcome.persons.push({ programmes: count, hours });
        busy -= 1;
      });
    });
    await this.#clock.run(() => busy === 0 || this.#hours() > MAX_HOURS);
    return this.#judged();
  }

  #hours() {
    return (this.#clock.now - START_MS) / (60 * MINUTE_MS);
  }

  /**
   * The page of a user: it queues a catalogue, starts waiting analyses, and runs failed ones again.
   * @param {string} uid
   * @param {number} count
   */
  async #device(uid, count) {
    const { nextToStart, nextStartRequest, withIds } = this.#product;
    const urls = Array.from({ length: count }, (_, index) => ({
      url: `https://example.com/${uid}/${String(index)}.mp4`,
    }));
    for (const { id, url } of withIds(urls)) {
      const fields = {
        state: 'queued',
        progress: 0,
        attempt: 1,
        url,
        createdAt: this.#product.NOW,
        updatedAt: this.#product.NOW,
      };
      this.#database.commit([{ path: `users/${uid}/analyses/${id}`, fields }]);
    }
    /** @type {Map<string, any>} */
    const startRequests = new Map();
    /** @type {Map<string, number>} */
    const byHand = new Map();
    // Devices do not query at the same time.
    await this.#clock.wait(this.#random() * LOOK_MS);
    for (;;) {
      /** @type {any[]} */
      const items = this.#database.analysesOf(uid);
      const now = this.#clock.now;
      const running = items.filter((item) => this.#product.stateOf(item, now) === 'running').length;
      this.#outcome.mostOwn = Math.max(this.#outcome.mostOwn, running);
      if (items.every(({ state }) => state === 'done')) return this.#hours();
      for (const item of items) {
        if (
          !this.#product.canRestart(this.#product.stateOf(item, now)) ||
          (item.attempt < this.#product.MAX_AUTOMATIC_ATTEMPTS && item.state === 'running')
        )
          continue;
        const tries = byHand.get(item.id) ?? 0;
        if (tries >= MAX_TRIES_BY_HAND) return this.#hours();
        byHand.set(item.id, tries + 1);
        const path = `users/${uid}/analyses/${item.id}`;
        const fields = {
          state: 'queued',
          progress: 0,
          attempt: item.attempt + 1,
          error: this.#product.DELETED,
          parts: this.#product.DELETED,
          updatedAt: this.#product.NOW,
        };
        this.#database.commit([{ path, fields, isUpdate: true }]);
      }
      const next = nextToStart(this.#database.analysesOf(uid), now, {
        atOnce: this.#options.ownAtOnce,
        startRequests,
      });
      for (const item of next) {
        startRequests.set(item.id, nextStartRequest(item, now, startRequests));
        this.#tell(uid, item);
      }
      await this.#clock.wait(LOOK_MS);
    }
  }

  /** The platform accepts a request, or has no capacity. @param {string} uid @param {any} item */
  #tell(uid, { id, url }) {
    if (this.#random() < this.#options.lost) return;
    if (this.#working >= this.#options.workers) {
      this.#outcome.refusals += 1;
      return;
    }
    this.#working += 1;
    this.#outcome.mostAtOnce = Math.max(this.#outcome.mostAtOnce, this.#working);
    const worker = { isDead: false };
    const isExpiring = this.#random() < this.#options.expiring;
    const expiresAt = this.#clock.now + (isExpiring ? this.#random() * 2 * MINUTE_MS : TOKEN_MS);
    const handler = this.#product.createBackgroundHandler({
      environment: { allowHosts: new Set(), maxVideoBytes: 1, maxVideoMs: 1, deadlineMs: 780_000 },
      verifyToken: () => Promise.resolve({ uid, expiresAt }),
      limiter: this.#limiterFor(worker),
      provider: { id: 'simulated', analyze: (/** @type {any} */ request) => this.#analyze(request, worker) },
      openSource: () => Promise.reject(new Error('not used')),
      openCaptions: () => Promise.reject(new Error('not used')),
      openStore: () => this.#storeFor(worker, expiresAt),
      log: () => undefined,
    });
    const body = JSON.stringify({ id, url });
    const headers = { 'content-type': 'application/json', authorization: 'Bearer a.b.c' };
    const request = new Request('https://example.com/', { method: 'POST', headers, body });
    const ended = handler(request).then(() => {
      if (!worker.isDead) this.#leave(worker);
    });
    void ended;
    if (this.#random() < this.#options.deaths) void this.#die(worker);
  }

  /** @param {{ isDead: boolean }} worker */
  async #die(worker) {
    await this.#clock.wait(this.#random() * MAX_MS);
    if (!('hasEnded' in worker)) {
      worker.isDead = true;
      this.#outcome.deaths += 1;
      this.#leave(worker);
    }
  }

  /** The limiter for the analyses of a user, in a store that all workers share. @param {{ isDead: boolean }} worker */
  #limiterFor(worker) {
    const { createMemoryLimiter, createSharedLimiter } = this.#product;
    const limits = { perMinute: 60, ownAtOnce: this.#options.ownAtOnce, atOnce: 4 };
    const reach = () => (worker.isDead ? new Promise(() => undefined) : this.#clock.wait(5));
    return createSharedLimiter({
      name: 'analyze-background',
      limits,
      local: createMemoryLimiter(limits, () => this.#clock.now),
      onUnreachable: () => undefined,
      store: {
        read: async (/** @type {string} */ key) => {
          await reach();
          return this.#counts.get(key) ?? null;
        },
        write: async (
          /** @type {string} */ key,
          /** @type {unknown} */ value,
          /** @type {string | null} */ version,
        ) => {
          await reach();
          if ((this.#counts.get(key)?.version ?? null) !== version) return null;
          const next = String(Number(version) + 1);
          this.#counts.set(key, { value, version: next });
          return next;
        },
      },
    });
  }

  /** @param {object} worker */
  #leave(worker) {
    Object.assign(worker, { hasEnded: true });
    this.#working -= 1;
    for (const owners of this.#owners.values()) owners.delete(worker);
  }

  /** @param {any} request @param {{ isDead: boolean }} worker */
  async #analyze({ limits, onProgress, signal }, worker) {
    const wantedMs = MIN_MS + this.#random() * (MAX_MS - MIN_MS);
    const tookMs = Math.min(wantedMs, limits.deadlineMs);
    for (let step = 1; step <= 20; step += 1) {
      await this.#clock.wait(tookMs / 20);
      if (worker.isDead) await new Promise(() => undefined);
      signal.throwIfAborted();
      onProgress({ stage: 'analyzing', share: step / 20 });
    }
    const partial = tookMs < wantedMs ? { partial: [{ code: 'time-up', values: { endMs: 1 } }] } : {};
    return { entries: [], durationMs: 1000, intervalMs: 1000, ...partial };
  }

  /**
   * The database for a worker. A dead worker cannot reach it.
   * @param {{ isDead: boolean }} worker
   * @param {number} expiresAt
   */
  #storeFor(worker, expiresAt) {
    const reach = async () => {
      await this.#clock.wait(20 + this.#random() * 60);
      if (worker.isDead) await new Promise(() => undefined);
      if (this.#clock.now > expiresAt) throw new FirebaseError('unauthenticated', 'expired');
      if (this.#random() < this.#options.refused) throw new FirebaseError('unavailable', 'refused');
    };
    const firestore = {
      database: this.#database,
      reach,
      commit: async (/** @type {any[]} */ writes) => {
        await reach();
        const record = writes.find(({ path }) => !path.includes('/parts/'));
        this.#database.commit(writes);
        if (record) this.#note(record, worker);
      },
    };
    return Promise.resolve({ firestore, close: () => Promise.resolve() });
  }

  /** Records violations. @param {any} write @param {object} worker */
  #note({ path, fields }, worker) {
    const owners = this.#owners.get(path) ?? new Set();
    this.#owners.set(path, owners);
    if (fields.state === 'running') {
      this.#outcome.runs += 1;
      owners.clear();
      owners.add(worker);
    } else if (!owners.has(worker))
      this.#outcome.faults.push(`${path}: written by a worker that does not run it`);
    if (fields.state === 'done') {
      const results = (this.#results.get(path) ?? 0) + 1;
      this.#results.set(path, results);
      if (results > 1) this.#outcome.faults.push(`${path}: stored ${String(results)} times`);
    }
  }

  #judged() {
    const outcome = this.#outcome;
    outcome.hours = this.#hours();
    outcome.writes = this.#database.writes;
    for (const [path, { data }] of this.#database.documents) {
      if (path.includes('/parts/')) continue;
      outcome.programmes += 1;
      outcome.states[data.state] = (outcome.states[data.state] ?? 0) + 1;
      if (['done', 'partial'].includes(data.state) && !this.#database.documents.has(`${path}/parts/0`)) {
        outcome.faults.push(`${path}: announced without its result`);
      }
      if (data.state === 'failed' && !data.error?.code)
        outcome.faults.push(`${path}: failed without a reason`);
      if (['queued', 'running'].includes(data.state)) outcome.faults.push(`${path}: left ${data.state}`);
    }
    if (outcome.mostOwn > this.#options.ownAtOnce) {
      outcome.faults.push(`${String(outcome.mostOwn)} of one person at once`);
    }
    const wanted = this.#options.programmes.reduce((sum, count) => sum + count, 0);
    if (outcome.programmes !== wanted)
      outcome.faults.push(`${String(outcome.programmes)} of ${String(wanted)} programmes`);
    return outcome;
  }
}
