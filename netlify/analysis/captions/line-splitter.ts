/**
 * Divides a text that comes in chunks into lines, ended by CR, LF or both (WebVTT, section 4.1). Of a
 * line that does not end only its beginning is held.
 */
export class LineSplitter {
  readonly #longest: number;
  readonly #take: (line: string) => void;
  #line = '';
  #endedWithReturn = false;

  /**
   * @param longest characters of one line that are held; the rest of the line is passed over
   * @param take is given each line, without its end
   */
  constructor(longest: number, take: (line: string) => void) {
    this.#longest = longest;
    this.#take = take;
  }

  /** Takes the next chunk; it may end anywhere, also between CR and LF. */
  push(chunk: string): void {
    if (chunk === '') return;
    let from = this.#endedWithReturn && chunk.startsWith('\n') ? 1 : 0;
    this.#endedWithReturn = chunk.endsWith('\r');
    const ends = /\r\n|\r|\n/g;
    ends.lastIndex = from;
    for (let end = ends.exec(chunk); end !== null; end = ends.exec(chunk)) {
      this.#hold(chunk, from, end.index);
      this.end();
      from = ends.lastIndex;
    }
    this.#hold(chunk, from, chunk.length);
  }

  /** Hands over the line that is under way. */
  end(): void {
    const line = this.#line;
    this.#line = '';
    this.#take(line);
  }

  #hold(chunk: string, from: number, to: number): void {
    const room = this.#longest - this.#line.length;
    this.#line += chunk.slice(from, Math.min(to, from + room));
  }
}
