import type { BreakStep, PlanEditor } from '../plan/use-planning';

type Decisions = BreakStep['added'];

const without = (all: readonly number[], some: readonly number[]) =>
  all.filter((each) => !some.includes(each));

const combined = (
  one: Decisions,
  other: Decisions,
  join: (a: readonly number[], b: readonly number[]) => number[],
) => ({
  kept: join(one.kept, other.kept),
  dropped: join(one.dropped, other.dropped),
});

/** The decisions without what a step has changed; later ones stay. */
function undone(current: Decisions, { added, removed }: BreakStep): Decisions {
  const union = (a: readonly number[], b: readonly number[]) =>
    [...new Set([...a, ...b])].toSorted((x, y) => x - y);
  return combined(combined(current, added, without), removed, union);
}

/** Takes back drops and moves of breaks one by one, the last one first, until none is left. */
export function useBreakUndo({
  choices,
  restore,
  breakSteps,
  setBreakSteps,
}: Pick<PlanEditor, 'choices' | 'restore' | 'breakSteps' | 'setBreakSteps'>) {
  // What was restored by hand meanwhile is not taken back again.
  const standing = breakSteps.filter(({ added }) => without(added.dropped, choices.dropped).length === 0);
  const last = standing.at(-1);
  return {
    /** What the page says of the last change; undefined if there is none. */
    text: last?.text,
    /** @param next the decisions after the change */
    change: (next: Decisions, text: string) => {
      const step = {
        text,
        added: combined(next, choices, without),
        removed: combined(choices, next, without),
      };
      setBreakSteps([...standing, step]);
      restore(next);
    },
    undo: () => {
      if (!last) return;
      setBreakSteps(standing.slice(0, -1));
      restore(undone(choices, last));
    },
  };
}
