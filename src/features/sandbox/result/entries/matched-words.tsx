import { Mark, Text } from '@mantine/core';
import '@mantine/core/styles/Mark.layer.css';
import { Fragment } from 'react';
import type { Evidence } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';

type Words = Extract<Evidence, { kind: 'words' }>;

/**
 * The phrases that were found in captions, a frame or a title, each marked, which do not form a sentence; or the line
 * that is similar to lines on the topic.
 */
export function MatchedWords({ evidence: { words, isSimilar } }: { evidence: Words }) {
  const t = useText();
  if (isSimilar) {
    return (
      <p>
        <Text span inherit c="dimmed">
          {t('evidence.similar')}
        </Text>{' '}
        {words}
      </p>
    );
  }
  // The phrases are in the language of the video, which is unknown.
  return (
    <p>
      <Text span inherit c="dimmed">
        {t('evidence.words')}
      </Text>{' '}
      {words.split(', ').map((match, position) => (
        <Fragment key={`${position} ${match}`}>
          {position > 0 ? ' · ' : null}
          <Mark>{match}</Mark>
        </Fragment>
      ))}
    </p>
  );
}
