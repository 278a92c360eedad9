import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import type { StoredAnalysis } from './stored-analyses';
import classes from './recent-analyses.module.css';

interface RecentAnalysisProps {
  analysis: StoredAnalysis;
  onOpen: (analysis: StoredAnalysis) => void;
  onRemove: (id: string) => void;
}

/** One row of the list; its URL opens the result. */
export function RecentAnalysis({ analysis, onOpen, onRemove }: RecentAnalysisProps) {
  const t = useText();
  const { moment } = useFormats();
  const { videoUrl, durationMs, analysis: entries, thumbnails } = analysis.response;
  const when = moment(analysis.analyzedAt);
  const facts = [
    when,
    ...(durationMs === undefined ? [] : [formatTimecode(durationMs)]),
    t('sandbox.filter.all', { total: entries.length }),
  ];
  const thumbnail = thumbnails?.[0]?.image;
  return (
    <li className={classes.row}>
      <button type="button" className={classes.open} onClick={() => onOpen(analysis)}>
        <span className={classes.frame}>{thumbnail ? <img src={thumbnail} alt="" /> : null}</span>
        <span className={classes.text}>
          <span className={classes.url}>{videoUrl}</span>
          <span className={classes.facts}>{facts.join(' · ')}</span>
        </span>
      </button>
      <IconButton
        icon={IconTrash}
        label={t('sandbox.recent.remove-one', { url: videoUrl, when })}
        hint={t('sandbox.recent.remove')}
        onClick={() => onRemove(analysis.id)}
      />
    </li>
  );
}
