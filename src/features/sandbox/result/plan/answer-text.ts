import { useMemo } from 'react';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { joinNames } from '@/lib/join-names';
import { answerOf } from '@/targeting/answer';
import type { BriefTerm } from '@/targeting/brief';
import { unmetWishes } from '@/targeting/brief-moments';
import type { MediaPlan } from '@/targeting/plan';
import type { Proviso } from '@/targeting/proviso';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { useProfileName } from './profile-name';

/** Maximum number of breaks, or of concepts, that the answer names. */
const MAX_NAMED = 4;

/** Returns what was not looked at, in words that go on after an answer. */
function useProvisoText(): (proviso: Proviso) => string {
  const t = useText();
  const { number, percent } = useFormats();
  return (proviso) => {
    switch (proviso.kind) {
      case 'share':
        return t('plan.answer.proviso.share', { share: percent(proviso.share) });
      case 'frames':
        return t('plan.answer.proviso.frames', {
          frames: number(proviso.frames),
          ofFrames: number(proviso.ofFrames),
        });
      default:
        return t(`plan.answer.proviso.${proviso.kind}`);
    }
  };
}

interface AnswerText {
  /** Whether to buy. */
  answer: string;
  reason: string;
  /** The breaks after a scene that may be grave; null if there are none. */
  grave: string | null;
  /** Whether the reason is that no wish of the brief is met. */
  isNoMatch: boolean;
}

/** The answer of a plan in words. */
export function useAnswerText(plan: MediaPlan): AnswerText {
  const t = useText();
  const nameOf = useConceptName();
  const profileName = useProfileName();
  const provisoText = useProvisoText();
  const { kind, reason, breaks, unsuitable, against, grave, proviso } = useMemo(() => answerOf(plan), [plan]);
  const [limit] = plan.program.limits;

  function listOf(items: readonly string[]): string {
    const list = joinNames(items.slice(0, MAX_NAMED));
    const count = items.length - MAX_NAMED;
    return count > 0 ? t('plan.answer.and-more', { list, count }) : list;
  }

  const isSoFar = reason === 'all-suitable' && proviso !== undefined;
  const why = t(`plan.answer.reason.${isSoFar ? 'all-suitable-so-far' : reason}`, {
    profile: profileName(plan.choices.profile),
    concepts: listOf(unsuitable.map(nameOf)),
    against,
  });
  const timesOf = (times: readonly number[]) => listOf(times.map(formatTimecode));
  const answer = t(`plan.answer.${kind}`, { times: timesOf(breaks.map(({ timestamp }) => timestamp)) });
  return {
    answer: proviso ? t('plan.answer.provisional', { answer, proviso: provisoText(proviso) }) : answer,
    grave: grave.length > 0 ? t('plan.answer.grave', { count: grave.length, times: timesOf(grave) }) : null,
    isNoMatch: reason === 'no-match',
    reason: kind === 'not-assessed' && limit ? `${why} ${t(`plan.limit.${limit}`)}` : why,
  };
}

/** Returns the words of a term of a brief: as the user wrote them, otherwise what they mean. */
export function useTermText(text: string): (term: BriefTerm) => string {
  const nameOf = useConceptName();
  return ({ from, to, meanings }) =>
    text.slice(from, to) || joinNames(meanings.map(({ name }) => nameOf(name)));
}

/** Maximum number of terms that are listed at first: a long brief would push the views off the screen. */
export const MAX_TERMS = 12;

/** Lists words, each once: the first ones, and how many more there are. */
export function useShortList() {
  const t = useText();
  return (words: readonly string[]) => {
    const unique = [...new Set(words)];
    const list = joinNames(unique.slice(0, MAX_TERMS));
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
