import { adCom, openRtb, type Report } from './findings';
import { isAbsent, isObject, type JsonObject } from './json-values';
import { problemOfNumber } from './openrtb-lists';
import { specificationOf, type Attribute, type ObjectName } from './openrtb-objects';

/** Attributes of extensions that have become part of the specification with version 2.6. */
const MOVED: Readonly<Record<string, string>> = {
  'regs.ext.gdpr': 'regs.gdpr',
  'regs.ext.us_privacy': 'regs.us_privacy',
  'regs.ext.gpp': 'regs.gpp',
  'source.ext.schain': 'source.schain',
  'user.ext.consent': 'user.consent',
  'user.ext.eids': 'user.eids',
};

/** What replaces a deprecated attribute. */
const INSTEAD: Readonly<Record<string, string>> = { placement: 'plcmt', sequence: 'slotinpod' };

/** Names that senders use for an attribute, in small letters without punctuation. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  rating: 'contentrating',
  tvrating: 'contentrating',
  duration: 'len',
  length: 'len',
  lang: 'language',
  languages: 'language',
  name: 'title',
  show: 'series',
  category: 'cat',
  categories: 'cat',
  live: 'livestream',
  islive: 'livestream',
  seasonnumber: 'season',
  episodenumber: 'episode',
  keyword: 'keywords',
  mime: 'mimes',
  protocol: 'protocols',
  deal: 'deals',
  floor: 'bidfloor',
  currency: 'cur',
};

/** Where an attribute belongs that is in another object. */
const PLACES: readonly ObjectName[] = [
  'Content',
  'Video',
  'Imp',
  'BidRequest',
  'App',
  'Device',
  'Regs',
  'User',
];

