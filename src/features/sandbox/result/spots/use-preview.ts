import { useEffect, useEffectEvent, useState } from 'react';
import type { Spot } from '@/targeting/spots/spot';
import type { Player } from '../player/use-player';

/** How much of the program is played before and after the spot, in ms. */
const AROUND_MS = 10_000;

/** A position this far outside of what is played, in ms, was chosen by the user: the preview ends. */
const OUTSIDE_MS = 1000;

interface Run {
  spot: Spot;
  /** The break, in ms. */
  timestamp: number;
  step: 'before' | 'spot' | 'after';
}

export interface Preview {
  running: Run | null;
  /** Why the program cannot be played around a break; null if it can. */
  problem: 'not-playable' | 'only-from-start' | null;
  start: (spot: Spot, timestamp: number) => void;
  stop: () => void;
  /** The spot has ended, or was skipped. */
  goOn: () => void;
}

/** Plays the last 10 seconds before a break, a spot, and the first 10 seconds after it. */
export function usePreview(player: Player): Preview {
  const [run, setRun] = useState<Run | null>(null);
  const { video, playFrom, setLarge, onlyFromStart, phase } = player;
  const problem = phase === 'failed' ? 'not-playable' : onlyFromStart ? 'only-from-start' : null;
  // A closed player, or one that cannot seek, ends it.
  const running = problem ? null : run;

  const isRunning = running !== null;
  useEffect(() => {
    if (!isRunning) return undefined;
    setLarge(true);
    return () => setLarge(false);
  }, [isRunning, setLarge]);

  // The player stays when another view is opened.
  const leave = useEffectEvent(() => {
    if (running) video?.pause();
  });
  useEffect(() => () => leave(), []);

  useEffect(() => {
    if (!video || !running || running.step === 'spot') return;
    const { timestamp, step } = running;
    const startMs = step === 'before' ? timestamp - AROUND_MS : timestamp;
    const endMs = step === 'before' ? timestamp : timestamp + AROUND_MS;
    const check = () => {
      const positionMs = video.currentTime * 1000;
      if (positionMs < startMs - OUTSIDE_MS || positionMs > endMs + OUTSIDE_MS) {
        setRun(null);
      } else if (positionMs >= endMs || video.ended) {
        video.pause();
        setRun(step === 'before' ? { ...running, step: 'spot' } : null);
      }
    };
    video.addEventListener('timeupdate', check);
    video.addEventListener('ended', check);
    return () => {
      video.removeEventListener('timeupdate', check);
      video.removeEventListener('ended', check);
    };
  }, [video, running]);

  return {
    running,
    problem,
    start(spot, timestamp) {
      setRun({ spot, timestamp, step: 'before' });
      playFrom(Math.max(0, timestamp - AROUND_MS));
    },
    stop() {
      video?.pause();
      setRun(null);
    },
    goOn() {
      if (!run) return;
      setRun({ ...run, step: 'after' });
      playFrom(run.timestamp);
    },
  };
}
