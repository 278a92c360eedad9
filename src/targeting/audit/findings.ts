/**
 * - `wrong`: against the specification, or a value that cannot be right
 * - `missing`: the specification requires it, or a buyer needs it to know the program
 * - `weak`: allowed, but of little use, or discouraged
 * - `mismatch`: other than what the analysis of the program found
 */
export const SEVERITIES = ['wrong', 'missing', 'weak', 'mismatch'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** What is found, in the order of the files of checks. Each has a message that says what to do. */
export type FindingCode =
  // The shape of objects.
  | 'type'
  | 'required'
  | 'deprecated'
  | 'unknown'
  | 'misspelled'
  | 'misplaced'
  | 'moved'
  | 'null'
  | 'empty'
  | 'macro'
  | 'list'
  | 'values'
  | 'least'
  // The request.
  | 'only-one'
  | 'no-media'
  | 'no-format'
  | 'duplicate'
  | 'request-twice'
  | 'language'
  | 'language-tag'
  | 'currency'
  | 'country'
  | 'address'
  | 'domain'
  | 'url'
  | 'test'
  | 'deals'
  | 'deal-currency'
  | 'device'
  | 'tv-site'
  | 'us-privacy'
  | 'consent'
  | 'form'
  | 'price'
  // The content.
  | 'no-content'
  | 'signal'
  | 'vague'
  | 'genre-text'
  | 'genres-differ'
  | 'genre-id'
  | 'genre-name'
  | 'genre-rare'
  | 'genre-taxonomy'
  | 'genres-many'
  | 'cattax-missing'
  | 'cat-ids'
  | 'cattax-kind'
  | 'cattax-old'
  | 'taxonomy-alone'
  | 'live'
  | 'live-file'
  | 'no-series'
  | 'episode-differs'
  | 'title-file'
  | 'length-zero'
  | 'length-unit'
  | 'rating-unknown'
  | 'ratings-differ'
  | 'context'
  | 'content-ids'
  // The video.
  | 'mime'
  | 'min-max'
  | 'no-pod'
  | 'no-pod-length'
  | 'no-pod-count'
  | 'beyond-pod'
  | 'pod-differs'
  | 'slot-twice'
  | 'start-after-end'
  | 'placement-differs'
  | 'muted'
  | 'placement-tv'
  | 'skip'
  // A log.
  | 'log-time'
  | 'log-program'
  // Against the analysis of the program.
  | 'no-genre'
  | 'other-genre'
  | 'other-rating'
  | 'other-length'
  | 'other-language'
  | 'other-fact'
  | 'unplanned'
  | 'no-breaks'
  | 'no-such-break'
  | 'generic-mid-roll'
  | 'excluded';

export interface AuditFinding {
  severity: Severity;
  code: FindingCode;
  /** Where in the record: `imp[0].video.plcmt`, or the column of a log. */
  path: string;
  /** As it was sent, shortened; missing if nothing was. */
  value?: string;
  /** The standard and its section; empty for what no standard says. */
  source: string;
  /** For the message. */
  values?: Readonly<Record<string, string | number>>;
  /** Concepts of the analysis that the message names. */
  concepts?: readonly string[];
}

const MAX_VALUE_LENGTH = 120;

/** Characters that are not seen, or that change the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]/gu;

/** A text of a record as it is shown: shortened, with codes for what would not be seen. */
export function shownText(text: string): string {
  // Twice the length is enough to know that it is too long: a text can have megabytes.
  const visible = text
    .slice(0, 2 * MAX_VALUE_LENGTH)
    .replace(UNSEEN, (char) => `\\u${(char.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`);
  const characters = Array.from(visible);
  return characters.length > MAX_VALUE_LENGTH
    ? `${characters.slice(0, MAX_VALUE_LENGTH - 1).join('')}…`
    : visible;
}

/** A value of a record as text, shortened, without what is inside objects. */
function shown(value: unknown): string {
  return shownText(
    Array.isArray(value)
      ? `[${value.slice(0, 10).map(short).join(', ')}${value.length > 10 ? ', …' : ''}]`
      : short(value),
  );
}

function short(value: unknown): string {
  if (Array.isArray(value)) return '[…]';
  if (typeof value === 'object' && value !== null) return '{…}';
  // With quotes, so that it is seen that nothing is there.
  return typeof value === 'string' && value.trim() === '' ? `"${value}"` : String(value);
}

type Values = NonNullable<AuditFinding['values']>;

const shownValues = (values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? shownText(value) : value,
    ]),
  );

export const openRtb = (section: string): string => `OpenRTB 2.6, ${section}`;
export const adCom = (list: string): string => `AdCOM 1.0, List: ${list}`;
export const guide = (section: string): string => `OpenRTB 2.6 Implementation Guidance, ${section}`;

/** Collects findings. */
export type Report = (
  severity: Severity,
  code: FindingCode,
  path: string,
  source: string,
  more?: { value?: unknown } & Pick<AuditFinding, 'values' | 'concepts'>,
) => void;

export function createReport(): { findings: AuditFinding[]; report: Report } {
  const findings: AuditFinding[] = [];
  return {
    findings,
    report(severity, code, path, source, { value, values, concepts } = {}) {
      findings.push({
        severity,
        code,
        path: shownText(path),
        source,
        ...(value === undefined ? {} : { value: shown(value) }),
        ...(values === undefined ? {} : { values: shownValues(values) }),
        ...(concepts === undefined ? {} : { concepts }),
      });
    },
  };
}
