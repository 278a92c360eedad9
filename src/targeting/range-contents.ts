import type { TimeRange } from '@/contracts/time-range';
import { assess, type Assessment, type RangeVerdict } from './assessment';
import type { MediaPlan } from './plan';
import { longestWithin } from './time-ranges';
import type { TopicTime } from './topics';

/** The content of a range that a user has chosen. */
export interface RangeContents extends RangeVerdict {
  /** The longest first, with their time in it in ms. */
  topics: { topic: TopicTime; ms: number }[];
}

const assessments = new WeakMap<MediaPlan, Assessment>();

/** The topics of a range and its verdict under the plan's profile and brief. The video is assessed once per plan. */
export function contentsOf(plan: MediaPlan, range: TimeRange): RangeContents {
  const { response, choices, topics } = plan;
  const assessment = assessments.get(plan) ?? assess(response, choices.profile, choices.brief);
  assessments.set(plan, assessment);
  return {
    ...assessment.verdictOf(range),
    topics: longestWithin(topics, range).map(({ item: topic, ms }) => ({ topic, ms })),
  };
}
