import { Button } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { memo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { useIsNarrow } from '@/lib/use-is-narrow';
import { useFormats } from '@/ui/use-formats';
import type { ConceptGroup } from '../concept-groups';
import { ConceptLane } from './concept-lane';
import type { Lane } from './lane-ranges';

interface LaneGroupProps {
  group: ConceptGroup;
  lanes: readonly Lane[];
  totalMs: number;
}

/** Groups that are folded at first. */
const FOLDED: ReadonlySet<ConceptGroup> = new Set(['look', 'technical']);
const FOLDED_ON_PHONES: ReadonlySet<ConceptGroup> = new Set(['seen', 'look', 'sound', 'technical']);

/** The lanes of one kind of concept under a heading that folds them. Memoized: a zoom renders no lane. */
export const LaneGroup = memo(function LaneGroup({ group, lanes, totalMs }: LaneGroupProps) {
  const t = useText();
  const { number } = useFormats();
  const isNarrow = useIsNarrow();
  const [isOpen, setIsOpen] = useState(() => !(isNarrow ? FOLDED_ON_PHONES : FOLDED).has(group));
  const Chevron = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li>
      {/* As wide as the tracks, so that arrow keys reach it from everything above it. */}
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        fullWidth
        justify="flex-start"
        px={0}
        data-stays="true"
        leftSection={<Chevron size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t(`sandbox.group.${group}`)} {number(lanes.length)}
      </Button>
      {isOpen ? (
        <ul>
          {lanes.map((lane) => (
            <ConceptLane key={lane.name} lane={lane} totalMs={totalMs} />
          ))}
        </ul>
      ) : null}
    </li>
  );
});
