import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { AnalysisLibrary, LibraryItem } from '@/data/analyses/library-state';
import { useText } from '@/i18n/use-text';
import { compare, toComparisonSheet } from '@/targeting/compare';
import { planOf } from '@/targeting/plan';
import { SelectField } from '@/ui/fields/select-field';
import { DataTable } from '@/ui/tables/data-table';
import { useFormats } from '@/ui/use-formats';
import { downloadText } from '../export/export-files';
import { useProfileName } from '../plan/profile-name';
import { MAX_STORED, madeWith, type OpenedResult } from '../stored/stored-analyses';
import { useConceptName } from '../use-concept-name';
import { columnsOf } from './columns';
import classes from './compare-view.module.css';
import { ProgramChoice } from './program-choice';
import { useComparison } from './use-comparison';

const FILE_NAME = 'comparison.csv';

interface CompareViewProps {
  /** Newest first. */
  analyses: readonly OpenedResult[];
  library: AnalysisLibrary | null;
  /** Analyses of the library that have a result and can be added to the comparison. */
  items: readonly LibraryItem[];
  onOpen: (analysis: OpenedResult) => void;
  /** Whether closing leads back to a list of many videos, and not to the library. */
  isOfList: boolean;
  onClose: () => void;
}

/** Stored analyses side by side, under one profile and brief. */
export function CompareView(props: CompareViewProps) {
  const { analyses: own, library, items, onOpen, isOfList, onClose } = props;
  const t = useText();
  const formats = useFormats();
  const nameOf = useConceptName();
  const profileName = useProfileName();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was read from the server. */
  const [read, setRead] = useState<OpenedResult[]>([]);
  const [reading, setReading] = useState<'no' | 'reading' | 'unread'>('no');
  const [readingId, setReadingId] = useState<string | null>(null);
  const analyses = useMemo(
    () => [...own, ...read.filter(({ id }) => !own.some((each) => each.id === id))],
    [own, read],
  );
  const { choicesOf, profile, profiles, chooseProfile, brief, briefs, chooseBrief } = useComparison(
    analyses.map(({ response }) => response.videoUrl),
  );
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [filter, setFilter] = useState('');
  const [saved, setSaved] = useState(false);

  useEffect(() => heading.current?.focus(), []);
  // Two are needed. Only when the view is opened: after that, the user chooses.
  const onOpened = useEffectEvent(async () => {
    for (const item of others.slice(0, Math.max(0, 2 - own.length))) await readResult(item);
  });
  useEffect(() => void onOpened(), []);

  const compared = useMemo(() => {
    const taken = analyses.filter(({ id }) => !left.has(id));
    if (taken.length < 2) return [];
    return compare(taken, (response) =>
      planOf(response, { ...choicesOf(response.videoUrl), profile, brief }),
    );
  }, [analyses, left, choicesOf, profile, brief]);

  const columns = columnsOf({
    t,
    formats,
    nameOf,
    hasBrief: brief !== null,
    onOpen: (id) => {
      const analysis = analyses.find((each) => each.id === id);
      if (analysis) onOpen(analysis);
    },
  });

  const others = items.filter(({ id }) => !analyses.some((each) => each.id === id));
  const isFull = analyses.length - left.size >= MAX_STORED;

  async function readResult(item: LibraryItem) {
    const { id, title } = item;
    setReading('reading');
    setReadingId(id);
    try {
      const response = await library?.result(item);
      const analyzedAt = Date.parse(item.updatedAt);
      if (response) {
        const result = { id, title, analyzedAt, ...madeWith(item), response };
        setRead((before) => [...before.filter((each) => each.id !== id), result]);
      }
      setReading('no');
    } catch (error) {
      console.error('Reading a result to compare failed', error);
      setReading('unread');
    }
    setReadingId(null);
  }

  function download() {
    downloadText(
      FILE_NAME,
      'csv',
      toComparisonSheet(compared, { profile: profileName(profile), brief: brief?.text }),
    );
    setSaved(true);
  }

  return (
    <div className={classes.view}>
      <div className={classes.head}>
        <h2 ref={heading} id="compare" className={classes.title} tabIndex={-1}>
          {t('compare.title')}
        </h2>
        <Button variant="default" size="sm" onClick={onClose}>
          {t(isOfList ? 'compare.close-list' : 'compare.close')}
        </Button>
      </div>
      <p className={classes.lede}>{t('compare.text')}</p>
      <div className={classes.choices}>
        <SelectField
          label={t('compare.profile')}
          value={profile.id}
          onChange={(event) => chooseProfile(event.currentTarget.value)}
          data={profiles.map((each) => ({ value: each.id, label: profileName(each) }))}
        />
        {briefs.length > 0 ? (
          <SelectField
            label={t('compare.brief')}
            value={brief?.text ?? ''}
            onChange={(event) => chooseBrief(event.currentTarget.value)}
            data={[
              { value: '', label: t('compare.no-brief') },
              ...briefs.map(({ text }) => ({ value: text, label: text })),
            ]}
          />
        ) : null}
      </div>
      <ProgramChoice
        analyses={analyses}
        others={others}
        readingId={readingId}
        left={left}
        onChange={setLeft}
        onRead={reading === 'reading' || isFull ? null : (item) => void readResult(item)}
      />
      <p role="status" className={classes.lede}>
        {reading === 'no' ? null : t(`compare.${reading}`)}
        {reading === 'no' && isFull && others.length > 0 ? t('compare.most', { count: MAX_STORED }) : null}
      </p>
      {compared.length === 0 ? (
        <p className={classes.lede}>{t('compare.two')}</p>
      ) : (
        <DataTable
          labels={{
            table: t('compare.title'),
            filter: t('compare.filter'),
            empty: t('compare.two'),
            noMatch: t('compare.no-match'),
          }}
          columns={columns}
          entries={compared.map((item, key) => ({ key, item }))}
          searchText={undefined}
          filter={filter}
          onFilter={setFilter}
          action={
            <Button
              variant="default"
              size="sm"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={download}
            >
              {t('sandbox.export.download', { format: 'CSV' })}
            </Button>
          }
        />
      )}
      <p role="status" className={classes.status}>
        {saved ? t('plan.breaks.downloaded', { file: FILE_NAME }) : null}
      </p>
    </div>
  );
}
