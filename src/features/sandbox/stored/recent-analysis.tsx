import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { topicTimes } from '@/targeting/topics';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import { posterOf } from '../poster';
import { useConceptName } from '../use-concept-name';
import type { StoredAnalysis } from './stored-analyses';
import classes from './recent-analyses.module.css';

/** Topics that say what a video is about. */
const TOPICS = 3;

interface RecentAnalysisProps {
  analysis: StoredAnalysis;
  /** Of the same video as the one above, of which only the time is told. */
  isEarlier?: boolean;
  onOpen: (analysis: StoredAnalysis) => void;
  onRemove: (analysis: StoredAnalysis) => void;
}

/** One stored analysis; a press anywhere but on the bin opens it. */
export function RecentAnalysis({ analysis, isEarlier = false, onOpen, onRemove }: RecentAnalysisProps) {
  const t = useText();
  const { moment } = useFormats();
  const conceptName = useConceptName();
  const { response, analyzedAt } = analysis;
  const { videoUrl, durationMs, analysis: entries } = response;
  const when = moment(analyzedAt);
  const facts = [
    when,
    ...(durationMs === undefined ? [] : [formatTimecode(durationMs)]),
    t('sandbox.filter.all', { total: entries.length }),
  ];
  const topics = isEarlier ? [] : topicTimes(response).slice(0, TOPICS);
  const poster = posterOf(response)?.image;
  return (
    <div className={classes.row}>
      <button type="button" className={classes.open} onClick={() => onOpen(analysis)}>
        {isEarlier ? null : (
          <span className={classes.frame}>{poster ? <img src={poster} alt="" /> : null}</span>
        )}
        <span className={classes.text}>
          {isEarlier ? null : <span className={classes.url}>{videoUrl}</span>}
          {topics.length > 0 ? (
            <span className={classes.topics}>{topics.map(({ name }) => conceptName(name)).join(' · ')}</span>
          ) : null}
          <span className={classes.facts}>{facts.join(' · ')}</span>
        </span>
        <span className={classes.action}>{t('sandbox.recent.open')}</span>
      </button>
      <IconButton
        icon={IconTrash}
        label={t('sandbox.recent.remove-one', { url: videoUrl, when })}
        hint={t('sandbox.recent.remove')}
        onClick={() => onRemove(analysis)}
      />
    </div>
  );
}
