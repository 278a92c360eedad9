import type { Socket } from 'node:net';
import type { AnalysisFailure } from '../errors';
import { unreachable } from './transport-failure';

/**
 * Bytes that a client may receive in addition to the bodies that it uses: a base, an amount per request for headers (at
 * most 16 kB), the TLS handshake and the buffered part of a cancelled answer, and a share of the bodies for their
 * framing.
 */
const BASE_BYTES = 1_048_576;
const BYTES_PER_REQUEST = 262_144;
const SHARE_OF_BODIES = 0.25;

/**
 * Counts the bytes received over the sockets of one client. An answer can be endless although its body is short: chunk
 * extensions (RFC 9112, section 7.1.1), headers of interim answers (RFC 9110, section 15.2). The parser drops these, so
 * they are only visible at the sockets.
 */
export class WireBudget {
  #received = 0;
  #bodies = 0;
  #requests = 0;
  #failure: AnalysisFailure | undefined;

  /** @throws AnalysisFailure `unreachable` once the hosts of this client have sent too much */
  beginRequest(): void {
    if (this.#failure !== undefined) throw this.#failure;
    this.#requests += 1;
  }

  addBody(bytes: number): void {
    this.#bodies += bytes;
  }

  /**
   * Destroys the socket with an AnalysisFailure once too much has been received. To be called before anything is read
   * from it.
   */
  watch(socket: Socket): void {
    let counted = 0;
    socket.prependListener('readable', () => {
      this.#received += socket.bytesRead - counted;
      counted = socket.bytesRead;
      const allowed = BASE_BYTES + this.#requests * BYTES_PER_REQUEST + this.#bodies * (1 + SHARE_OF_BODIES);
      if (this.#received <= allowed) return;
      this.#failure ??= unreachable('The host sends far more than was asked for. Please use another host.');
      socket.destroy(this.#failure);
    });
  }
}
