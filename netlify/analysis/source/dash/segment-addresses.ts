import type { FileRange, Segment } from '../hls/playlist';
import { broken } from '../hls/playlist-failure';
import { attributeOf, childrenOf, type XmlElement } from './xml-elements';

/** Maximum number of segments of one representation, to limit memory. */
const MAX_SEGMENTS = 50_000;

/** A representation in a period, with the elements from outside to inside that say how its segments are addressed. */
export interface AddressedRepresentation {
  levels: readonly XmlElement[];
  startMs: number;
  durationMs: number;
  /** Resolves a URL of it; without one, the URL of the representation itself. */
  resolve: (uri?: string) => string;
}

/** A segment before its URL is known: its number, its start and its duration in units of the timescale. */
interface TimedNumber {
  number: number;
  time: number;
  duration: number;
}

/** A number of at least `least`. @throws AnalysisFailure `not-a-video` if it is written and is none */
function numberOf(text: string | undefined, other: number, least = 0): number {
  const value = text === undefined ? other : Number(text);
  if (!Number.isFinite(value) || value < least) throw broken();
  return value;
}

/** The element of the addressing that is used, as its attributes and children are inherited from outside to inside. */
function inherited(levels: readonly XmlElement[], name: string): XmlElement | undefined {
  const found = levels.flatMap((level) => childrenOf(level, name));
  if (found.length === 0) return undefined;
  const attributes = new Map(found.flatMap((each) => [...each.attributes]));
  const children = found.findLast(({ children: { length } }) => length > 0)?.children ?? [];
  return { name, attributes, children, text: '' };
}

/** An inclusive byte range (`first-last`) as an offset and a length. */
function rangeOf(url: string, range: string | undefined): FileRange {
  if (range === undefined) return { url };
  const [, first, last] = /^(\d{1,15})-(\d{1,15})$/.exec(range.trim()) ?? [];
  const length = Number(last) + 1 - Number(first);
  if (!(length > 0)) throw broken();
  return { url, part: { start: Number(first), length } };
}

/** The identifiers of a template. */
const IDENTIFIER = /\$(?:(RepresentationID|Number|Bandwidth|Time)(?:%0(\d{1,2})d)?)?\$/g;

function filled(template: string, values: Record<string, string>): string {
  return template.replace(IDENTIFIER, (_, name?: string, width?: string) =>
    name === undefined ? '$' : (values[name] ?? '').padStart(Number(width ?? 0), '0'),
  );
}

/** The numbers and times of a timeline. @param end of the period, in its units */
function timeline(element: XmlElement, startNumber: number, end: number): TimedNumber[] {
  const entries = childrenOf(element, 'S');
  const segments: TimedNumber[] = [];
  let time = 0;
  for (const [index, entry] of entries.entries()) {
    time = numberOf(attributeOf(entry, 't'), time);
    const duration = numberOf(attributeOf(entry, 'd'), Number.NaN, 1e-6);
    const repeats = numberOf(attributeOf(entry, 'r'), 0, -Infinity);
    // A negative number repeats until the next entry, or the end of the period.
    const until = numberOf(attributeOf(entries[index + 1], 't'), end);
    const count = repeats < 0 ? Math.ceil((until - time) / duration - 1e-6) : repeats + 1;
    if (segments.length + count > MAX_SEGMENTS) throw broken();
    for (let each = 0; each < count; each += 1) {
      segments.push({ number: startNumber + segments.length, time, duration });
      time += duration;
    }
  }
  return segments;
}

/**
 * The segments of a representation in a period (ISO/IEC 23009-1), with times on the timeline of the presentation.
 * A representation without a list or a template is one file, and one segment.
 *
 * @throws AnalysisFailure `not-a-video` if they cannot be addressed
 */
export function segmentsOf({ levels, startMs, durationMs, resolve }: AddressedRepresentation): Segment[] {
  const template = inherited(levels, 'SegmentTemplate');
  const list = template ? undefined : inherited(levels, 'SegmentList');
  const element = template ?? list;
  if (element === undefined)
    return [{ url: resolve(), startMs, durationMs, isDiscontinuous: false, isApproximate: true }];
  const timescale = numberOf(attributeOf(element, 'timescale'), 1, 1e-6);
  const offset = numberOf(attributeOf(element, 'presentationTimeOffset'), 0);
  const startNumber = numberOf(attributeOf(element, 'startNumber'), 1);
  const end = offset + (durationMs / 1000) * timescale;
  const urls = childrenOf(list, 'SegmentURL');
  const [times] = childrenOf(element, 'SegmentTimeline');
  const timed = () => {
    if (times) return timeline(times, startNumber, end);
    const duration = numberOf(attributeOf(element, 'duration'), end - offset, 1e-6);
    // The end of a period is rounded to milliseconds or less.
    const count = list ? urls.length : Math.max(1, Math.ceil((end - offset) / duration - 1e-3));
    if (count > MAX_SEGMENTS) throw broken();
    return Array.from({ length: count }, (_, index): TimedNumber => {
      const time = offset + index * duration;
      return { number: startNumber + index, time, duration: Math.min(duration, end - time) };
    });
  };
  const representation = levels.at(-1);
  const known = {
    RepresentationID: attributeOf(representation, 'id') ?? '',
    Bandwidth: attributeOf(representation, 'bandwidth') ?? '',
  };
  const media = attributeOf(template, 'media');
  const [start] = childrenOf(element, 'Initialization');
  const named = attributeOf(template, 'initialization');
  const init =
    named === undefined
      ? start && rangeOf(resolve(attributeOf(start, 'sourceURL')), attributeOf(start, 'range'))
      : { url: resolve(filled(named, known)) };
  return timed().map(({ number, time, duration }, index) => {
    const listed = urls[index];
    if (media === undefined && listed === undefined) throw broken();
    const values = { ...known, Number: String(number), Time: String(time) };
    const file =
      media === undefined
        ? rangeOf(resolve(attributeOf(listed, 'media')), attributeOf(listed, 'mediaRange'))
        : { url: resolve(filled(media, values)) };
    return {
      ...file,
      startMs: startMs + ((time - offset) / timescale) * 1000,
      durationMs: Math.max(1, (duration / timescale) * 1000),
      isDiscontinuous: false,
      // Without a timeline the stated duration is nominal: packagers cut at the nearest key frame.
      ...(times ? {} : { isApproximate: true }),
      ...(init && { init }),
    };
  });
}
