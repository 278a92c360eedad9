import { decodeHTMLStrict } from 'entities';

/** A document as the parser of `imsc` accepts it, and how many of its times cannot be read. */
export interface TtmlSource {
  xml: string;
  timingLines: number;
  invalidTimingLines: number;
  /** Whether its times are labels of a recording, which usually begin at a whole hour. */
  hasTimeCodes: boolean;
}

const NAMESPACE = 'http://www.w3.org/ns/ttml';
/** Namespaces of the drafts (DFXP), whose attributes have the same names. */
const DRAFT_NAMESPACE = /http:\/\/www\.w3\.org\/20\d\d\/\d\d\/ttaf1/g;
/** The usual prefixes, for documents that do not declare them. */
const PREFIXES: Readonly<Record<string, string>> = {
  tts: `${NAMESPACE}#styling`,
  ttp: `${NAMESPACE}#parameter`,
  ttm: `${NAMESPACE}#metadata`,
  tt: NAMESPACE,
};
/** Limits far above those of real documents, because the parser takes very long beyond them. */
const [MAX_DEPTH, MAX_TAGS, MAX_DECLARATIONS] = [100, 300_000, 100];
const TAG = /<(\/?)[\w.:-]+(?:\s[^<>]*?)?(\/?)>/g;
const END = /<\/(?:[\w.-]+:)?tt\s*>/g;
const [CDATA_START, CDATA_END] = ['<![CDATA[', ']]>'];
/** Ampersands that begin no entity of XML, and those of HTML, as careless converters write them. */
const AMPERSAND = /&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)([a-z][a-z\d]{1,30};)?/gi;
/** Tags of HTML within the text. */
const MARKUP = /<\/?(?:i|b|u|em|strong|font)(?:\s[^<>]*)?>/gi;
/** An attribute that the parser checks and that says nothing about text. */
const EXTENT = /\s[\w.-]+:extent\s*=\s*(?:"[^"]*"|'[^']*')/g;
const TIME = /(\s)(begin|end|dur)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** Later than any video: where the text of an unreadable time is put. */
const NEVER = '900000s';

/**
 * Prepares a document: repairs what players tolerate, and writes its times in seconds.
 *
 * @throws Error if it declares entities, or is nested or long beyond any real document
 */
