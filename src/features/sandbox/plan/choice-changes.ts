import type { BreakChoices } from '@/targeting/chosen-places';
import type { Brief, BriefTerm } from '@/targeting/brief';
import type { Correction } from '@/targeting/corrections';
import type { VideoChoices } from '@/planning/planning';

/** What changes of the choices for a video. It may be called again, on what another tab has stored. */
export type ChoicesChange = (current: VideoChoices) => Partial<VideoChoices>;

/** What changes the choices for a video, apart from its brief. */
export interface ChoiceChanges {
  keepBreak: (timestamp: number, isKept: boolean) => void;
  dropBreak: (timestamp: number, isDropped: boolean) => void;
  /** Adds a break by hand, also one that was dropped. */
  addBreak: (timestamp: number) => void;
  /** An empty choice is the usual number for the length of the video. */
  setBreakNumber: (number: Pick<BreakChoices, 'count' | 'perHour'>) => void;
  /** In ms; undefined for the usual one. */
  setSpacing: (spacingMs: number | undefined) => void;
  setPodSeconds: (seconds: number) => void;
  correct: (correction: Omit<Correction, 'id' | 'at'>) => void;
  undoCorrection: (id: string) => void;
  undoCorrections: () => void;
}

/** Timestamps in time order, with one of them or without it. */
function toggled(timestamps: readonly number[], timestamp: number, isIn: boolean): number[] {
  const others = timestamps.filter((each) => each !== timestamp);
  return isIn ? [...others, timestamp].toSorted((a, b) => a - b) : others;
}

/** @param change makes a change of the choices, and stores it */
export function choiceChanges(change: (changeOf: ChoicesChange) => void): ChoiceChanges {
  return {
    keepBreak: (timestamp, isKept) => change(({ kept }) => ({ kept: toggled(kept, timestamp, isKept) })),
    dropBreak: (timestamp, isDropped) =>
      // One that is kept stays so: it comes back as it was.
      change(({ dropped }) => ({ dropped: toggled(dropped, timestamp, isDropped) })),
    addBreak: (timestamp) =>
      change(({ kept, dropped }) => ({
        kept: toggled(kept, timestamp, true),
        dropped: toggled(dropped, timestamp, false),
      })),
    setBreakNumber: (number) =>
      change(({ breakOptions: { spacingMs } }) => ({
        breakOptions: { ...number, ...(spacingMs === undefined ? {} : { spacingMs }) },
      })),
    setSpacing: (spacingMs) =>
      change(({ breakOptions: { count, perHour } }) => ({
        breakOptions: {
          ...(count === undefined ? {} : { count }),
          ...(perHour === undefined ? {} : { perHour }),
          ...(spacingMs === undefined ? {} : { spacingMs }),
        },
      })),
    setPodSeconds: (podSeconds) => change(() => ({ podSeconds })),
    correct(correction) {
      const made = { ...correction, id: crypto.randomUUID(), at: Date.now() };
      change(({ corrections }) => ({
        corrections: [...corrections.filter(({ id }) => id !== made.id), made],
      }));
    },
    undoCorrection: (id) =>
      change(({ corrections }) => ({ corrections: corrections.filter((each) => each.id !== id) })),
    undoCorrections: () => change(() => ({ corrections: [] })),
  };
}

/** A brief that was typed on: what was changed by hand before stays so where its words are still there. */
export function retyped(before: Brief | null, brief: Brief): Brief {
  const wordsOf = ({ text }: Brief, { from, to }: BriefTerm) => text.slice(from, to).toLowerCase();
  const byHand = (before?.terms ?? []).filter(({ language, meanings }) => !language && meanings.length > 0);
  return {
    ...brief,
    terms: brief.terms.map((term) => {
      const changed = before && byHand.find((each) => wordsOf(before, each) === wordsOf(brief, term));
      return changed ? { ...changed, from: term.from, to: term.to } : term;
    }),
  };
}