/** A template that the sender has not filled in: `{{title}}`, `${TITLE}`, `[TITLE]`, `%%TITLE%%`, `$$TITLE$$`. */
const MACRO = /^\s*(\{\{.*\}\}|\$\{.*\}|%%.*%%|%7B%7B.*|\$\$.*\$\$|__[A-Z0-9_]+__|#\{.*\}|<[A-Z_]+>)\s*$/;
/** The same in brackets or single braces. One word in brackets can be a title, such as `[REC]`. */
const BRACKETED =
  /^\s*[[{]([A-Z0-9.-]+_[A-Z0-9_.-]*|\{?[A-Z]*(?:TITLE|SERIES|SEASON|EPISODE|GENRE|RATING|LANG|LANGUAGE|URL|ID|LEN|DURATION|KEYWORDS|NETWORK|CHANNEL|CONTENT|CACHEBUSTER|CACHEBUSTING|TIMESTAMP|IFA|IP|UA|BUNDLE|DOMAIN|APP|NAME)\}?)[\]}]\s*$/;
const MACRO_INSIDE = /\{\{\w[^{}]*\}\}|\$\{\w[^{}]*\}|%%\w+%%/;

/** Maximum number of items of a list that are checked. */
const MAX_ITEMS = 100;

/** Attributes with macros that bidders or players replace. */
const MAY_HAVE_MACROS: ReadonlySet<string> = new Set(['request', 'customdata', 'page', 'ref']);

function typeOf(value: unknown): string {
  if (Array.isArray(value)) return 'array';
  if (value === null) return 'null';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function expectedOf({ type, isArray }: Attribute): string {
  const one = type === 'string' || type === 'integer' || type === 'number' ? type : 'object';
  return isArray ? `${one} array` : one;
}

function hasType(value: unknown, type: Attribute['type']): boolean {
  if (type === 'string') return typeof value === 'string';
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'number') return typeof value === 'number';
  return type === '*' || isObject(value);
}

/** How many single changes make one word the other; at most 2 are told apart. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = a[i - 1] === b[j - 1] ? 0 : 1;
      next[j] = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + swap);
    }
    row = next;
  }
  return row[b.length] ?? 3;
}

/** The attribute that an unknown one was meant to be. */
function meantBy(name: string, known: Iterable<string>): string | undefined {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const all = [...known];
  return (
    all.find((each) => each === plain) ??
    all.find((each) => each === OTHER_NAMES[plain]) ??
    all.find(
      (each) => each.length > 4 && plain.length > 4 && distance(each, plain) <= (each.length > 6 ? 2 : 1),
    )
  );
}

/** Whether a text is a template that was not filled in. */
export const isPlaceholder = (text: string): boolean => MACRO.test(text) || BRACKETED.test(text);

function checkText(report: Report, { path, source, name }: Place, value: string): void {
  if (value.trim() === '') report('weak', 'empty', path, source, { value });
  else if (isPlaceholder(value) || (!MAY_HAVE_MACROS.has(name) && MACRO_INSIDE.test(value))) {
    report('wrong', 'macro', path, source, { value });
  }
}

interface Place {
  path: string;
  source: string;
  /** Of the attribute. */
  name: string;
}

function checkNumber(report: Report, { path, source, name }: Place, value: number): void {
  const problem = problemOfNumber(name, value);
  if (problem?.kind === 'list') {
    report('wrong', 'list', path, adCom(problem.list), { value, values: { list: problem.list } });
  } else if (problem?.kind === 'values') {
    report('wrong', 'values', path, source, { value, values: { low: problem.low, high: problem.high } });
  } else if (problem?.kind === 'least') {
    report('wrong', 'least', path, source, { value, values: { least: problem.least } });
  }
}

function checkValue(report: Report, place: Place, value: unknown, attribute: Attribute): void {
  const { path, source } = place;
  const { type, isArray } = attribute;
  const wrongType = (at: string, found: unknown) =>
    report('wrong', 'type', at, source, {
      // With its quotes, which may be what is wrong.
      value: typeof found === 'string' ? JSON.stringify(found) : found,
      values: {
        expected: at === path ? expectedOf(attribute) : expectedOf({ ...attribute, isArray: false }),
        found: typeOf(found),
      },
    });
  if (isArray !== Array.isArray(value) && type !== '*') {
    wrongType(path, value);
    return;
  }
  const items: unknown[] = Array.isArray(value) ? value : [value];
  if (isArray && items.length === 0 && !attribute.isRequired)
    report('weak', 'empty', path, source, { value });
  for (const [index, item] of items.slice(0, MAX_ITEMS).entries()) {
    const at = isArray ? `${path}[${index}]` : path;
    if (!hasType(item, type)) wrongType(at, item);
    else if (typeof item === 'string') checkText(report, { ...place, path: at }, item);
    else if (typeof item === 'number') checkNumber(report, { ...place, path: at }, item);
    else if (type !== '*' && isObject(item)) checkObject(report, at, item, type as ObjectName);
  }
}

function checkUnknown(report: Report, path: string, name: string, of: ObjectName, value: unknown): void {
  const { section, attributes } = specificationOf(of);
  const meant = meantBy(name, attributes.keys());
  const place = PLACES.find((each) => specificationOf(each).attributes.has(name));
  if (meant !== undefined && (place === undefined || meant === OTHER_NAMES[name])) {
    report('wrong', 'misspelled', path, openRtb(section), { value, values: { meant } });
  } else if (place !== undefined) {
    const source = openRtb(specificationOf(place).section);
    report('wrong', 'misplaced', path, source, { value, values: { object: place } });
  } else report('weak', 'unknown', path, openRtb('2.9'), { value, values: { object: of } });
}

/** Checks the names, types and values of an object and of all objects in it. @param path empty for the request itself */
export function checkObject(report: Report, path: string, value: JsonObject, of: ObjectName): void {
  const { section, attributes } = specificationOf(of);
  const source = openRtb(section);
  const pathOf = (name: string) => (path === '' ? name : `${path}.${name}`);
  for (const [name, member] of Object.entries(value)) {
    const at = pathOf(name);
    const attribute = attributes.get(name);
    if (name === 'ext') {
      if (!isObject(member)) {
        report('wrong', 'type', at, source, {
          value: member,
          values: { expected: 'object', found: typeOf(member) },
        });
        continue;
      }
      for (const extension of Object.keys(member)) {
        const to = MOVED[`${at}.${extension}`];
        if (to !== undefined) report('weak', 'moved', `${at}.${extension}`, source, { values: { to } });
      }
    } else if (!attribute) checkUnknown(report, at, name, of, member);
    else if (member === null) report('weak', 'null', at, source, { value: member });
    else {
      if (attribute.isDeprecated) {
        const instead = INSTEAD[name] ?? 'none';
        report('weak', 'deprecated', at, source, { value: member, values: { instead } });
      }
      checkValue(report, { path: at, source, name }, member, attribute);
    }
  }
  for (const [name, { isRequired, isArray }] of attributes) {
    const member = value[name];
    const isEmpty = isAbsent(value, name) || (isArray && Array.isArray(member) && member.length === 0);
    if (isRequired && isEmpty)
      report('wrong', 'required', pathOf(name), source, { values: { attribute: name } });
  }
}
