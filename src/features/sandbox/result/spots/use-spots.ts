import { useMemo } from 'react';
import { SPOTS_FORM } from '@/data/planning/spots-form';
import type { PlanningStatus } from '@/data/planning/followed-part';
import { MAX_SPOTS, type Spot } from '@/targeting/spots/spot';
import { usePart } from '../plan/use-stored-planning';

export interface SpotEditor {
  /** In the order in which they were added. */
  spots: readonly Spot[];
  status: PlanningStatus;
  isFull: boolean;
  /** Adds a spot, or changes the one with its ID. */
  save: (spot: Spot) => void;
  remove: (id: string) => void;
}

/** The spots of the user, which are stored. */
export function useSpots(): SpotEditor {
  const { value, status, change } = usePart('spots', SPOTS_FORM);
  const { spots } = value;
  return useMemo(
    () => ({
      spots,
      status,
      isFull: spots.length >= MAX_SPOTS,
      save: (spot) =>
        change(({ spots: all }) => ({
          spots: all.some(({ id }) => id === spot.id)
            ? all.map((each) => (each.id === spot.id ? spot : each))
            : [...all, spot],
        })),
      remove: (id) => change(({ spots: all }) => ({ spots: all.filter((each) => each.id !== id) })),
    }),
    [spots, status, change],
  );
}
