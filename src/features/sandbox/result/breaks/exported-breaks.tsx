import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import type { MediaPlan } from '@/targeting/plan';
import { droppedOffBoundary } from '@/targeting/segment-boundaries';
import { useConceptName } from '../../use-concept-name';
import { useAnswerText } from '../plan/answer-text';

/** How many breaks are in the files, and how many of them the user chose; if there are none or too few, the reason. */
export function ExportedBreaks({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const nameOf = useConceptName();
  const { breaks, breakOptions, costs } = plan;
  const exported = breaks.filter(({ isExported }) => isExported);
  const { length: count } = exported;
  const { length: own } = exported.filter(({ isKept }) => isKept);
  const names = costs.flatMap(({ rule, breaksAlone }) =>
    rule.kind === 'brief' && breaksAlone > 0 ? [nameOf(rule.concept)] : [],
  );
  const isUnassessed = breaks.some(({ isPlanned, verdict }) => isPlanned && verdict === 'not-assessed');
  const isSingle = breaks.length > 0 && !costs.some(({ breaksAlone }) => breaksAlone > 0);
  const text = () => {
    if (plan.isAllDropped) {
      const isOff = droppedOffBoundary(plan).length === plan.choices.dropped.length;
      return t(isOff ? 'delivery.all-dropped' : 'plan.breaks.all-dropped');
    }
    if (own > 0) return t('plan.breaks.exported-own', { count, suggested: count - own, own });
    if (count > 0) return t('plan.breaks.exported', { count });
    if (isUnassessed) return t('plan.breaks.none-assessed');
    if (isSingle) return t('plan.breaks.none-single');
    if (names.length > 0) return t('plan.breaks.none-brief', { names: joinNames(names) });
    return t('plan.breaks.exported', { count });
  };
  const { isNoMatch, answer, reason } = useAnswerText(plan);
  // What the user dropped is wanted no more.
  const isFewer = count > 0 && count < breakOptions.count && plan.choices.dropped.length === 0;
  return (
    <Text component="div" size="sm" c="dimmed">
      <p>{text()}</p>
      {isNoMatch && count > 0 ? (
        <Text component="p" inherit fw={560} c="var(--warn-ink)">
          {`${answer}. ${reason}`}
        </Text>
      ) : null}
      {isFewer ? <p>{t('plan.breaks.exported-fewer', { count: breakOptions.count })}</p> : null}
    </Text>
  );
}
