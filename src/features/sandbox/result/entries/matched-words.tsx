import { Mark, Text } from '@mantine/core';
import '@mantine/core/styles/Mark.layer.css';
import { Fragment } from 'react';
import { useText } from '@/i18n/use-text';

/** The phrases that were found in captions, a frame or a title, each marked. They do not form a sentence. */
export function MatchedWords({ words }: { words: string }) {
  const t = useText();
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
