/**
 * @typedef {Record<string, any>} Data
 * @typedef {{ data: Data, updateTime: string }} Stored
 * @typedef {{ path: string, fields: Data, timestamps?: readonly string[], onlyIf?: { exists: boolean } | { updateTime: string } }} Write
 */

/**
 * The library's documents in memory, with the preconditions of Firestore and the checks of states, attempts and parts
 * in `firestore.rules`: a write that the rules would reject is rejected here.
 */
export class Database {
  /** @type {Map<string, Stored>} */
  documents = new Map();
  writes = 0;
  #version = 0;
  #ErrorType;
  #leaseMs;

  /**
   * @param {object} options
   * @param {new (status: string, message: string) => Error} options.ErrorType
   * @param {number} options.leaseMs
   */
  constructor({ ErrorType, leaseMs }) {
    this.#ErrorType = ErrorType;
    this.#leaseMs = leaseMs;
  }

  /** @param {string} path @returns {Stored | null} */
  read(path) {
    return this.documents.get(path) ?? null;
  }

  /** @param {string} uid @returns {(Data & { id: string })[]} */
  analysesOf(uid) {
    return this.#ids(uid).map((id) => ({
      id,
      .../** @type {Stored} */ (this.read(`users/${uid}/analyses/${id}`)).data,
    }));
  }

  /** @type {Map<string, string[]>} */
  #byPerson = new Map();

  /** @param {string} uid */
  #ids(uid) {
    return this.#byPerson.get(uid) ?? [];
  }

  /** @param {readonly Write[]} writes @returns {string[]} */
  commit(writes) {
    for (const write of writes) this.#check(write);
    return writes.map(({ path, fields, timestamps = [] }) => {
      const time = new Date(Date.now()).toISOString();
      const stamps = Object.fromEntries(timestamps.map((name) => [name, time]));
      const before = this.documents.get(path)?.data ?? {};
      const data = Object.fromEntries(
        Object.entries({ ...before, ...fields, ...stamps }).filter(([, value]) => value !== undefined),
      );
      this.#checkRules(path, this.documents.get(path)?.data, data);
      const updateTime = String((this.#version += 1));
      const [, uid = '', , id = '', part] = path.split('/');
      if (part === undefined && !this.documents.has(path)) this.#byPerson.set(uid, [...this.#ids(uid), id]);
      this.documents.set(path, { data, updateTime });
      this.writes += 1;
      return updateTime;
    });
  }

  /** @param {Write} write */
  #check({ path, onlyIf }) {
    const stored = this.documents.get(path);
    if (!onlyIf) return;
    if ('exists' in onlyIf && onlyIf.exists !== (stored !== undefined)) throw this.#error('ALREADY_EXISTS');
    if ('updateTime' in onlyIf && onlyIf.updateTime !== stored?.updateTime)
      throw this.#error('FAILED_PRECONDITION');
  }

  /** @param {string} path @param {Data | undefined} before @param {Data} after */
  #checkRules(path, before, after) {
    const [analysis, part] = path.split('/parts/');
    if (part !== undefined) {
      const owner = this.documents.get(analysis ?? '')?.data;
      if (owner?.state !== 'running' || owner.attempt !== after.attempt)
        throw this.#error('PERMISSION_DENIED');
      return;
    }
    const isAllowed =
      before === undefined ? isBegun(after) : continues(before, after) || this.#restarts(before, after);
    if (!isAllowed) throw this.#error('PERMISSION_DENIED');
  }

  /** @param {Data} before @param {Data} after */
  #restarts(before, after) {
    const isSilent = before.state === 'running' && Date.now() - Date.parse(before.updatedAt) >= this.#leaseMs;
    return (
      after.attempt === before.attempt + 1 &&
      ['queued', 'running'].includes(after.state) &&
      (['partial', 'failed', 'cancelled'].includes(before.state) || isSilent)
    );
  }

  /** @param {string} status */
  #error(status) {
    return new this.#ErrorType(status, status);
  }
}

/** @param {Data} data */
const isBegun = (data) => data.attempt === 1 && ['queued', 'running'].includes(data.state);

/** @param {Data} before @param {Data} after */
function continues(before, after) {
  const next = {
    queued: ['running', 'failed', 'cancelled'],
    running: ['running', 'done', 'partial', 'failed', 'cancelled'],
  }[/** @type {string} */ (before.state)];
  return (
    after.attempt === before.attempt &&
    after.progress >= before.progress &&
    next?.includes(after.state) === true
  );
}
