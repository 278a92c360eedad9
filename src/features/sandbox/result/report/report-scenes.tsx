import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { joinNames } from '@/lib/join-names';
import { bestScenes } from '@/targeting/best-of-plan';
import type { MediaPlan } from '@/targeting/plan';
import { useFormats } from '@/ui/use-formats';
import { useConceptName } from '../../use-concept-name';
import classes from './report.module.css';

/** The scenes that suit best: by the brief if it has wishes, otherwise the longest. */
export function ReportScenes({ plan }: { plan: MediaPlan }) {
  const t = useText();
  const { percentWhole } = useFormats();
  const nameOf = useConceptName();
  const images = new Map(plan.response.thumbnails?.map(({ timestamp, image }) => [timestamp, image]));
  const scenes = bestScenes(plan);
  if (scenes.length === 0) return null;
  const hasImages = scenes.some(({ keyFrame }) => keyFrame !== undefined && images.has(keyFrame));
  return (
    <section aria-labelledby="report-scenes">
      <h3 id="report-scenes" className={classes.heading}>
        {t('report.scenes')}
      </h3>
      <ol className={classes.scenes}>
        {scenes.map(({ number, start, end, keyFrame, topics, seen, verdict, match }) => {
          const image = keyFrame === undefined ? undefined : images.get(keyFrame);
          const about = topics.length > 0 ? topics : seen;
          return (
            <li key={start}>
              {image ? (
                <img className={classes.frame} src={image} alt="" />
              ) : hasImages ? (
                <span className={classes.frame} />
              ) : null}
              <strong>{`${formatTimecode(start)} – ${formatTimecode(end)}`}</strong>
              <p dir="auto">
                {about.length > 0 ? joinNames(about.slice(0, 3).map(nameOf)) : t('report.scene', { number })}
              </p>
              <p className={classes.soft}>
                {[
                  ...(verdict === 'suitable' ? [] : [t(`plan.verdict.${verdict}`)]),
                  ...(match ? [t('plan.brief-match', { share: percentWhole(match.score) })] : []),
                ].join(' · ')}
              </p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
