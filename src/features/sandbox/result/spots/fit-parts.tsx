import { Text } from '@mantine/core';
import '@mantine/core/styles/Text.layer.css';
import { isolated } from '@/contracts/printable-text';
import { useText } from '@/i18n/use-text';
import { joinNames } from '@/lib/join-names';
import type { FitPart } from '@/targeting/spots/fit';
import type { Pair } from '@/targeting/spots/pairs';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import { useToneText } from '../plan/tone-text';
import { useFitText } from './fit-text';
import classes from './spots.module.css';

/** Returns a function that says what was measured of a part; empty if its score says it. */
function useMeasured({ spot: { name } }: Pair): (part: FitPart) => string {
  const t = useText();
  const nameOf = useConceptName();
  const { rangeText } = useToneText();
  return (part) => {
    if (part.part === 'language' || part.score === undefined) return '';
    if (part.part === 'topics') {
      if (part.names.length === 0) return '';
      return t(part.score > 0 ? 'spots.fit.topics-in' : 'spots.fit.topics-far', {
        names: joinNames(part.names.map(nameOf)),
        seconds: Math.max(1, Math.round(part.ms / 1000)),
        ago: Math.round(part.agoMs / 1000),
      });
    }
    const { part: measure, before, spot, after } = part;
    return (['before', 'after'] as const)
      .flatMap((side) => {
        const value = side === 'before' ? before : after;
        if (value === undefined || spot === undefined) return [];
        const [from, to] = side === 'before' ? [value, spot] : [spot, value];
        return [t(`spots.fit.step-${side}`, { values: rangeText(measure, from, to), name: isolated(name) })];
      })
      .join('; ');
  };
}

/** Returns a function that says the score of a part, rounded to a tenth; in words where it is yes or no. */
function useScoreText(): (part: FitPart) => string {
  const t = useText();
  const { percentWhole } = useFormats();
  return (part) => {
    const { score } = part;
    if (score === undefined) return t('spots.not-measured');
    if (part.part === 'language')
      return t(score > 0 ? 'spots.fit.same-language' : 'spots.fit.other-language');
    if (part.part === 'topics' && score === 0)
      return t(part.names.length > 0 ? 'spots.fit.none' : 'spots.fit.no-topics');
    return percentWhole(Math.round(score * 10) / 10);
  };
}

/** A fit, and its parts, each with what was measured. */
export function FitParts({ pair }: { pair: Pair }) {
  const t = useText();
  const measuredText = useMeasured(pair);
  const scoreText = useScoreText();
  const { text, measured } = useFitText()(pair.fit);
  return (
    <div>
      <Text size="sm" fw={560}>
        {t('spots.fit.part', {
          part: t('spots.fit'),
          score: measured === null ? text : `${text} · ${measured}`,
        })}
      </Text>
      <ul className={classes.parts}>
        {pair.fit.parts.map((part) => {
          const details = measuredText(part);
          return (
            <li key={part.part}>
              {t('spots.fit.part', { part: t(`spots.fit.${part.part}`), score: scoreText(part) })}
              {details === '' ? null : (
                <Text span size="sm" c="dimmed">
                  {` · ${details}`}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
      {pair.spot.measured ? null : (
        <Text size="sm" c="dimmed">
          {t('spots.fit.only-named')}
        </Text>
      )}
    </div>
  );
}
