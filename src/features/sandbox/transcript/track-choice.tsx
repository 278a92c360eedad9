import { Button } from '@mantine/core';
import { useContext, useState } from 'react';
import type { Transcript } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { useConnection } from '@/lib/use-connection';
import { SelectField } from '@/ui/fields/select-field';
import { useFormats } from '@/ui/use-formats';
import { BackgroundStart } from '../form/background-start';
import { trackNames } from './track-name';
import { TrackRunContext } from './track-run';
import classes from './transcript-panel.module.css';

/** The text tracks of the video, and the analysis with another one. Renders nothing where there is no other. */
export function TrackChoice({ track, tracks = [] }: Pick<Transcript, 'track' | 'tracks'>) {
  const t = useText();
  const { locale } = useFormats();
  const again = useContext(TrackRunContext);
  const isOffline = useConnection() === 'offline';
  const current = track?.id ?? '';
  const [chosen, setChosen] = useState(current);
  if (!again || tracks.every(({ id }) => id === current)) return null;
  const names = trackNames(tracks, t, locale);
  const options = tracks.map(({ id }, index) => ({ value: id, label: names[index] ?? id }));
  const isListed = tracks.some(({ id }) => id === current);

  return (
    <div className={classes.choice}>
      <SelectField
        label={t('sandbox.track.label')}
        description={t(again.isOfWords ? 'sandbox.track.words-help' : 'sandbox.track.help')}
        data={isListed ? options : [{ value: current, label: t('sandbox.track.shown') }, ...options]}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
      />
      {chosen === current ? null : again.isInBackground ? (
        <BackgroundStart key={chosen} onStart={() => again.run(chosen)} isInResult />
      ) : (
        <Button disabled={isOffline} onClick={() => again.run(chosen)}>
          {t(again.isOfWords ? 'sandbox.track.words-again' : 'sandbox.track.again')}
        </Button>
      )}
    </div>
  );
}
