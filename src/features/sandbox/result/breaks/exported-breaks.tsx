import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import { useText } from '@/i18n/use-text';
import type { MediaPlan } from '@/targeting/plan';
import { droppedOffBoundary } from '@/targeting/segment-boundaries';
import { useConceptName } from '../../use-concept-name';

/** The number of breaks in the files or, if there are none, the reason. */
export function ExportedBreaks({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const nameOf = useConceptName();
  const { breaks, costs } = plan;
  const { length: count } = breaks.filter(({ isExported }) => isExported);
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
    if (count > 0) return t('plan.breaks.exported', { count });
    if (isUnassessed) return t('plan.breaks.none-assessed');
    if (isSingle) return t('plan.breaks.none-single');
    if (names.length > 0) return t('plan.breaks.none-brief', { names: names.join(', ') });
    return t('plan.breaks.exported', { count });
  };
  return (
    <Text component="p" size="sm" c="dimmed">
      {text()}
    </Text>
  );
}
