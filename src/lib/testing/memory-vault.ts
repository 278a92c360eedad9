import { createDeviceVault } from '../device-vault';

/** A device in memory: the vault, and the records as stored. `device.full` makes it refuse to store anything. */
export function createMemoryVault() {
  const records = new Map<string, unknown>();
  const device = { full: false };
  const vault = createDeviceVault({
    get: (key) => Promise.resolve(structuredClone(records.get(key))),
    async update(key, change) {
      await Promise.resolve();
      const next = change(structuredClone(records.get(key)));
      if (next === undefined) return;
      if (device.full) throw new DOMException('no room', 'QuotaExceededError');
      if (next === null) records.delete(key);
      else records.set(key, structuredClone(next));
    },
    keys: () => Promise.resolve([...records.keys()]),
    removeAll(prefix, except) {
      for (const key of records.keys()) {
        if (key.startsWith(prefix) && !except.includes(key)) records.delete(key);
      }
      return Promise.resolve();
    },
  });
  return { ...vault, records, device };
}
