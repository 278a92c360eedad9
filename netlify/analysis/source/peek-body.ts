import { BrokenOffFailure } from './transport-failure';

/** The beginning of an answer, and the answer with it. */
export interface PeekedBody {
  /** The bytes received so far. */
  head: Uint8Array;
  /** All bytes, including the beginning. If the answer broke off there, that is thrown after it. */
  body: AsyncGenerator<Uint8Array>;
  /** Ends the answer if its body is not read. */
  discard: () => void;
}

/**
 * Reads the beginning of an answer without taking it away.
 *
 * @param isEnough whether no more bytes are needed; asked after each chunk
 * @throws what the source throws, unless it only breaks off
 */
export async function peekBody(
  source: AsyncIterable<Uint8Array>,
  isEnough: (head: Uint8Array) => boolean,
): Promise<PeekedBody> {
  const chunks = source[Symbol.asyncIterator]();
  const taken: Uint8Array[] = [];
  let head: Uint8Array = new Uint8Array(0);
  let failure: BrokenOffFailure | undefined;
  let isOver = false;
  while (!isOver && !isEnough(head)) {
    try {
      const next = await chunks.next();
      if (next.done === true) isOver = true;
      else {
        taken.push(next.value);
        head = taken.length === 1 ? next.value : Buffer.concat(taken);
      }
    } catch (error) {
      if (!(error instanceof BrokenOffFailure)) throw error;
      failure = error;
      isOver = true;
    }
  }
  async function* whole(): AsyncGenerator<Uint8Array> {
    try {
      yield* taken.splice(0);
      if (failure !== undefined) throw failure;
      while (!isOver) {
        const next = await chunks.next();
        if (next.done === true) return;
        yield next.value;
      }
    } finally {
      await chunks.return?.();
    }
  }
  const discard = (): void => {
    void chunks.return?.().catch(() => undefined);
  };
  return { head, body: whole(), discard };
}
