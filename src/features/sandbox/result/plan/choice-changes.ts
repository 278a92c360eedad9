import type { BreakChoices } from '@/targeting/chosen-places';
import type { Brief, BriefTerm } from '@/targeting/brief';
import type { Correction } from '@/targeting/corrections';
import { NO_CHOICES, type VideoChoices } from '@/data/planning/planning';

/** Returns the changed choices for a video. */
export type ChoicesChange = (current: VideoChoices) => Partial<VideoChoices>;

/** The functions that change the choices for a video, apart from its brief. */
export interface ChoiceChanges {
  keepBreak: (timestamp: number, isKept: boolean) => void;
  dropBreak: (timestamp: number, isDropped: boolean) => void;
  /** Adds a break by hand, even one that was dropped. */
  addBreak: (timestamp: number) => void;
  /** An empty object means the usual number for the length of the video. */
  setBreakNumber: (number: Pick<BreakChoices, 'count' | 'perHour'>) => void;
  /** In ms; undefined for the usual one. */
  setSpacing: (spacingMs: number | undefined) => void;
  /** Null for the usual length. */
  setPodSeconds: (seconds: number | null) => void;
  /** Changes what was entered about the program (`programEntries`). */
  changeProgram: (changeOf: (program: string | null) => string | null) => void;
  /** Forgets all choices about breaks. */
  clearBreaks: () => void;
  /** Brings choices back as they were. */
  restore: (choices: Partial<VideoChoices>) => void;
  correct: (correction: Omit<Correction, 'id' | 'at'>) => void;
  undoCorrection: (id: string) => void;
  undoCorrections: () => void;
}

/** Timestamps in time order, with this one added or removed. */
function toggled(timestamps: readonly number[], timestamp: number, isIn: boolean): number[] {
  const others = timestamps.filter((each) => each !== timestamp);
  return isIn ? [...others, timestamp].toSorted((a, b) => a - b) : others;
}

/** @param change applies a change to the choices, and stores it */
export function choiceChanges(change: (changeOf: ChoicesChange) => void): ChoiceChanges {
  return {
    keepBreak: (timestamp, isKept) => change(({ kept }) => ({ kept: toggled(kept, timestamp, isKept) })),
    dropBreak: (timestamp, isDropped) =>
      // A kept break stays in `kept`, so that it is unchanged when it is restored.
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
    changeProgram: (changeOf) => change(({ program }) => ({ program: changeOf(program) })),
    clearBreaks: () =>
      change(() => ({ kept: [], dropped: [], breakOptions: {}, podSeconds: NO_CHOICES.podSeconds })),
    restore: (choices) => change(() => choices),
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

/** The terms of a brief, each by its words and its index among the terms with equal words. */
function occurrences({ text, terms }: Brief): Map<string, BriefTerm> {
  const found = new Map<string, BriefTerm>();
  for (const term of terms) {
    const words = text.slice(term.from, term.to).toLowerCase();
    let count = 0;
    while (found.has(`${count} ${words}`)) count += 1;
    found.set(`${count} ${words}`, term);
  }
  return found;
}

/** A brief after further typing: what was changed by hand before stays, where its words are still there. */
export function retyped(before: Brief | null, brief: Brief): Brief {
  if (!before) return brief;
  const known = occurrences(before);
  return {
    ...brief,
    terms: [...occurrences(brief)].map(([key, term]) => {
      const same = known.get(key);
      const isByHand = same && !same.language && same.meanings.length > 0;
      return isByHand ? { ...same, from: term.from, to: term.to } : term;
    }),
  };
}
