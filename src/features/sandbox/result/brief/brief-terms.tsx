import { Badge, Group, Menu, Text, UnstyledButton } from '@mantine/core';
import '@mantine/core/styles/Badge.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconChevronUp from '@tabler/icons-react/dist/esm/icons/IconChevronUp.mjs';
import { memo, useMemo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import { distinctTerms, type BriefTerm } from '@/targeting/brief';
import { briefMoments } from '@/targeting/brief-moments';
import { unsaidWords } from '@/targeting/said-words';
import { useConceptName } from '../../use-concept-name';
import { MAX_TERMS, useShortList, useTermText, useUnmetText } from '../plan/answer-text';
import type { PlanEditor } from '../plan/use-planning';
import type { ResultView } from '../result-view';
import { BriefRankings } from './brief-rankings';
import { useBriefVector } from './use-brief-vector';
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
    <Menu position="bottom-start">
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
        <Menu.Label>
          {joinNames(
            meanings.map(({ name, kind: of }) =>
              of === 'word' ? t('plan.brief.said', { word: name }) : nameOf(name),
            ),
          )}
        </Menu.Label>
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

interface TermListProps {
  planning: Pick<PlanEditor, 'brief' | 'setTerm'>;
  wordsOf: (term: BriefTerm) => string;
}

/** How the terms of a brief were understood. */
export function TermList({ planning, wordsOf }: TermListProps) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const all = distinctTerms(planning.brief?.terms ?? []);
  const shown = isWhole ? all : all.slice(0, MAX_TERMS);
  return (
    <Group component="ul" gap={6} className={classes.terms ?? ''} aria-label={t('plan.brief.terms')}>
      {shown.map(({ term, indexes }) => (
        <li key={indexes[0]} className={classes.item}>
          <Term
            words={wordsOf(term)}
            term={term}
            onRole={(kind) => indexes.forEach((index) => planning.setTerm(index, kind))}
          />
        </li>
      ))}
      {shown.length < all.length ? (
        <li className={classes.item}>
          <UnstyledButton className={classes.open} onClick={() => setWhole(true)}>
            {t('plan.brief.more', { count: all.length - shown.length })}
          </UnstyledButton>
        </li>
      ) : null}
    </Group>
  );
}

interface BriefTermsProps {
  planning: PlanEditor;
  /** The view that is shown: another one closes the moments, which stand above it. */
  view: ResultView;
}

/**
 * In one line: how each word was understood, which the user can change, what found nothing, and the best moments, by
 * words and by meaning.
 */
export const BriefTerms = memo(function BriefTerms({ planning, view }: BriefTermsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [shownView, setShownView] = useState(view);
  if (view !== shownView) {
    setShownView(view);
    setOpen(false);
  }
  const { brief, plan } = planning;
  const moments = useMemo(() => briefMoments(plan), [plan]);
  const unmet = useUnmetText(plan);
  const unsaid = useMemo(() => unsaidWords(plan.response, plan.choices.brief), [plan]);
  const { terms = [], text = '' } = brief ?? {};
  const hasVectors = plan.response.sentences !== undefined;
  const vector = useBriefVector(text, isOpen && hasVectors);
  const wordsOf = useTermText(text);
  const listOf = useShortList();
  const unknown = terms.filter(({ kind, meanings }) => kind === 'unknown' && meanings.length === 0);
  const hasWish = terms.some(({ kind }) => kind === 'wish');
  const isUnderstood = terms.some(({ meanings }) => meanings.length > 0);
  const best = hasWish ? moments : [];
  const canOpen = best.length > 0 || (hasVectors && text.trim() !== '');
  const Chevron = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      {isUnderstood || canOpen ? (
        <Group gap={6}>
          {isUnderstood ? <TermList planning={planning} wordsOf={wordsOf} /> : null}
          {canOpen ? (
            <UnstyledButton className={classes.open} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {t(best.length > 0 ? 'plan.brief.moments' : 'plan.brief.open-meaning')}
              <Chevron size={16} aria-hidden="true" />
            </UnstyledButton>
          ) : null}
        </Group>
      ) : null}
      <Text component="div" size="sm" role="status" className={classes.status}>
        {[
          unknown.length > 0 ? t('plan.brief.unknown', { words: listOf(unknown.map(wordsOf)) }) : null,
          unmet,
          unsaid.length > 0 ? t('plan.brief.unsaid', { words: listOf(unsaid) }) : null,
        ]
          .filter((each) => each !== null)
          .join(' ')}
      </Text>
      {isOpen && canOpen ? <BriefRankings plan={plan} moments={best} vector={vector} /> : null}
    </>
  );
});
