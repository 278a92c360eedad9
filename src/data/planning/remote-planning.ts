import type { PartKey } from './planning-parts';

/** A part as the server has it. */
export interface RemotePart {
  /** Counted from 1. */
  version: number;
  /** As `textOf` returns it; null if this version does not know its form. */
  text: string | null;
}

/**
 * The planning of one signed-in user on the server. Both methods throw if it was not reached or did not answer in time.
 */
export interface RemotePlanning {
  /** @returns those that the server has */
  read(keys: readonly PartKey[]): Promise<ReadonlyMap<PartKey, RemotePart>>;
  /**
   * Writes `version`. The server's last version must be `version - 1`.
   *
   * @returns `refused` if another device has written this version, or the server does not accept the write at all
   */
  write(key: PartKey, version: number, text: string): Promise<'written' | 'refused'>;
}
