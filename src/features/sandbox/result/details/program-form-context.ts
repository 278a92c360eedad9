import { createContext } from 'react';
import type { LazyComponent } from '@/lib/lazy-component';
import type { PlanEditor } from '../plan/use-planning';

/** The form for the facts about a program, with its messages, which loads when it is opened; null if there is none. */
export const ProgramFormContext = createContext<LazyComponent<{ planning: PlanEditor }> | null>(null);