export function prepareTtml(source: string): TtmlSource {
  if (/<!ENTITY/i.test(source) || /<!DOCTYPE[^<>]*\[/i.test(source)) throw new Error('It declares entities.');
  checkSize(source);
  const end = [...source.matchAll(END)].at(-1);
  const text = withoutCdata(source.slice(0, end === undefined ? undefined : end.index + end[0].length))
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replaceAll(/<!DOCTYPE[^<>]*>/gi, '')
    .replaceAll(AMPERSAND, (found, entity: string | undefined) => (entity ? htmlCharacter(found) : '&amp;'))
    .replaceAll(MARKUP, '')
    .replaceAll(EXTENT, '')
    .replaceAll(DRAFT_NAMESPACE, NAMESPACE);
  return withSeconds(withDivision(withNamespaces(text)));
}

function checkSize(source: string): void {
  let [depth, tags] = [0, 0];
  for (const [, isEnd, isEmpty] of source.matchAll(TAG)) {
    tags += 1;
    if (isEnd === '/') depth -= 1;
    else if (isEmpty === '') depth += 1;
    if (depth > MAX_DEPTH || tags > MAX_TAGS)
      throw new Error('It is nested or long beyond any real document.');
  }
  const declarations = source.split('xmlns:', MAX_DECLARATIONS + 2).length - 1;
  if (declarations > MAX_DECLARATIONS) throw new Error('It declares too many namespaces.');
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** With the contents of CDATA sections as ordinary text. */
function withoutCdata(text: string): string {
  const [first = '', ...sections] = text.split(CDATA_START);
  const rest = sections.map((section) => {
    const end = section.indexOf(CDATA_END);
    return end < 0
      ? escaped(section)
      : escaped(section.slice(0, end)) + section.slice(end + CDATA_END.length);
  });
  return first + rest.join('');
}

/** The character of an entity of HTML; what looks like one but is none is text. */
function htmlCharacter(entity: string): string {
  return escaped(decodeHTMLStrict(entity));
}

/** Declares the namespaces that the document uses and does not declare. */
function withNamespaces(text: string): string {
  const used = new Set([...text.matchAll(/[<\s/]([a-z][\w.-]*):[a-z]/gi)].map(([, prefix = '']) => prefix));
  const declared = new Set([...text.matchAll(/xmlns:([\w.-]+)\s*=/g)].map(([, prefix = '']) => prefix));
  const missing = [...used]
    .filter((prefix) => !declared.has(prefix) && prefix !== 'xml' && prefix !== 'xmlns')
    .map((prefix) => ` xmlns:${prefix}="${PREFIXES[prefix] ?? `urn:${prefix}`}"`);
  return text.replace(/<((?:[\w.-]+:)?tt)(?=[\s>])([^>]*)/, (_, root: string, attributes: string) => {
    const isDefault = /\sxmlns\s*=/.test(attributes) || root.includes(':');
    return `<${root}${isDefault ? '' : ` xmlns="${NAMESPACE}"`}${missing.slice(0, MAX_DECLARATIONS).join('')}${attributes}`;
  });
}

/** Puts the paragraphs of a document without divisions into one, which the parser requires. */
function withDivision(text: string): string {
  if (/<(?:[\w.-]+:)?div[\s>]/.test(text)) return text;
  return text
    .replace(/<((?:[\w.-]+:)?)body((?:\s[^>]*[^/>])?)>/, '<$1body$2><$1div>')
    .replace(/<\/((?:[\w.-]+:)?)body\s*>/, '</$1div></$1body>');
}

/** The parameters of the root that times depend on. */
interface Clock {
  /** Frames per second as labels count them, and in real time. */
  nominalRate: number;
  frameRate: number;
  subFrames: number;
  tickRate: number;
  isTimeCode: boolean;
  isDropped: boolean;
}

function clockOf(text: string): Clock {
  const root = /<(?:[\w.-]+:)?tt\s[^>]*/.exec(text)?.[0] ?? '';
  const parameter = (name: string) =>
    new RegExp(`\\s[\\w.-]+:${name}\\s*=\\s*["']\\s*([^"']*?)\\s*["']`).exec(root)?.[1];
  const stated = Number(parameter('frameRate') ?? 30);
  const isFraction = stated > 0 && !Number.isInteger(stated);
  const nominalRate = stated > 0 ? Math.ceil(stated) : 30;
  const [numerator = 1, denominator = 1] = (
    parameter('frameRateMultiplier') ?? (isFraction ? '1000 1001' : '1 1')
  )
    .split(/[\s:/]+/)
    .map(Number);
  const multiplier = numerator > 0 && denominator > 0 ? numerator / denominator : 1;
  const frameRate = nominalRate * multiplier;
  const subFrames = Number(parameter('subFrameRate') ?? 1) || 1;
  return {
    ...{ nominalRate, frameRate, subFrames },
    tickRate:
      Number(parameter('tickRate')) || (parameter('frameRate') === undefined ? 1 : frameRate * subFrames),
    isTimeCode: parameter('timeBase') === 'smpte',
    isDropped: parameter('dropMode')?.startsWith('drop') === true,
  };
}

/** Writes each time in seconds, so that the parser reads what players read; and the time base as that of media. */
function withSeconds(text: string): TtmlSource {
  const clock = clockOf(text);
  let [timingLines, invalidTimingLines] = [0, 0];
  const xml = text
    .replaceAll(/(\s[\w.-]+:timeBase\s*=\s*["'])(?:smpte|clock)(?=["'])/g, '$1media')
    .replaceAll(TIME, (_, space: string, name: string, double?: string, single?: string) => {
      const seconds = secondsOf(double ?? single ?? '', clock);
      if (name === 'begin') timingLines += 1;
      if (seconds !== undefined) return `${space}${name}="${String(Number(seconds.toFixed(6)))}s"`;
      if (name !== 'begin') return space;
      invalidTimingLines += 1;
      return `${space}begin="${NEVER}"`;
    });
  return { xml, timingLines, invalidTimingLines, hasTimeCodes: clock.isTimeCode };
}

const CLOCK_TIME = /^(?:(\d{1,4}):)?(\d{1,2}):(\d{1,2})(?:[.,](\d{1,12})|[:;](\d{1,3})(?:\.(\d{1,3}))?)?$/;
const OFFSET_TIME = /^(\d{1,12}(?:[.,]\d{1,12})?)\s*(h|m|s|ms|f|t)?$/;
const SECONDS_OF = { h: 3600, m: 60, s: 1, ms: 0.001 } as const;

/** A time of TTML 2 (section 12.3), and its misspellings, in seconds; undefined if it cannot be read. */
function secondsOf(value: string, clock: Clock): number | undefined {
  const time = value.trim();
  const clockTime = CLOCK_TIME.exec(time);
  if (clockTime !== null) {
    const [, hours = '0', minutes = '', seconds = '', fraction = '0', frames = '0', subFrames = '0'] =
      clockTime;
    const wholeMinutes = Number(hours) * 60 + Number(minutes);
    const whole = wholeMinutes * 60 + Number(seconds) + Number(`0.${fraction}`);
    const count = Number(frames) + Number(subFrames) / clock.subFrames;
    if (!clock.isTimeCode) return whole + count / clock.frameRate;
    // Labels that drop two numbers each minute, but not each tenth (SMPTE ST 12-1).
    const dropped = clock.isDropped ? 2 * (wholeMinutes - Math.floor(wholeMinutes / 10)) : 0;
    return (whole * clock.nominalRate + count - dropped) / clock.frameRate;
  }
  const [, amount, unit = 's'] = OFFSET_TIME.exec(time) ?? [];
  if (amount === undefined) return undefined;
  const number = Number(amount.replace(',', '.'));
  if (unit === 'f') return number / clock.frameRate;
  if (unit === 't') return number / clock.tickRate;
  return number * SECONDS_OF[unit as keyof typeof SECONDS_OF];
}
