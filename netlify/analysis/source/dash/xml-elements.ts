import { decodeXML } from 'entities';

/** An element of an XML document, without the prefix of its namespace. */
export interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Its own text, without that of its children. */
  text: string;
}

/** Limits far above those of real documents. */
const [MAX_DEPTH, MAX_ELEMENTS] = [50, 300_000];
const TAG = /<(\/?)(?:[\w.-]+:)?([\w.-]+)(\s[^<>]*?)?(\/?)>/y;
const ATTRIBUTE = /([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
/** What begins without being an element, and how it ends. */
const OTHERS = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>'],
] as const;

/**
 * Reads the elements of an XML document: as much of the language as a media presentation uses. There is no document type
 * and there are no entities but the five of XML.
 *
 * @returns its root; undefined if it is not well-formed, or is nested or long beyond any real document
 */
export function xmlElements(text: string): XmlElement | undefined {
  const document: XmlElement = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [document];
  let count = 0;
  let at = 0;
  while (at < text.length) {
    const parent = open.at(-1);
    if (parent === undefined) return undefined;
    const next = text.indexOf('<', at);
    parent.text += decodeXML(text.slice(at, next < 0 ? undefined : next));
    if (next < 0) break;
    const other = OTHERS.find(([start]) => text.startsWith(start, next));
    if (other) {
      const [start, end] = other;
      const endsAt = text.indexOf(end, next + start.length);
      if (endsAt < 0) return undefined;
      if (start === '<![CDATA[') parent.text += text.slice(next + start.length, endsAt);
      at = endsAt + end.length;
      continue;
    }
    TAG.lastIndex = next;
    const [tag, isEnd, name = '', attributes = '', isEmpty] = TAG.exec(text) ?? [];
    if (tag === undefined) return undefined;
    at = next + tag.length;
    if (isEnd === '/') {
      if (open.pop()?.name !== name) return undefined;
      continue;
    }
    count += 1;
    const element: XmlElement = { name, attributes: attributesOf(attributes), children: [], text: '' };
    parent.children.push(element);
    if (isEmpty !== '/') open.push(element);
    if (open.length > MAX_DEPTH || count > MAX_ELEMENTS) return undefined;
  }
  return open.length === 1 ? document.children[0] : undefined;
}

function attributesOf(text: string): Map<string, string> {
  return new Map(
    [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single = '']) => [
      name,
      decodeXML(double ?? single),
    ]),
  );
}

/** The children with a name. */
export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

/** The value of an attribute; undefined without one. */
export function attributeOf(element: XmlElement | undefined, name: string): string | undefined {
  return element?.attributes.get(name);
}
