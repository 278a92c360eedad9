import { createDeviceVault, userOf } from '../device-vault';

/**
 * A device in memory: the vault, and the records as stored. With `device.full` it refuses to store anything; it refuses
 * lists with more than `device.room` items. With `device.unreadable` nothing can be read or changed.
 */
export function createMemoryVault() {
  const records = new Map<string, unknown>();
  const device = { full: false, room: Infinity, unreadable: false };
  const answered = () =>
    device.unreadable ? Promise.reject(new DOMException('no answer', 'TimeoutError')) : Promise.resolve();
  const vault = createDeviceVault({
    get: (key) => answered().then(() => structuredClone(records.get(key))),
    async update(key, change) {
      await answered();
      const next = change(structuredClone(records.get(key)));
      if (next === undefined) return;
      const { value: list } = (next ?? {}) as { value?: unknown };
      if (device.full || (Array.isArray(list) && list.length > device.room))
        throw new DOMException('no room', 'QuotaExceededError');
      if (next === null) records.delete(key);
      else records.set(key, structuredClone(next));
    },
    remove(isTheirs) {
      for (const key of records.keys()) if (isTheirs(userOf(key))) records.delete(key);
      return Promise.resolve();
    },
  });
  return { ...vault, records, device };
}
