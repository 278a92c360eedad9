const { setTimeout, setInterval, clearTimeout, clearInterval, setImmediate } = globalThis;
const realTimers = { setTimeout, setInterval, clearTimeout, clearInterval };
const realNow = Date.now;
const realPerformanceNow = performance.now.bind(performance);

/** Longest delay of a timer in milliseconds, as in Node. */
const MAX_MS = 2 ** 31 - 1;

/**
 * @typedef {object} Timer
 * @property {number} at in ms
 * @property {number} order order of timers with the same time
 * @property {() => void} run
 * @property {number | undefined} everyMs
 * @property {boolean} isCleared
 */

/**
 * The time of a simulation. The global timers and clocks follow it. It advances to the next timer once all work that
 * does not wait for a timer is done. Timers of `node:timers/promises` are not part of it.
 */
export class Clock {
  /** Milliseconds since 1970. */
  #now;
  /** @type {Timer[]} a binary heap: the next one first */
  #heap = [];
  #order = 0;

  /** @param {number} start in ms since 1970 */
  constructor(start) {
    this.#now = start;
  }

  get now() {
    return this.#now;
  }

  /** Replaces the timers and clocks of this process by those of the simulation, until `uninstall`. */
  install() {
    const add =
      (/** @type {boolean} */ repeats) =>
      (/** @type {(...args: any[]) => void} */ run, ms = 0, /** @type {any[]} */ ...args) =>
        this.#add(() => run(...args), ms, repeats);
    const clear = (/** @type {Timer | undefined} */ timer) => {
      if (timer && typeof timer === 'object') timer.isCleared = true;
    };
    const start = this.#now;
    Object.assign(globalThis, {
      setTimeout: add(false),
      setInterval: add(true),
      clearTimeout: clear,
      clearInterval: clear,
    });
    Date.now = () => this.#now;
    performance.now = () => this.#now - start;
  }

  uninstall() {
    Object.assign(globalThis, realTimers);
    Date.now = realNow;
    performance.now = realPerformanceNow;
  }

  /** @param {number} ms */
  wait(ms) {
    return new Promise((resolve) => void this.#add(() => resolve(undefined), ms, false));
  }

  /**
   * Advances until `isOver`, or until no timer is left.
   *
   * @param {() => boolean} isOver
   */
  async run(isOver) {
    for (;;) {
      await settled();
      if (isOver()) return;
      const timer = this.#take();
      if (!timer) return;
      if (timer.isCleared) continue;
      this.#now = Math.max(this.#now, timer.at);
      if (timer.everyMs !== undefined) {
        timer.at = this.#now + timer.everyMs;
        this.#put(timer);
      }
      timer.run();
    }
  }

  /** @param {() => void} run @param {number} ms @param {boolean} repeats */
  #add(run, ms, repeats) {
    const delay = Math.min(Math.max(1, Number(ms) || 0), MAX_MS);
    const timer = {
      at: this.#now + delay,
      order: (this.#order += 1),
      run,
      everyMs: repeats ? delay : undefined,
      isCleared: false,
      ref: () => timer,
      unref: () => timer,
      hasRef: () => true,
    };
    this.#put(timer);
    return timer;
  }

  /** @param {Timer} timer */
  #put(timer) {
    const heap = this.#heap;
    let index = heap.push(timer) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(timer, heap[parent])) break;
      heap[index] = /** @type {Timer} */ (heap[parent]);
      index = parent;
    }
    heap[index] = timer;
  }

  /** @returns {Timer | undefined} */
  #take() {
    const heap = this.#heap;
    const first = heap[0];
    const last = heap.pop();
    if (!first || !last || heap.length === 0) return first;
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child += 1;
      if (!isBefore(heap[child], last)) break;
      heap[index] = /** @type {Timer} */ (heap[child]);
      index = child;
    }
    heap[index] = last;
    return first;
  }
}

/** @param {Timer | undefined} a @param {Timer | undefined} b */
function isBefore(a, b) {
  return a !== undefined && b !== undefined && (a.at < b.at || (a.at === b.at && a.order < b.order));
}

/** Resolves once no promise can make further progress. Reading a request takes more than one turn. */
async function settled() {
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}
