import type { Correction } from '@/targeting/corrections';
import type { SuitabilityProfile } from '@/targeting/suitability';

/** A profile without rules. */
export const profileOf = (id: string, more: Partial<SuitabilityProfile> = {}): SuitabilityProfile => ({
  id,
  name: id,
  topics: {},
  exclusions: [],
  avoid: [],
  leastConfidence: 0.5,
  ...more,
});

/** Adds a label to the first second. */
export const correctionOf = (id: string): Correction => ({
  id,
  sceneStart: 0,
  sceneEnd: 1000,
  action: 'add',
  concept: 'cooking',
  kind: 'topic',
  at: 5,
});
