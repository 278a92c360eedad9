/** What an answer with status 206 or 416 says about itself (RFC 9110, section 14.4). */
export interface ContentRange {
  /** First byte, and the byte after the last one; both undefined in an answer with status 416. */
  start?: number;
  end?: number;
  /** Length of the whole file; undefined when the server does not know it. */
  total?: number;
}

/** @returns undefined when the header is missing, malformed or contradicts itself */
export function parseContentRange(header: string | undefined): ContentRange | undefined {
  const match = /^bytes (?:(\d{1,15})-(\d{1,15})|\*)\/(\d{1,15}|\*)$/i.exec(header?.trim() ?? '');
  if (match === null) return undefined;
  const [, first, last, whole] = match;
  const range: ContentRange = {};
  if (whole !== '*') range.total = Number(whole);
  if (first === undefined) return range.total === undefined ? undefined : range;
  range.start = Number(first);
  range.end = Number(last) + 1;
  const consistent = range.start < range.end && (range.total === undefined || range.end <= range.total);
  return consistent ? range : undefined;
}
