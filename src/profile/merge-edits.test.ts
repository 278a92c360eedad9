import { describe, expect, it } from 'vitest';
import { planMerge, type MergeInput } from './merge-edits';
import {
  EMPTY_RECORD,
  noteEdits,
  type ProfileEdit,
  type ProfileRecord,
  type StoredProfile,
} from './profile-record';
import type { UserProfile } from './user-profile';

const owner = { displayName: 'Ada', email: 'ada@example.com' };
const iso = (ms: number) => new Date(ms).toISOString();

/** Some fields otherwise than usual; undefined: not there. */
type Otherwise<T> = { [Field in keyof T]?: T[Field] | undefined };

function otherwise<T extends object>(usual: T, more: Otherwise<T>): T {
  const all = Object.entries({ ...usual, ...more }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(all) as T;
}

const ofServer = (more: Otherwise<UserProfile> = {}) =>
  otherwise<Partial<UserProfile>>(
    {
      name: 'Ada',
      email: 'ada@example.com',
      timezone: 'UTC',
      createdAt: iso(100),
      updatedAt: iso(1000),
    },
    more,
  );
const edit = (more: Otherwise<ProfileEdit> = {}) =>
  otherwise<ProfileEdit>({ field: 'timezone', value: 'PST', base: 'UTC', at: 2000, state: 'waiting' }, more);
const plan = (stored: StoredProfile, edits: ProfileEdit[], more: Partial<MergeInput> = {}) =>
  planMerge(stored, { edits, newcomer: null, savedAt: null, owner, now: 10_000, ...more });

describe('one edit', () => {
  it.each([
    ['has what we want', ofServer({ timezone: 'PST' }), 'confirmed'],
    ['has what we want, since later', ofServer({ timezone: 'PST', updatedAt: iso(5000) }), 'confirmed'],
    ['has what we saw', ofServer(), 'written'],
    ['has what we saw, and something else changed later', ofServer({ updatedAt: iso(5000) }), 'written'],
    ['has nothing', ofServer({ timezone: undefined, updatedAt: iso(5000) }), 'written'],
    ['has another value, of before', ofServer({ timezone: 'EST', updatedAt: iso(1999) }), 'written'],
    ['has another value, of the same moment', ofServer({ timezone: 'EST', updatedAt: iso(2000) }), 'written'],
    ['has another value, of later', ofServer({ timezone: 'EST', updatedAt: iso(2001) }), 'overtaken'],
    ['has another value and no time', ofServer({ timezone: 'EST', updatedAt: undefined }), 'written'],
    [
      'has another value and a time that is none',
      ofServer({ timezone: 'EST', updatedAt: 'soon' }),
      'written',
    ],
  ] as const)('when the server %s: %s', (_, stored, fate) => {
    const { changes, fates } = plan(stored, [edit()]);
    expect(fates).toEqual([fate]);
    expect(changes?.timezone).toBe(fate === 'written' ? 'PST' : undefined);
    if (fate !== 'written') expect(changes).toBeNull();
  });

  it('of a field that was not stored is overtaken by a later value, and wins over an earlier one', () => {
    const fresh = edit({ base: undefined });
    expect(plan(ofServer({ timezone: 'EST', updatedAt: iso(2001) }), [fresh]).fates).toEqual(['overtaken']);
    expect(plan(ofServer({ timezone: 'EST' }), [fresh]).fates).toEqual(['written']);
  });

  it('that is only the default where nothing was stored gives way to whatever another device chose', () => {
    const filled = [
      edit({ value: 'UTC', base: undefined, isDefault: true }),
      edit({ field: 'name', value: 'Ada', base: undefined, isDefault: true }),
    ];
    const { changes, fates } = plan(ofServer({ timezone: 'EST', name: 'Countess' }), filled);
    expect(fates).toEqual(['confirmed', 'confirmed']);
    expect(changes).toBeNull();
    expect(plan(ofServer({ timezone: undefined }), filled).changes).toMatchObject({ timezone: 'UTC' });
  });

  it('is not later than now, whatever the clock of the device once said', () => {
    const early = edit({ at: 99_000 });
    expect(plan(ofServer({ timezone: 'EST', updatedAt: iso(10_001) }), [early]).fates).toEqual(['overtaken']);
    expect(plan(ofServer(), [early]).changes?.updatedAt).toBe(iso(10_000));
  });
});

describe('what is written', () => {
  it('is the winning fields and the time of the latest edit, not of its arrival', () => {
    const edits = [edit(), edit({ field: 'theme', value: 'dark', base: 'light', at: 3000 })];
    expect(plan(ofServer({ theme: 'light' }), edits).changes).toEqual({
      timezone: 'PST',
      theme: 'dark',
      updatedAt: iso(3000),
    });
  });

  it('never moves the time of the document back', () => {
    expect(plan(ofServer({ updatedAt: iso(20_000) }), [edit()]).changes?.updatedAt).toBe(iso(20_000));
  });

  it('sets right an e-mail and a missing name with it, and only with it', () => {
    const old = ofServer({ email: 'old@example.com', name: undefined });
    expect(plan(old, [edit()]).changes).toMatchObject({ email: 'ada@example.com', name: 'Ada' });
    expect(plan(old, [edit({ value: 'UTC' })]).changes).toBeNull();
  });

  it('is the time alone when a person saves without a change', () => {
    expect(plan(ofServer(), [], { savedAt: 4000 }).changes).toEqual({ updatedAt: iso(4000) });
    expect(plan(ofServer(), []).changes).toBeNull();
  });
});

describe('where there is no document', () => {
  it('every edit makes one, with the name and the e-mail of the identity', () => {
    expect(plan(null, [edit()])).toEqual({
      changes: {
        name: 'Ada',
        email: 'ada@example.com',
        timezone: 'PST',
        createdAt: iso(2000),
        updatedAt: iso(2000),
      },
      fates: ['written'],
    });
  });

  it('a newcomer’s profile is created, with the edits over it', () => {
    const newcomer = { profile: { name: 'Countess', theme: 'light' as const }, at: 500 };
    expect(plan(null, [edit({ field: 'theme', value: 'dark' })], { newcomer }).changes).toMatchObject({
      name: 'Countess',
      email: 'ada@example.com',
      theme: 'dark',
      createdAt: iso(2000),
    });
    expect(plan(ofServer(), [], { newcomer }).changes, 'only if absent').toBeNull();
    expect(plan(null, []).changes).toBeNull();
  });
});

/** Devices which edit without a network, each on what it saw when it had one, and arrive in some order. */
describe('devices that arrive in any order', () => {
  const fields = ['name', 'timezone', 'dateFormat'] as const;
  const start: Partial<UserProfile> = ofServer({ dateFormat: 'MM/DD/YYYY' });

  function editedRecord(
    saves: { field: (typeof fields)[number]; value: string; at: number }[],
  ): ProfileRecord {
    const record: ProfileRecord = { ...EMPTY_RECORD, server: { stored: start, readAt: 1000 } };
    return saves.reduce((done, { field, value, at }) => noteEdits(done, { [field]: value }, at), record);
  }

  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];

  it('each field has its latest value, or its device is told; no other field is touched', () => {
    let told = 0;
    for (let seed = 0; seed < 60; seed++) {
      let state = seed * 7919 + 1;
      const random = (below: number) => {
        state = (state * 48271) % 2147483647;
        return state % below;
      };
      // Values differ, so that the latest is known by its value.
      const devices = [0, 1, 2].map((device) =>
        editedRecord(
          Array.from({ length: 1 + random(3) }, (_, save) => ({
            field: fields[random(fields.length)] ?? 'name',
            value: `${device}-${save}`,
            at: 2000 + 3 * random(2000) + device,
          })).sort((a, b) => a.at - b.at),
        ),
      );
      for (const order of orders) {
        let stored: Partial<UserProfile> = start;
        const toldOf = new Set<string>();
        for (const device of order) {
          const { edits } = devices[device] ?? EMPTY_RECORD;
          const { changes, fates } = plan(stored, [...edits]);
          stored = { ...stored, ...changes };
          edits.forEach(({ value }, index) => {
            if (fates[index] === 'overtaken') toldOf.add(String(value));
          });
        }
        for (const field of fields) {
          const all = devices.flatMap(({ edits }) => edits.filter((one) => one.field === field));
          const latest = all.sort((a, b) => b.at - a.at)[0];
          if (!latest) expect(stored[field]).toBe(start[field]);
          else if (stored[field] !== latest.value) expect(toldOf).toContain(latest.value);
          // Nobody is told of the value that stands.
          expect(toldOf).not.toContain(stored[field]);
        }
        told += toldOf.size;
      }
    }
    expect(told, 'conflicts did happen').toBeGreaterThan(50);
  });

  it('with one field between two devices the later edit always wins', () => {
    const early = editedRecord([{ field: 'name', value: 'early', at: 2000 }]);
    const late = editedRecord([{ field: 'name', value: 'late', at: 3000 }]);
    for (const pair of [
      [early, late],
      [late, early],
    ]) {
      let stored: Partial<UserProfile> = start;
      for (const { edits } of pair) stored = { ...stored, ...plan(stored, [...edits]).changes };
      expect(stored).toEqual({ ...start, name: 'late', updatedAt: iso(3000) });
    }
  });
});
