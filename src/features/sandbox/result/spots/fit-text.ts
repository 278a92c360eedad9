import { useText } from '@/i18n/use-text';
import { FIT_PARTS, saidFit, type Fit } from '@/targeting/spots/fit';
import { useFormats } from '@/ui/use-formats';

/** Returns a function that says a fit, and how much of it was measured; null if all of it was, or nothing. */
export function useFitText(): (fit: Fit) => { text: string; measured: string | null } {
  const t = useText();
  const { percentWhole } = useFormats();
  return (fit) => {
    const said = saidFit(fit);
    if (said.kind === 'not-measured') return { text: t('spots.not-measured'), measured: null };
    const isWhole = said.measured === FIT_PARTS;
    const measured = isWhole ? null : t('spots.fit.measured', { count: said.measured, all: FIT_PARTS });
    if (said.kind === 'no-topic') return { text: t('spots.fit.no-topic'), measured };
    const share = percentWhole(said.share);
    return { text: said.isRough ? t('spots.fit.about', { share }) : share, measured };
  };
}
