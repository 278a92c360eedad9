import { useMemo } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import { useText } from '@/i18n/use-text';
import { describedScenes, type DescribedScene } from '@/targeting/scenes';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { useConceptName } from '../use-concept-name';
import classes from './scene-list.module.css';

/** Scenes before the others are folded. */
const SCENES_AT_FIRST = 12;

interface SceneGridProps {
  scenes: readonly DescribedScene[];
  /** Of the result, by timestamp. */
  images: ReadonlyMap<number, string>;
}

function SceneGrid({ scenes, images }: SceneGridProps) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const conceptName = useConceptName();
  return (
    <ul className={classes.scenes}>
      {scenes.map(({ start, end, keyFrame, topics, seen }) => {
        const image = keyFrame === undefined ? undefined : images.get(keyFrame);
        return (
          <li key={start} className={classes.scene}>
            {image ? <img src={image} alt="" loading="lazy" /> : <span className={classes.none} />}
            <p className={classes.time}>
              <PlayTime timeMs={start} />
              <span>{t('sandbox.seconds', { seconds: oneDecimal((end - start) / 1000) })}</span>
            </p>
            {topics.length > 0 ? (
              <p className={classes.topics}>{topics.map(conceptName).join(', ')}</p>
            ) : null}
            {seen.length > 0 ? (
              <p className={classes.seen}>
                {t('plan.scenes.seen', { names: seen.map(conceptName).join(', ') })}
              </p>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}

/** The scenes, each with its key frame, when it plays, and what it is about. */
export function SceneList({ response }: { response: AnalysisResponse }) {
  const t = useText();
  const scenes = useMemo(() => describedScenes(response), [response]);
  if (scenes.length === 0) return null;
  const images = new Map(response.thumbnails?.map(({ timestamp, image }) => [timestamp, image]));
  const others = scenes.slice(SCENES_AT_FIRST);
  return (
    <section aria-labelledby="result-scenes">
      <h3 id="result-scenes" tabIndex={-1} className={classes.title}>
        {t('plan.scenes.title')}
      </h3>
      <SceneGrid scenes={scenes.slice(0, SCENES_AT_FIRST)} images={images} />
      {others.length > 0 ? (
        <details className={classes.others}>
          <summary>{t('plan.scenes.more', { count: others.length })}</summary>
          <SceneGrid scenes={others} images={images} />
        </details>
      ) : null}
    </section>
  );
}
