import type { PartKey } from './planning-parts';

/** A part as the server has it. */
export interface RemotePart {
  /** Counted from 1. */
  version: number;
  /** As `textOf` writes it; null where its form is one that this version does not know. */
  text: string | null;
}

/** The planning of one signed-in person on the server. Both methods throw where it was not reached, or did not answer in time. */
export interface RemotePlanning {
  /** @returns those that the server has */
  read(keys: readonly PartKey[]): Promise<ReadonlyMap<PartKey, RemotePart>>;
  /**
   * Writes the version after the last one, which must be `version - 1`.
   *
   * @returns `refused` if another device has written this version, or the server does not take it at all
   */
  write(key: PartKey, version: number, text: string): Promise<'written' | 'refused'>;
}
