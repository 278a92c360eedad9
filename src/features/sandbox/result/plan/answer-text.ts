import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { answerOf } from '@/targeting/answer';
import type { BriefTerm } from '@/targeting/brief';
import { unmetWishes } from '@/targeting/brief-moments';
import type { MediaPlan } from '@/targeting/plan';
import { useConceptName } from '../../use-concept-name';
import { useProfileName } from './profile-name';

/** Maximum number of breaks, or of concepts, that the answer names. */
const MAX_NAMED = 4;

/** Whether to buy, and the reason, in words; and whether the reason is that no wish of the brief is met. */
export function useAnswerText(plan: MediaPlan): { answer: string; reason: string; isNoMatch: boolean } {
  const t = useText();
  const nameOf = useConceptName();
  const profileName = useProfileName();
  const { kind, reason, breaks, unsuitable, against } = useMemo(() => answerOf(plan), [plan]);
  const [limit] = plan.program.limits;

  function listOf(items: readonly string[]): string {
    const list = items.slice(0, MAX_NAMED).join(', ');
    const count = items.length - MAX_NAMED;
    return count > 0 ? t('plan.answer.and-more', { list, count }) : list;
  }

  const why = t(`plan.answer.reason.${reason}`, {
    profile: profileName(plan.choices.profile),
    concepts: listOf(unsuitable.map(nameOf)),
    against,
  });
  return {
    answer: t(`plan.answer.${kind}`, {
      times: listOf(breaks.map(({ timestamp }) => formatTimecode(timestamp))),
    }),
    isNoMatch: reason === 'no-match',
    reason: kind === 'not-assessed' && limit ? `${why} ${t(`plan.limit.${limit}`)}` : why,
  };
}

/** Returns the words of a term of a brief: as the user wrote them, otherwise what they mean. */
export function useTermText(text: string): (term: BriefTerm) => string {
  const nameOf = useConceptName();
  return ({ from, to, meanings }) =>
    text.slice(from, to) || meanings.map(({ name }) => nameOf(name)).join(', ');
}

/** Maximum number of terms that are listed at first: a long brief would push the views off the screen. */
export const MAX_TERMS = 12;

/** Lists words, each once: the first ones, and how many more there are. */
export function useShortList() {
  const t = useText();
  return (words: readonly string[]) => {
    const unique = [...new Set(words)];
    const list = unique.slice(0, MAX_TERMS).join(', ');
    const more = unique.length - MAX_TERMS;
    return more > 0 ? t('plan.answer.and-more', { list, count: more }) : list;
  };
}

/** The wishes of the brief that found nothing, in words; null if each found something. */
export function useUnmetText(plan: MediaPlan): string | null {
  const t = useText();
  const wordsOf = useTermText(plan.choices.brief?.text ?? '');
  const listOf = useShortList();
  const { met, unmet } = useMemo(() => unmetWishes(plan), [plan]);
  if (unmet.length === 0) return null;
  return met === 0 ? t('plan.brief.no-match') : t('plan.brief.unmet', { words: listOf(unmet.map(wordsOf)) });
}
