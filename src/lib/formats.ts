/** The user's format of dates (specification, section 9). */
type DateFormat = 'MM/DD/YYYY' | 'DD/MM/YYYY' | 'YYYY-MM-DD';

export interface FormatPreferences {
  /** BCP 47. */
  locale: string;
  /** IANA. */
  timeZone: string;
  dateFormat: DateFormat;
}

/** The settings of a new profile. */
export const defaultFormatPreferences: FormatPreferences = {
  locale: 'en',
  timeZone: 'UTC',
  dateFormat: 'MM/DD/YYYY',
};

/** All dates, amounts and shares that the application shows are formatted by one of these. */
export interface Formats {
  locale: string;
  /** A calendar day, `2025-05-28`, the same in every time zone. Empty for an invalid one. */
  date: (day: string) => string;
  /** A calendar month, `2025-05`, by its name. */
  month: (month: string) => string;
  /** The same in its shortest form, for an axis. */
  shortMonth: (month: string) => string;
  /** Today in the user's time zone, as `2025-05-28`. */
  today: (now?: Date) => string;
  /** A point in time (ms since 1970) in the user's time zone: date and time to the minute. */
  moment: (ms: number) => string;
  number: (value: number) => string;
  /** Compact form: `1.2M`. */
  compact: (value: number) => string;
  /** A share of one: 0.75 is `75%`. */
  percent: (share: number) => string;
  /** The same without decimals: 0.985 is `99%`. */
  percentWhole: (share: number) => string;
  /** The same with exactly one decimal: 0.95 is `95.0%`. */
  percentOneDecimal: (share: number) => string;
  /** A number with exactly one decimal: `2.0`. */
  oneDecimal: (value: number) => string;
  /** How long something lasts, in ms: `2.3 s`, `11 s`, `1 min 5 s`, `1 h 2 min`. When it is, `formatTimecode` writes. */
  duration: (ms: number) => string;
  /** Dollars; cents only if the amount has any. */
  money: (dollars: number) => string;
}

/** From this amount on, in dollars, scientific notation is used, to stay readable. */
const HUGE = 1e15;

/** Parses `YYYY-MM-DD` or `YYYY-MM`; `Date` itself would interpret years below 100 as 1900 and later. */
function utcDate(text: string): Date | null {
  const match = /^(\d{4,6})-(\d\d)(?:-(\d\d))?$/.exec(text);
  if (!match) return null;
  const [, year, month, day = '1'] = match;
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Creates a formatter at its first use: each takes about a millisecond, and a page uses two or three of them. */
function atFirstUse<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | null = null;
  return () => (made ??= make());
}

/** The parts of a date in Western digits in every language: the user has chosen the pattern. */
function datePattern(timeZone: string) {
  const format = atFirstUse(
    () =>
      new Intl.DateTimeFormat('en-u-ca-gregory-nu-latn', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      }),
  );
  return (date: Date, pattern: DateFormat): string => {
    const parts = new Map(
      format()
        .formatToParts(date)
        .map(({ type, value }) => [type, value]),
    );
    return pattern
      .replace('YYYY', (parts.get('year') ?? '').padStart(4, '0'))
      .replace('MM', parts.get('month') ?? '')
      .replace('DD', parts.get('day') ?? '');
  };
}

/** The symbols of the units are the same in every language; a no-break space keeps them at their number. */
function durationText(ms: number, number: (value: number) => string): string {
  // Rounded before it is split, so that 59.6 s becomes 1 min and never 60 s.
  const seconds = ms < 9_950 ? Math.round(ms / 100) / 10 : Math.round(ms / 1000);
  const parts: [number, string][] = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ];
  const known = parts.filter(([value]) => value > 0);
  return (known.length > 0 ? known : [[0, 's'] as const])
    .map(([value, unit]) => `${number(value)}\u00a0${unit}`)
    .join(' ');
}

/** The formats of dates, numbers and amounts for one user. */
export function createFormats({ locale, timeZone, dateFormat }: FormatPreferences): Formats {
  const calendar = datePattern('UTC');
  const clock = datePattern(timeZone);
  const dates = (options: Intl.DateTimeFormatOptions) =>
    atFirstUse(() => new Intl.DateTimeFormat(locale, options));
  const month = dates({ timeZone: 'UTC', year: 'numeric', month: 'long' });
  const shortMonth = dates({ timeZone: 'UTC', month: 'short' });
  const minute = dates({ timeZone, hour: 'numeric', minute: '2-digit' });
  const numbers = (options?: Intl.NumberFormatOptions) =>
    atFirstUse(() => new Intl.NumberFormat(locale, options));
  const number = numbers();
  const compact = numbers({ notation: 'compact', maximumFractionDigits: 1 });
  const percent = numbers({ style: 'percent', maximumFractionDigits: 1 });
  const percentWhole = numbers({ style: 'percent', maximumFractionDigits: 0 });
  const one = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const percentOneDecimal = numbers({ style: 'percent', ...one });
  const oneDecimal = numbers(one);
  const atMostOneDecimal = numbers({ maximumFractionDigits: 1 });
  const amount = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const;
  const dollars = numbers({ ...amount, maximumFractionDigits: 0 });
  const cents = numbers(amount);
  const huge = numbers({
    ...amount,
    notation: 'scientific',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });

  const withDate = (text: string, write: (date: Date) => string) => {
    const date = utcDate(text);
    return date ? write(date) : '';
  };

  return {
    locale,
    date: (day) => withDate(day, (date) => calendar(date, dateFormat)),
    month: (text) => withDate(text, (date) => month().format(date)),
    shortMonth: (text) => withDate(text, (date) => shortMonth().format(date)),
    today: (now = new Date()) => clock(now, 'YYYY-MM-DD'),
    moment: (ms) => `${clock(new Date(ms), dateFormat)}, ${minute().format(ms)}`,
    number: (value) => number().format(value),
    compact: (value) => compact().format(value),
    percent: (share) => percent().format(share),
    percentWhole: (share) => percentWhole().format(share),
    percentOneDecimal: (share) => percentOneDecimal().format(share),
    oneDecimal: (value) => oneDecimal().format(value),
    duration: (ms) => durationText(ms, (value) => atMostOneDecimal().format(value)),
    money: (value) => {
      if (Math.abs(value) >= HUGE) return huge().format(value);
      return (Number.isInteger(value) ? dollars : cents)().format(value);
    },
  };
}
