/** Milliseconds since the process began, which no change of the clock moves. */
function nowMs(): number {
  return performance.now();
}

/** A moment by which work must end. */
export class Deadline {
  readonly atMs: number;

  /** @param inMs milliseconds from now */
  constructor(inMs: number) {
    this.atMs = nowMs() + inMs;
  }

  get remainingMs(): number {
    return Math.max(0, this.atMs - nowMs());
  }

  get isOver(): boolean {
    return this.remainingMs === 0;
  }
}
