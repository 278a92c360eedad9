import { Fragment } from 'react';
import { useText } from '@/i18n/use-text';
import classes from './matched-words.module.css';

/** The phrases that were found in captions, a frame or a title, each marked. They do not form a sentence. */
export function MatchedWords({ words }: { words: string }) {
  const t = useText();
  // The phrases are in the language of the video, which is unknown.
  return (
    <p className={classes.words}>
      <span className={classes.label}>{t('evidence.words')}</span>{' '}
      {words.split(', ').map((match, position) => (
        <Fragment key={`${position} ${match}`}>
          {position > 0 ? ' · ' : null}
          <mark className={classes.match}>{match}</mark>
        </Fragment>
      ))}
    </p>
  );
}
