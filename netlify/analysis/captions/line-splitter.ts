/**
 * Splits a text that arrives in chunks into lines, ended by CR, LF or both (WebVTT, section 4.1). Of a very long line,
 * only the beginning is kept.
 */
export class LineSplitter {
  readonly #longest: number;
  readonly #take: (line: string) => void;
  #line = '';
  #endedWithReturn = false;

  /**
   * @param longest maximum number of characters kept of one line; the rest is ignored
   * @param take called with each line, without its line ending
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

  /** Passes the current line to `take`. */
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
