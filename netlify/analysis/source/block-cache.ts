/** Size of one block in bytes: enough for the head of most videos, and small enough to refuse other files cheaply. */
export const BLOCK_BYTES = 65_536;

/**
 * Maximum number of cached blocks: the run being read, the one ahead of it, and a third for another position: 24 MB.
 */
const MAX_BLOCKS = 384;

interface Block {
  readonly bytes: Promise<Uint8Array>;
  settled: boolean;
}

/** A block that a fetch has promised to fill. */
export interface PendingBlock {
  resolve(bytes: Uint8Array): void;
  reject(error: unknown): void;
}

/** The most recently used blocks of one file, by number. Blocks that are still being fetched are never dropped. */
export class BlockCache {
  readonly #blocks = new Map<number, Block>();

  has(index: number): boolean {
    return this.#blocks.has(index);
  }

  /** @returns the block, or undefined if it has not been fetched or has been dropped */
  get(index: number): Promise<Uint8Array> | undefined {
    const block = this.#blocks.get(index);
    if (block === undefined) return undefined;
    this.#blocks.delete(index);
    this.#blocks.set(index, block);
    return block.bytes;
  }

  /** Adds a block that is being fetched. If it is rejected, it is removed, so that it can be fetched again. */
  reserve(index: number): PendingBlock {
    let settle: PendingBlock | undefined;
    const bytes = new Promise<Uint8Array>((resolve, reject) => {
      settle = { resolve, reject };
    });
    // There may be no reader for a block that was fetched ahead.
    bytes.catch(() => undefined);
    const block: Block = { bytes, settled: false };
    this.#blocks.set(index, block);
    this.#dropOldest();
    return {
      resolve: (filled) => {
        block.settled = true;
        settle?.resolve(filled);
      },
      reject: (error) => {
        if (!block.settled) this.#blocks.delete(index);
        settle?.reject(error);
      },
    };
  }

  #dropOldest(): void {
    for (const [index, block] of this.#blocks) {
      if (this.#blocks.size <= MAX_BLOCKS) return;
      if (block.settled) this.#blocks.delete(index);
    }
  }
}
