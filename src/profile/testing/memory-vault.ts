import type { PersonsVault } from '@/lib/device-vault';

/** A device in memory. `full` makes it refuse to keep anything. */
export function createMemoryVault() {
  const records = new Map<string, unknown>();
  const device = { full: false };
  const of = (uid: string): PersonsVault => {
    const write = (name: string, value: unknown) => {
      if (device.full) throw new DOMException('no room', 'QuotaExceededError');
      records.set(`${uid}/${name}`, structuredClone(value));
    };
    return {
      read: (name) => Promise.resolve(structuredClone(records.get(`${uid}/${name}`))),
      write(name, value) {
        write(name, value);
        return Promise.resolve();
      },
      async update(name, change) {
        await Promise.resolve();
        const next = change(structuredClone(records.get(`${uid}/${name}`)));
        if (next !== undefined) write(name, next);
      },
      remove(name) {
        records.delete(`${uid}/${name}`);
        return Promise.resolve();
      },
    };
  };
  return { of, records, device };
}
