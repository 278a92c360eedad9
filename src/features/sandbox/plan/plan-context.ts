import { createContext } from 'react';
import type { MediaPlan } from '@/targeting/plan';

/** The plan of the result, for what lies deep in parts that a change of the plan does not render. */
export const PlanContext = createContext<MediaPlan | null>(null);
