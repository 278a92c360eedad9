import { Textarea } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { memo, useState } from 'react';
import { useText } from '@/i18n/use-text';
import type { BriefTerm } from '@/targeting/brief';
import { bestScenes, type MediaPlan } from '@/targeting/plan';
import { PlayTime } from '../entries/play-time';
import { Panel } from '../panel';
import { useConceptName } from '../use-concept-name';
import classes from './brief-panel.module.css';
import { MAX_BRIEF_LENGTH } from '@/data/planning/planning';
import { PlanSelect } from './plan-select';
import type { PlanEditor } from './use-planning';
import { VerdictChip } from './verdict-chip';

/** The kinds to which the user can change a term. */
const ROLES = ['wish', 'exclusion', 'filler'] as const;

/** The scenes that match the wishes best, with the wishes that they match. */
const BestScenes = memo(function BestScenes({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const nameOf = useConceptName();
  const { scenes, choices } = plan;
  if (!choices.brief?.terms.some(({ kind }) => kind === 'wish')) return null;
  const best = bestScenes(plan);
  const hasMatch = scenes.some(({ match }) => (match?.score ?? 0) > 0);
  return (
    <div>
      <h4 className={classes.subtitle}>{t('plan.brief.best')}</h4>
      {best.length === 0 ? (
        <p className={classes.text}>{t(hasMatch ? 'plan.brief.only-unsuitable' : 'plan.brief.no-match')}</p>
      ) : null}
      <ol className={classes.best}>
        {best.map(({ start, verdict, match }) => (
          <li key={start}>
            <PlayTime timeMs={start} /> <VerdictChip verdict={verdict} />{' '}
            <a href={`#scene-${start}`}>
              {(match?.reasons ?? []).flatMap(({ concepts }) => concepts.map(nameOf)).join(', ')}
            </a>
          </li>
        ))}
      </ol>
    </div>
  );
});

/** How each word was understood, which the user can change, and the scenes that fit best. */
const Understood = memo(function Understood({ planning }: { planning: PlanEditor }) {
  const t = useText();
  const nameOf = useConceptName();
  const { brief } = planning;
  const terms = brief?.terms ?? [];
  const wordsOf = ({ from, to, meanings }: BriefTerm) =>
    (brief?.text ?? '').slice(from, to) || meanings.map(({ name }) => nameOf(name)).join(', ');
  const unknown = terms.filter(({ kind, meanings }) => kind === 'unknown' && meanings.length === 0);
  return (
    <>
      <div role="status" className={classes.status}>
        {unknown.length > 0 ? (
          <p className={classes.unknown}>
            {t('plan.brief.unknown', { words: unknown.map(wordsOf).join(', ') })}
          </p>
        ) : null}
      </div>
      {terms.some(({ meanings }) => meanings.length > 0) ? (
        <div>
          <h4 id="brief-terms" className={classes.subtitle}>
            {t('plan.brief.terms')}
          </h4>
          <ul className={classes.terms} aria-labelledby="brief-terms">
            {terms.map((term, index) =>
              term.meanings.length === 0 ? null : (
                <li key={`${term.from} ${index}`} className={classes.term} data-kind={term.kind}>
                  <span>
                    <span className={classes.words}>{wordsOf(term)}</span>
                    <span className={classes.meanings}>
                      {term.meanings.map(({ name }) => nameOf(name)).join(', ')}
                    </span>
                  </span>
                  <PlanSelect
                    size="sm"
                    aria-label={t('plan.brief.role', { term: wordsOf(term) })}
                    value={term.kind}
                    data={ROLES.map((kind) => ({ value: kind, label: t(`plan.brief.${kind}`) }))}
                    onChange={(value) => {
                      const kind = ROLES.find((role) => role === value);
                      if (kind) planning.setTerm(index, kind);
                    }}
                  />
                </li>
              ),
            )}
          </ul>
        </div>
      ) : null}
      <BestScenes plan={planning.plan} />
    </>
  );
});

interface BriefPanelProps {
  planning: PlanEditor;
  /** The same, deferred: typing does not wait for the interpretation. */
  settled: PlanEditor;
}

/** A brief in plain words, and how each word was understood: none is silently ignored. */
export const BriefPanel = memo(function BriefPanel({ planning, settled }: BriefPanelProps) {
  const t = useText();
  const { brief, hasVocabulary } = planning;
  const [isTooLong, setIsTooLong] = useState(false);
  return (
    <Panel id="result-brief" title={t('plan.brief.title')} className={classes.layout}>
      <Textarea
        label={t('plan.brief.label')}
        description={t('plan.brief.help')}
        value={brief?.text ?? ''}
        rows={2}
        error={
          hasVocabulary === false
            ? t('plan.brief.loading-failed')
            : isTooLong
              ? t('plan.brief.too-long', { max: MAX_BRIEF_LENGTH })
              : null
        }
        onChange={({ currentTarget: { value } }) => {
          setIsTooLong(value.length > MAX_BRIEF_LENGTH);
          planning.setBriefText(value.slice(0, MAX_BRIEF_LENGTH));
        }}
      />
      <Understood planning={settled} />
    </Panel>
  );
});
