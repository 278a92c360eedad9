/** Writes numbers of a few bits, the highest bit first. */
export class BitWriter {
  readonly #bits: number[] = [];

  write(value: number, bits: number): this {
    for (let bit = bits - 1; bit >= 0; bit -= 1) this.#bits.push((value >> bit) & 1);
    return this;
  }

  /** Fills the last byte, or the last four bits, with 0. */
  align(to = 8): this {
    while (this.#bits.length % to !== 0) this.#bits.push(0);
    return this;
  }

  bytes(): number[] {
    this.align();
    return Array.from({ length: this.#bits.length / 8 }, (_, index) =>
      this.#bits.slice(index * 8, index * 8 + 8).reduce((byte, bit) => byte * 2 + bit, 0),
    );
  }
}
