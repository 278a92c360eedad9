import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs';
import { useText } from '@/i18n/use-text';
import { formatTimecode } from '@/lib/timecode';
import { IconButton } from '@/ui/layouts/icon-button';
import { useFormats } from '@/ui/use-formats';
import type { KeptAnalysis } from './kept-analyses';
import classes from './recent-analyses.module.css';

interface RecentAnalysisProps {
  kept: KeptAnalysis;
  onOpen: (kept: KeptAnalysis) => void;
  onRemove: (id: string) => void;
}

/** One line of the list: its address opens it. */
export function RecentAnalysis({ kept, onOpen, onRemove }: RecentAnalysisProps) {
  const t = useText();
  const { moment } = useFormats();
  const { videoUrl, durationMs, analysis, thumbnails } = kept.response;
  const when = moment(kept.analyzedAt);
  const facts = [
    when,
    ...(durationMs === undefined ? [] : [formatTimecode(durationMs)]),
    t('sandbox.filter.all', { total: analysis.length }),
  ];
  const picture = thumbnails?.[0]?.image;
  return (
    <li className={classes.line}>
      <button type="button" className={classes.open} onClick={() => onOpen(kept)}>
        <span className={classes.frame}>{picture ? <img src={picture} alt="" /> : null}</span>
        <span className={classes.words}>
          <span className={classes.url}>{videoUrl}</span>
          <span className={classes.facts}>{facts.join(' · ')}</span>
        </span>
      </button>
      <IconButton
        icon={IconTrash}
        label={t('sandbox.recent.remove-one', { url: videoUrl, when })}
        hint={t('sandbox.recent.remove')}
        onClick={() => onRemove(kept.id)}
      />
    </li>
  );
}
