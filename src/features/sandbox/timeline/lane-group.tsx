import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { ConceptRanges } from '@/targeting/concept-ranges';
import { useFormats } from '@/ui/use-formats';
import type { ConceptGroup } from '../concept-groups';
import { ConceptLane } from './concept-lane';
import classes from './lane-group.module.css';

interface LaneGroupProps {
  group: ConceptGroup;
  lanes: readonly ConceptRanges[];
  totalMs: number;
}

/** The lanes of one kind of concept under a heading that folds them. What is technical is folded at first. */
export function LaneGroup({ group, lanes, totalMs }: LaneGroupProps) {
  const t = useText();
  const { number } = useFormats();
  const [isOpen, setIsOpen] = useState(group !== 'technical');
  return (
    <li className={classes.group}>
      <button
        type="button"
        className={classes.heading}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
      >
        <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />
        {t(`sandbox.group.${group}`)} <span className={classes.count}>{number(lanes.length)}</span>
      </button>
      {isOpen ? (
        <ul>
          {lanes.map((lane) => (
            <ConceptLane key={lane.name} lane={lane} totalMs={totalMs} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
