import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing';
import { Bytes, setDoc, Timestamp, updateDoc, type DocumentReference } from 'firebase/firestore';
import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { profileSchema, profileLimits, type UserProfile } from '../../src/data/profile/user-profile';
import { ada, CREATED, EMAIL, LATER, profileIn, smallest, startRules, store, whole } from './environment';

let env: RulesTestEnvironment;
let profile: DocumentReference;

beforeAll(async () => {
  env = await startRules();
  profile = profileIn(ada(env));
});

afterEach(() => env.clearFirestore());
afterAll(() => env.cleanup());

/** Values that are not text, some of which have a size like a text. */
const notText = [7, true, null, ['a'], { a: 'b' }, Bytes.fromUint8Array(new Uint8Array(3)), Timestamp.now()];

const notFlag = ['true', '', 0, 1, null, [true], { a: true }];

const notTime = [
  ...notText,
  '',
  '2025-05-28',
  '2025-05-28T08:00:00Z',
  '2025-05-28T08:00:00.000',
  '2025-05-28T08:00:00.000+02:00',
  '2025-05-28 08:00:00.000Z',
  '2025-00-28T08:00:00.000Z',
  '2025-13-28T08:00:00.000Z',
  '2025-05-00T08:00:00.000Z',
  '2025-05-32T08:00:00.000Z',
  '2025-05-28T24:00:00.000Z',
  '2025-05-28T32:00:00.000Z',
  '2025-05-28T08:60:00.000Z',
  '2025-05-28T08:00:60.000Z',
  '2025-05-28T08:00:00.0000Z',
  '2025-05-28T08:00:00x000Z',
  '12025-05-28T08:00:00.000Z',
  ' 2025-05-28T08:00:00.000Z',
  '2025-05-28T08:00:00.000Z\n',
  '2025-05-28T08:00:00.000Z0',
  `2025-05-28T08:00:00.000Z${'0'.repeat(10_000)}`,
  // One wrong character at each position.
  ...Array.from(CREATED, (_, place) => `${CREATED.slice(0, place)}x${CREATED.slice(place + 1)}`),
];

/** Together these contain the first and the last allowed digit of each position of a time. */
const times = [
  CREATED,
  LATER,
  '0000-01-01T00:00:00.000Z',
  '9999-12-31T23:59:59.999Z',
  '2030-10-10T10:10:10.101Z',
  '2021-09-09T09:09:09.009Z',
  '2024-11-29T19:30:30.123Z',
  '2024-11-30T18:00:00.000Z',
  '2022-02-20T20:45:50.900Z',
];

/** Values that differ slightly from an allowed one. */
const near = (values: readonly string[]) =>
  values.flatMap((value) => [`${value} `, value.slice(1), [value]]).concat([values.slice()]);

const choice = (values: readonly string[], ...others: string[]) => ({
  allowed: values,
  refused: [...notText, ...near(values), '', ...others],
});

const flag = { allowed: [true, false], refused: notFlag };

/** The accepted and rejected values of each field. A field that is missing here does not compile. */
const fields: Record<
  Exclude<keyof UserProfile, 'createdAt'>,
  { allowed: readonly unknown[]; refused: readonly unknown[] }
> = {
  name: {
    allowed: ['', 'Ada', 'x'.repeat(profileLimits.name), '김'.repeat(profileLimits.name)],
    refused: [...notText, 'x'.repeat(profileLimits.name + 1), 'x'.repeat(100_000)],
  },
  email: {
    allowed: [EMAIL],
    refused: [...notText, '', 'eve@example.com', EMAIL.toUpperCase(), ` ${EMAIL}`, `${EMAIL}.org`],
  },
  notifications: flag,
  emailNotifications: flag,
  smsNotifications: flag,
  marketingEmails: flag,
  twoFactorAuth: flag,
  language: choice(profileSchema.language.choices, 'EN', 'it', 'en-US'),
  timezone: choice(profileSchema.timezone.choices, 'utc', 'CET', 'GMT'),
  dateFormat: choice(profileSchema.dateFormat.choices, 'mm/dd/yyyy', 'MM-DD-YYYY', 'DD.MM.YYYY'),
  theme: choice(profileSchema.theme.choices, 'Dark', 'sepia', 'auto'),
  updatedAt: { allowed: times, refused: notTime },
};

describe.each(Object.entries(fields))('%s', (field, { allowed, refused }) => {
  const takes = (value: unknown, write: Promise<void>) => named(value, assertSucceeds(write));
  const refuses = (value: unknown, write: Promise<void>) => named(value, assertFails(write));

  // @row-24
  it('is created with every allowed value', async () => {
    for (const value of allowed) {
      await takes(value, setDoc(profile, { ...smallest, [field]: value }));
      await env.clearFirestore();
    }
  });

  it('is created with no other', async () => {
    for (const value of refused) await refuses(value, setDoc(profile, { ...smallest, [field]: value }));
  });

  it('is updated to every allowed value', async () => {
    await store(smallest);
    for (const value of allowed) await takes(value, updateDoc(profile, { [field]: value }));
  });

  // @row-24
  it('is updated to no other', async () => {
    await store(whole);
    for (const value of refused) await refuses(value, updateDoc(profile, { [field]: value }));
  });
});

/** Adds the value to the message of a failed assertion. */
async function named(value: unknown, assertion: Promise<unknown>): Promise<void> {
  try {
    await assertion;
  } catch (cause) {
    throw new Error(`with ${JSON.stringify(value).slice(0, 80)}`, { cause });
  }
}

describe('createdAt', () => {
  it('is created as the time that Date.toISOString writes', async () => {
    for (const time of [...times, new Date().toISOString()]) {
      await named(time, assertSucceeds(setDoc(profile, { ...smallest, createdAt: time })));
      await env.clearFirestore();
    }
  });

  it('is created as nothing else', async () => {
    for (const value of notTime) {
      await named(value, assertFails(setDoc(profile, { ...smallest, createdAt: value })));
    }
  });

  it('never changes', async () => {
    await store(whole);
    for (const value of [LATER, ...notTime]) {
      await named(value, assertFails(updateDoc(profile, { createdAt: value })));
      await named(value, assertFails(setDoc(profile, { ...whole, createdAt: value })));
    }
    await assertSucceeds(setDoc(profile, { ...whole, updatedAt: LATER }));
  });

  it('is not added later, where somebody has stored none', async () => {
    const { createdAt, ...without } = smallest;
    await store(without);
    await assertFails(updateDoc(profile, { createdAt }));
    await assertSucceeds(updateDoc(profile, { updatedAt: LATER }));
  });
});

describe('the e-mail', () => {
  const long = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

  it('may be as long as the limit, and no longer', async () => {
    const atLimit = long(profileLimits.email);
    await assertSucceeds(setDoc(profileIn(ada(env, atLimit)), { ...smallest, email: atLimit }));
    await env.clearFirestore();
    const over = long(profileLimits.email + 1);
    await assertFails(setDoc(profileIn(ada(env, over)), { ...smallest, email: over }));
  });

  it('that is no longer the one of the token must be put right by the next write', async () => {
    await store({ ...whole, email: 'old@example.com' });
    await assertFails(updateDoc(profile, { name: 'A. L.' }));
    await assertSucceeds(updateDoc(profile, { name: 'A. L.', email: EMAIL }));
  });
});
