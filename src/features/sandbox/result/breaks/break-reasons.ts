import { useText } from '@/i18n/use-text';
import type { PlannedBreak } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';

/** Why a break is in the plan: its match with the brief, the user's decision, and the reasons of the place. */
export function useReasons({ match, isKept, isAdded, reasons }: PlannedBreak): string[] {
  const t = useText();
  const { percentWhole } = useFormats();
  return [
    ...(match && match.score > 0 ? [t('plan.brief-match', { share: percentWhole(match.score) })] : []),
    ...(isKept ? [t(isAdded ? 'plan.breaks.added-by-hand' : 'plan.breaks.kept-by-hand')] : []),
    ...reasons.map((reason) => t(`plan.breaks.${reason}`)),
  ];
}
