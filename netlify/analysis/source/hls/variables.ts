import type { Attributes } from './attributes';
import { broken } from './playlist-failure';

/**
 * Maximum length of all texts with variables in one playlist, after the replacement, in characters. A variable can
 * contain others, so that its length could double with every line.
 */
const MAX_LENGTH = 8_000_000;
/** Maximum length of one such text, in characters: as long as two URLs. */
const MAX_TEXT_LENGTH = 4096;

/** A reference such as `{$name}` (RFC 8216bis, 4.3). */
const REFERENCE = /\{\$([A-Za-z0-9_-]+)\}/g;

/** The variables that a playlist defines (RFC 8216bis, 4.4.2.3), and their replacement in its text (4.3). */
export class Variables {
  readonly #values = new Map<string, string>();
  #length = 0;

  /**
   * @param address URL of the playlist after redirects, whose query parameters can be variables
   * @param imported variables of the multivariant playlist that lists this one; undefined if none does
   */
  constructor(
    private readonly address: URL,
    private readonly imported?: ReadonlyMap<string, string>,
  ) {}

  /** All variables defined so far. */
  get defined(): ReadonlyMap<string, string> {
    return this.#values;
  }

  /**
   * Defines a variable by the attributes of `EXT-X-DEFINE`.
   *
   * @throws AnalysisFailure `not-a-video` if it has no value, or has been defined before
   */
  define(attributes: Attributes): void {
    const [name, value] = this.#definition(attributes);
    if (name === '' || value === undefined || this.#values.has(name)) throw broken();
    this.#values.set(name, value);
  }

  #definition(attributes: Attributes): [name: string, value: string | undefined] {
    const name = attributes.get('NAME');
    if (name !== undefined) return [name, attributes.get('VALUE')];
    const parameter = attributes.get('QUERYPARAM');
    if (parameter !== undefined) {
      const value = this.address.searchParams.get(parameter);
      // A parameter without a value is an error, too.
      return [parameter, value === null || value === '' ? undefined : value];
    }
    const imported = attributes.get('IMPORT') ?? '';
    return [imported, this.imported?.get(imported)];
  }

  /**
   * The text with the values of its variables. References in the values themselves are not replaced again.
   *
   * @throws AnalysisFailure `not-a-video` if a variable is not defined, or the texts become too long
   */
  readonly replace = (text: string): string => {
    if (!text.includes('{$')) return text;
    let length = text.length;
    const replaced = text.replace(REFERENCE, (_, name: string) => {
      const value = this.#values.get(name);
      if (value === undefined) throw broken();
      length += value.length;
      if (length > MAX_TEXT_LENGTH) throw broken();
      return value;
    });
    this.#length += length;
    if (this.#length > MAX_LENGTH) throw broken();
    return replaced;
  };
}
