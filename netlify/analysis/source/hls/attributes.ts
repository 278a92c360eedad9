/** The attributes of a tag by name. */
export interface Attributes {
  /** @throws AnalysisFailure `not-a-video` if a quoted value refers to a variable that is not defined */
  get(name: string): string | undefined;
}

/**
 * The tag of a line of a playlist, and its attributes (RFC 8216, section 4.2): names with values, some of them quoted.
 * Spaces around names and values, which the RFC does not allow, are ignored.
 *
 * @param substitute replaces the variables in a quoted value, once the value is needed
 */
export function attributesOf(
  line: string,
  substitute: (text: string) => string,
): [tag: string, attributes: Attributes] {
  const colon = line.indexOf(':');
  if (colon < 0) return [line, new Map<string, string>()];
  // A name cannot start inside another name: otherwise a name without a value would be tried again at each of its
  // letters.
  const pairs = line
    .slice(colon + 1)
    .matchAll(/(?<![A-Z0-9-])([A-Z0-9-]+)[ \t]*=[ \t]*(?:"([^"]*)"|([^,]*))/g);
  const values = new Map(
    Array.from(
      pairs,
      ([, name = '', quoted, plain = '']) => [name, { quoted, plain: plain.trim() }] as const,
    ),
  );
  const get = (name: string): string | undefined => {
    const value = values.get(name);
    return value?.quoted === undefined ? value?.plain : substitute(value.quoted);
  };
  return [line.slice(0, colon), { get }];
}
