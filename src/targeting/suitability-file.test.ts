import { describe, expect, it } from 'vitest';
import { PRESETS } from './suitability';
import {
  MAX_NAME_LENGTH,
  profileFile,
  readProfileFile,
  type ProfileFileError,
  type SharedProfile,
} from './suitability-file';

const [careful] = PRESETS;
const profile: SharedProfile = {
  name: 'Own',
  topics: { pg0WhF: 'low', 380: 'medium' },
  exclusions: ['653', '1'],
  avoid: ['loud', 'flashing'],
  leastConfidence: 0.65,
};
const changed = (change: object) =>
  JSON.stringify({ schema: 'scenecue-suitability-profile', version: 1, profile: { ...profile, ...change } });

describe('the file of a profile', () => {
  it('is read as it was written, without the ID that the profile has on the device', () => {
    expect(readProfileFile(profileFile(profile))).toEqual({
      profile: { ...profile, exclusions: ['1', '653'], avoid: ['flashing', 'loud'] },
    });
    expect(careful && readProfileFile(profileFile(careful))).toMatchObject({ profile: { name: 'careful' } });
    expect(profileFile(careful ?? profile)).not.toContain('"id"');
    expect(readProfileFile(`\uFEFF${profileFile(profile)}`)).toHaveProperty('profile');
  });

  it('is the same text for the same profile, whatever the order of its entries', () => {
    const other = {
      ...profile,
      topics: { 380: 'medium', pg0WhF: 'low' },
      avoid: ['flashing', 'loud'],
    } as const;
    expect(profileFile({ ...other, exclusions: ['1', '653', '1'] })).toBe(profileFile(profile));
  });

  it('has the accepted treatments, in one order, and none for a profile without', () => {
    const file = profileFile({ ...profile, treatments: ['comedy', 'news', 'news'] });
    expect(readProfileFile(file)).toMatchObject({ profile: { treatments: ['news', 'comedy'] } });
    expect(profileFile({ ...profile, treatments: [] })).toBe(profileFile(profile));
    expect(readProfileFile(changed({ treatments: ['unclear'] }))).toEqual({ error: 'invalid' });
  });

  it.each(['"</script><b>\n', '=HYPERLINK("http://x")', '\u202Eשלום', '\uD800', '😀'.repeat(40), "';--"])(
    'can have any name: %j',
    (name) => {
      expect(readProfileFile(profileFile({ ...profile, name }))).toMatchObject({ profile: { name } });
    },
  );

  it.each<[ProfileFileError, string]>([
    ['not-json', ''],
    ['not-json', '{'],
    ['other-file', 'null'],
    ['other-file', '[]'],
    ['other-file', '{"schema":"scenecue-media-plan","version":1}'],
    ['other-file', '{"schema":"scenecue-suitability-profile","version":"1"}'],
    ['newer-version', '{"schema":"scenecue-suitability-profile","version":2}'],
    ['invalid', '{"schema":"scenecue-suitability-profile","version":1}'],
    ['invalid', '{"schema":"scenecue-suitability-profile","version":0}'],
    ['invalid', changed({ name: '  ' })],
    ['invalid', changed({ name: 'x'.repeat(MAX_NAME_LENGTH + 1) })],
    ['invalid', changed({ topics: { 380: 'floor' } })],
    ['invalid', changed({ topics: { 'a b': 'low' } })],
    ['invalid', changed({ exclusions: ['../x'] })],
    ['invalid', changed({ avoid: ['birds'] })],
    ['invalid', changed({ leastConfidence: 1.1 })],
    ['too-large', ' '.repeat(100_001)],
  ])('is refused with the reason: %s', (error, text) => {
    expect(readProfileFile(text)).toEqual({ error });
  });

  it('cannot change a prototype', () => {
    for (const added of [
      '"__proto__":"high"',
      '"__proto__":{"v9i3On":"high"}',
      '"constructor":{"v9i3On":"high"}',
    ]) {
      readProfileFile(changed({}).replace('"topics":{', `"topics":{${added},`));
      readProfileFile(changed({}).replace('"profile":{', `"profile":{${added},`));
    }
    expect(Object.prototype).not.toHaveProperty('v9i3On');
    expect(Object).not.toHaveProperty('v9i3On');
  });
});
