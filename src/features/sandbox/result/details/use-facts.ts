import { useMemo } from 'react';
import { programEntries, type ProgramEntries, type ProgramFacts } from '@/contracts/program-facts';
import { factsOfFile } from '@/targeting/program-facts';
import type { PlanEditor } from '../plan/use-planning';
import { withFact } from './fact-texts';

/** The facts about a program, and the function that changes them. */
export interface FactEditor {
  entries: ProgramEntries;
  /** What the file says; the title is the name that the user gave the video, if any. */
  ofFile: ProgramFacts;
  isTitleGiven: boolean;
  /** Null hides what the file says, undefined shows it again. */
  change: <Name extends keyof ProgramFacts>(name: Name, value: ProgramFacts[Name] | null) => void;
}

/** What was entered about the program of a plan, and what its file says. */
export function useFacts({ choices, plan, changeProgram }: PlanEditor): FactEditor {
  const { response } = plan;
  const { title } = plan.choices;
  return useMemo(
    () => ({
      entries: programEntries(choices.program),
      ofFile: { ...factsOfFile(response), ...(title === undefined ? {} : { title }) },
      isTitleGiven: title !== undefined,
      change: (name, value) => changeProgram((stored) => withFact(stored, name, value)),
    }),
    [choices.program, response, title, changeProgram],
  );
}
