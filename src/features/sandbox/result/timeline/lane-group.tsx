import { memo } from 'react';
import { useText } from '@/i18n/use-text';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { useFormats } from '@/ui/use-formats';
import type { ConceptGroup } from '../concept-groups';
import { ConceptLane } from './concept-lane';
import { LaneFold } from './lane-fold';
import type { Lane } from './lane-ranges';

interface LaneGroupProps {
  group: ConceptGroup;
  lanes: readonly Lane[];
  totalMs: number;
}

/** Groups that are folded at first. */
const FOLDED: ReadonlySet<ConceptGroup> = new Set(['look', 'technical']);
const FOLDED_ON_PHONES: ReadonlySet<ConceptGroup> = new Set(['seen', 'look', 'sound', 'technical']);

/** The lanes of one kind of concept. Memoized: a zoom renders no lane. */
export const LaneGroup = memo(function LaneGroup({ group, lanes, totalMs }: LaneGroupProps) {
  const t = useText();
  const { number } = useFormats();
  const isNarrow = useIsNarrow();
  return (
    <LaneFold
      label={`${t(`sandbox.group.${group}`)} ${number(lanes.length)}`}
      isOpenAtFirst={!(isNarrow ? FOLDED_ON_PHONES : FOLDED).has(group)}
    >
      {lanes.map((lane) => (
        <ConceptLane key={lane.name} lane={lane} totalMs={totalMs} />
      ))}
    </LaneFold>
  );
});
