import { createContext } from 'react';
import type { MediaPlan } from '@/targeting/plan';

/** The plan of the result, for components deep within parts that a change of the plan does not render again. */
export const PlanContext = createContext<MediaPlan | null>(null);
