import { Badge, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { memo, useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { BriefTerm } from '@/targeting/brief';
import { briefMoments, unmetWishes } from '@/targeting/brief-moments';
import { useConceptName } from '../../use-concept-name';
import type { PlanEditor } from '../plan/use-planning';
import { BriefMoments } from './brief-moments';
import classes from './brief-bar.module.css';

/** The kinds to which the user can change a term. */
const ROLES = ['wish', 'exclusion', 'filler'] as const;

/** A wish in the accent, the others without: color says nothing about risk here. */
const COLORS = { wish: 'blue', exclusion: 'dark', filler: 'gray', unknown: 'gray' } as const;

interface TermProps {
  words: string;
  term: BriefTerm;
  onRole: (role: BriefTerm['kind']) => void;
}

/** A term as it was understood; a menu changes that. */
function Term({ words, term: { kind, meanings }, onRole }: TermProps) {
  const t = useText();
  const nameOf = useConceptName();
  const role = ROLES.find((each) => each === kind) ?? 'filler';
  return (
    <Menu position="bottom-start" withinPortal={false}>
      <Menu.Target>
        <Badge
          component="button"
          type="button"
          size="lg"
          tt="none"
          fw={500}
          variant={role === 'wish' ? 'light' : 'outline'}
          color={COLORS[role]}
          className={classes.term}
          data-role={role}
          rightSection={<IconChevronDown size={14} aria-hidden="true" />}
        >
          {t('plan.brief.understood', { role: t(`plan.brief.${role}`), words })}
        </Badge>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>{meanings.map(({ name }) => nameOf(name)).join(', ')}</Menu.Label>
        <Menu.RadioGroup
          value={role}
          onChange={(value) => {
            const chosen = ROLES.find((each) => each === value);
            if (chosen) onRole(chosen);
          }}
        >
          {ROLES.map((each) => (
            <Menu.RadioItem key={each} value={each}>
              {t(`plan.brief.${each}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
}

/** In one line: how each word was understood, which the user can change, what found nothing, and the best moments. */
export const BriefTerms = memo(function BriefTerms({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const nameOf = useConceptName();
  const [isOpen, setOpen] = useState(false);
  const { brief, plan } = planning;
  const moments = useMemo(() => briefMoments(plan), [plan]);
  const { met, unmet } = useMemo(() => unmetWishes(plan), [plan]);
  const terms = brief?.terms ?? [];
  const wordsOf = ({ from, to, meanings }: BriefTerm) =>
    (brief?.text ?? '').slice(from, to) || meanings.map(({ name }) => nameOf(name)).join(', ');
  const listOf = (some: readonly BriefTerm[]) => some.map(wordsOf).join(', ');
  const unknown = terms.filter(({ kind, meanings }) => kind === 'unknown' && meanings.length === 0);
  const hasWish = terms.some(({ kind }) => kind === 'wish');
  const isNothing = hasWish && met === 0 && unmet.length > 0;
  return (
    <>
      {terms.some(({ meanings }) => meanings.length > 0) ? (
        <Group gap={6}>
          <Group component="ul" gap={6} aria-label={t('plan.brief.terms')}>
            {terms.map((term, index) =>
              term.meanings.length === 0 ? null : (
                <li key={`${term.from} ${index}`} className={classes.item}>
                  <Term words={wordsOf(term)} term={term} onRole={(kind) => planning.setTerm(index, kind)} />
                </li>
              ),
            )}
          </Group>
          {hasWish && moments.length > 0 ? (
            <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t('plan.brief.moments', { count: moments.length })}
              {isOpen ? (
                <IconChevronUp size={16} aria-hidden="true" />
              ) : (
                <IconChevronDown size={16} aria-hidden="true" />
              )}
            </UnstyledButton>
          ) : null}
        </Group>
      ) : null}
      <Text component="div" size="sm" role="status" className={classes.status}>
        {[
          unknown.length > 0 ? t('plan.brief.unknown', { words: listOf(unknown) }) : null,
          isNothing
            ? t('plan.brief.no-match')
            : unmet.length > 0
              ? t('plan.brief.unmet', { words: listOf(unmet) })
              : null,
        ]
          .filter((each) => each !== null)
          .join(' ')}
      </Text>
      {isOpen && moments.length > 0 ? <BriefMoments moments={moments} /> : null}
    </>
  );
});
