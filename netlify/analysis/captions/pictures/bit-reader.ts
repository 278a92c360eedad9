/** Reads numbers of a few bits, the highest bit first. Beyond the end, all bits are 0. */
export class BitReader {
  readonly #data: Uint8Array;
  /** In bits. */
  #at = 0;

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#data.length * 8;
  }

  /** Number of bytes read, the last one perhaps in part. */
  get bytes(): number {
    return Math.ceil(this.#at / 8);
  }

  read(bits: number): number {
    let value = 0;
    for (let index = 0; index < bits; index += 1, this.#at += 1) {
      const byte = this.#data[this.#at >> 3] ?? 0;
      value = value * 2 + ((byte >> (7 - (this.#at & 7))) & 1);
    }
    return value;
  }

  /** The next number, without going on behind it. */
  peek(bits: number): number {
    const at = this.#at;
    const value = this.read(bits);
    this.#at = at;
    return value;
  }

  /** Goes on with the next whole byte. */
  align(): void {
    this.#at = this.bytes * 8;
  }
}
