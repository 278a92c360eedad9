export interface MissingChunkPorts {
  /** Names the build that runs here. */
  build: () => string;
  /**
   * Builds for which this tab has been reloaded already; kept as long as the tab. Both may throw, where the
   * browser lets nothing be kept.
   */
  tried: {
    read: () => string[];
    write: (builds: string[]) => void;
  };
  /** Whether a reload would take something from the person. */
  isTouched: () => boolean;
  reachesNetwork: () => Promise<boolean>;
  reload: () => void;
}

export interface MissingChunkRescue {
  /** A part of the application could not be fetched. */
  onMissing: () => void;
  /** Whether a reload is being considered or under way: until then it is too early for bad news. */
  isRescuing: () => boolean;
  /** @returns the end of it */
  onChange: (listener: () => void) => () => void;
}

/**
 * A deployment takes the parts of the build before it away, and a page of that build then asks for one in
 * vain. One reload brings the new build. It happens once for each build, so that it never becomes a loop; not
 * where it would take something from the person, and not without a network, where it would help nobody.
 */
export function createMissingChunkRescue(ports: MissingChunkPorts): MissingChunkRescue {
  let rescuing = false;
  const listeners = new Set<() => void>();

  function setRescuing(next: boolean) {
    rescuing = next;
    for (const listener of [...listeners]) listener();
  }

  async function rescue() {
    if (rescuing || ports.isTouched()) return;
    try {
      const tried = ports.tried.read();
      if (tried.includes(ports.build())) return;
      setRescuing(true);
      if ((await ports.reachesNetwork()) && !ports.isTouched()) {
        // First of all: what cannot be remembered could happen again and again.
        ports.tried.write([...tried, ports.build()]);
        ports.reload();
        return;
      }
    } catch (error) {
      console.error('No reload for a missing part of the application', error);
    }
    setRescuing(false);
  }

  return {
    onMissing: () => void rescue(),
    isRescuing: () => rescuing,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
