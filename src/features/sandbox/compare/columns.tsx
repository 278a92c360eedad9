import type { Translate } from '@/i18n/use-text';
import type { Formats } from '@/lib/formats';
import { formatTimecode } from '@/lib/timecode';
import type { Compared } from '@/targeting/compare';
import type { TableColumn } from '@/ui/tables/table-column';
import { programName } from '../program-title';
import type { ConceptName } from '../use-concept-name';
import classes from './compare-view.module.css';

/** Maximum number of topics shown; the exported file has all of them. */
const MAX_TOPICS = 3;

interface ColumnContext {
  t: Translate;
  formats: Formats;
  nameOf: ConceptName;
  /** Whether there is a brief to match. */
  hasBrief: boolean;
  /** @param id of the analysis */
  onOpen: (id: string) => void;
}

const nameOfProgram = ({ title, videoUrl }: Compared) => programName(title, videoUrl);

/** The columns of a comparison. */
export function columnsOf({ t, formats, nameOf, hasBrief, onOpen }: ColumnContext): TableColumn<Compared>[] {
  const { percent, moment } = formats;
  const share = ({ verdict, suitableMs, suitableShare }: Compared) =>
    verdict === 'not-assessed'
      ? t('plan.verdict.not-assessed')
      : `${formatTimecode(suitableMs)} · ${percent(suitableShare)}`;
  const topics = (item: Compared) =>
    item.topics
      .slice(0, MAX_TOPICS)
      .map((topic) => `${nameOf(topic.name)} ${percent(topic.share)}`)
      .join(', ');
  const bestMatch: TableColumn<Compared> = {
    id: 'match',
    header: t('compare.column.match'),
    kind: 'number',
    text: ({ bestMatch: scene }) =>
      scene ? `${formatTimecode(scene.start)} · ${percent(scene.match?.score ?? 0)}` : t('compare.none'),
    orderBy: ({ bestMatch: scene }) => scene?.match?.score ?? '',
  };
  return [
    {
      id: 'program',
      header: t('compare.column.program'),
      kind: 'name',
      text: nameOfProgram,
      cell: ({ item }) => (
        <span className={classes.program}>
          <button type="button" className={classes.open} dir="auto" onClick={() => onOpen(item.id)}>
            {nameOfProgram(item)}
          </button>
          <span className={classes.soft} dir="auto">
            {item.videoUrl}
          </span>
          <span className={classes.soft}>
            {`${formatTimecode(item.durationMs)} · ${moment(item.analyzedAt)}`}
          </span>
          {item.notes.length > 0 ? (
            <span className={classes.notes}>
              {item.notes.map((note) => t(`compare.note.${note}`)).join(' ')}
            </span>
          ) : null}
        </span>
      ),
    },
    {
      id: 'suitable',
      header: t('compare.column.suitable'),
      kind: 'number',
      text: share,
      orderBy: ({ verdict, suitableMs }) => (verdict === 'not-assessed' ? '' : suitableMs),
    },
    {
      id: 'share',
      header: t('compare.column.verdict'),
      text: ({ verdict }) => t(`plan.verdict.${verdict}`),
      orderBy: ({ verdict, suitableShare }) => (verdict === 'not-assessed' ? '' : suitableShare),
    },
    { id: 'topics', header: t('compare.column.topics'), text: topics },
    {
      id: 'breaks',
      header: t('compare.column.breaks'),
      kind: 'number',
      text: ({ verdict, breaks }) =>
        verdict === 'not-assessed' && breaks === 0 ? t('plan.verdict.not-assessed') : String(breaks),
      orderBy: ({ breaks }) => breaks,
    },
    {
      id: 'break',
      header: t('compare.column.best-break'),
      kind: 'number',
      text: ({ bestBreak }) =>
        bestBreak
          ? `${formatTimecode(bestBreak.timestamp)} · ${percent(bestBreak.score)}`
          : t('compare.none'),
      orderBy: ({ bestBreak }) => bestBreak?.score ?? '',
    },
    ...(hasBrief ? [bestMatch] : []),
  ];
}
