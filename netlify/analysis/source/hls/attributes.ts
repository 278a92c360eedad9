/**
 * The tag of a line of a playlist, and its attributes (RFC 8216, section 4.2): names with values, of which
 * some stand in quotes.
 */
export function attributesOf(line: string): [tag: string, attributes: ReadonlyMap<string, string>] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, new Map()];
  // A name begins where none is under way: else one without an end would be tried at each of its letters.
  const pairs = line.slice(colon + 1).matchAll(/(?<![A-Z0-9-])([A-Z0-9-]+)=(?:"([^"]*)"|([^,]*))/g);
  return [
    line.slice(0, colon),
    new Map(Array.from(pairs, ([, name, quoted, plain]) => [name ?? '', quoted ?? plain ?? ''])),
  ];
}
