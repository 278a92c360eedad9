import { describe, expect, it } from 'vitest';
import { createFormats, defaultFormatPreferences } from './formats';

const formats = createFormats(defaultFormatPreferences);

describe('a day of the calendar', () => {
  it.each([
    ['MM/DD/YYYY', '05/28/2025'],
    ['DD/MM/YYYY', '28/05/2025'],
    ['YYYY-MM-DD', '2025-05-28'],
  ] as const)('follows the chosen pattern %s', (dateFormat, text) => {
    // A time zone behind UTC, in which midnight UTC would still be the previous day.
    const own = createFormats({ locale: 'de', timeZone: 'America/Los_Angeles', dateFormat });
    expect(own.date('2025-05-28')).toBe(text);
  });

  it.each(['', 'soon', '2025-5-28', '28/05/2025'])('is empty for "%s"', (day) => {
    expect(formats.date(day)).toBe('');
  });

  it('accepts every year that a date field allows', () => {
    expect(formats.date('0026-01-02')).toBe('01/02/0026');
    expect(formats.date('275760-09-13')).toBe('09/13/275760');
  });
});

it('the current day is the one in the time zone of the user', () => {
  const evening = new Date('2025-05-28T03:00:00Z');
  expect(formats.today(evening)).toBe('2025-05-28');
  const own = createFormats({ ...defaultFormatPreferences, timeZone: 'America/Los_Angeles' });
  expect(own.today(evening)).toBe('2025-05-27');
});

it('a date and time is written in the clock format of the user', () => {
  const evening = Date.parse('2025-05-28T03:04:00Z');
  expect(formats.moment(evening)).toMatch(/^05\/28\/2025, 3:04\sAM$/);
  const own = createFormats({ locale: 'de', timeZone: 'America/Los_Angeles', dateFormat: 'DD/MM/YYYY' });
  expect(own.moment(evening)).toBe('27/05/2025, 20:04');
});

it('month names are in the language of the user', () => {
  expect(formats.month('2025-05')).toBe('May 2025');
  expect(formats.shortMonth('2025-10')).toBe('Oct');
  expect(createFormats({ ...defaultFormatPreferences, locale: 'fr' }).month('2025-05')).toBe('mai 2025');
});

// @row-29
it('amounts, shares and large numbers are written in the language of the user', () => {
  expect(formats.money(49)).toBe('$49');
  expect(formats.money(1234567.5)).toBe('$1,234,567.50');
  expect(formats.money(-3)).toBe('-$3');
  expect(formats.money(-5e300)).toBe('-$5E300');
  expect(formats.percent(0.75)).toBe('75%');
  expect(formats.percent(0.032)).toBe('3.2%');
  expect(formats.percentWhole(0.985)).toBe('99%');
  expect(formats.compact(1_200_000)).toBe('1.2M');
  expect(formats.number(98_400)).toBe('98,400');
});

it.each([
  [1, '100.0%'],
  [0.973, '97.3%'],
  [0.9999, '100.0%'],
  [0.0004, '0.0%'],
  [0.5, '50.0%'],
])('writes a share of %d with one decimal as %s', (share, text) => {
  expect(formats.percentOneDecimal(share)).toBe(text);
});

it('one decimal is written with the decimal separator of the language', () => {
  const own = (locale: string) => createFormats({ ...defaultFormatPreferences, locale });
  expect(formats.percentOneDecimal(0.953)).toBe('95.3%');
  // A no-break space, so that a line never begins with the sign; French may have a narrow one.
  expect(own('de').percentOneDecimal(0.953)).toBe('95,3\u00a0%');
  expect(own('es').percentOneDecimal(0.953)).toBe('95,3\u00a0%');
  expect(own('fr').percentOneDecimal(0.953)).toMatch(/^95,3[\u00a0\u202f]%$/);
  expect(formats.oneDecimal(2)).toBe('2.0');
  expect(own('de').oneDecimal(0.96)).toBe('1,0');
});

it.each([
  [0, '0 s'],
  [440, '0.4 s'],
  [5000, '5 s'],
  [9940, '9.9 s'],
  [9950, '10 s'],
  [11_600, '12 s'],
  [59_400, '59 s'],
  [59_600, '1 min'],
  [65_000, '1 min 5 s'],
  [3_600_000, '1 h'],
  [3_725_400, '1 h 2 min 5 s'],
])('a duration of %i ms is written with its units: %s', (ms, text) => {
  expect(formats.duration(ms).replaceAll('\u00a0', ' ')).toBe(text);
});

it('the tenths of a duration are written in the language of the user', () => {
  expect(createFormats({ ...defaultFormatPreferences, locale: 'de' }).duration(2300)).toBe('2,3\u00a0s');
});
