import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';
import { useMemo, useState } from 'react';
import type { AnalysisResponse } from '@/contracts/analysis';
import type { Message } from '@/i18n/message';
import { useText } from '@/i18n/use-text';
import { lookbackOf, type AdBreak } from '@/targeting/breaks';
import { toChapters } from '@/targeting/export/chapters';
import { toOpenRtb } from '@/targeting/export/open-rtb';
import { toVmap } from '@/targeting/export/vmap';
import { useFormats } from '@/ui/use-formats';
import { PlayTime } from '../entries/play-time';
import { downloadText } from '../export/export-files';
import { exportFileName } from '../export/export-file-name';
import { useConceptName } from '../use-concept-name';
import classes from './ad-breaks.module.css';

interface FileFormat {
  name: string;
  extension: string;
  type: 'xml' | 'json' | 'vtt';
  text: (response: AnalysisResponse, breaks: readonly AdBreak[]) => string;
  /** Whether there is anything to write. */
  needs: (response: AnalysisResponse, breaks: readonly AdBreak[]) => boolean;
}

/** For ad servers, for bidders, and for players. */
const FORMATS: readonly FileFormat[] = [
  {
    name: 'VMAP',
    extension: 'vmap.xml',
    type: 'xml',
    text: (_, breaks) => toVmap(breaks),
    needs: (_, breaks) => breaks.length > 0,
  },
  {
    name: 'OpenRTB',
    extension: 'openrtb.json',
    type: 'json',
    text: (response, breaks) => `${JSON.stringify(toOpenRtb(response, breaks), null, 2)}\n`,
    needs: (_, breaks) => breaks.length > 0,
  },
  {
    name: 'WebVTT',
    extension: 'chapters.vtt',
    type: 'vtt',
    text: toChapters,
    needs: ({ scenes }) => scenes !== undefined && scenes.length > 0,
  },
];

/** What the audience has seen and heard before a break. */
function Before({ response, timestamp }: { response: AnalysisResponse; timestamp: number }) {
  const t = useText();
  const { oneDecimal } = useFormats();
  const conceptName = useConceptName();
  const { range, topics, seen, loudness } = useMemo(
    () => lookbackOf(response, timestamp),
    [response, timestamp],
  );
  const risks = topics.filter(({ topic }) => topic.isSensitive);
  const facts: [string, string][] = [
    [t('sandbox.group.topic'), topics.map(({ topic }) => conceptName(topic.name)).join(', ')],
    [t('sandbox.group.seen'), seen.map(conceptName).join(', ')],
    [
      t('sandbox.result.loudness'),
      loudness === undefined ? '' : t('sandbox.audio.lufs', { value: oneDecimal(loudness) }),
    ],
    [t('plan.breaks.risk'), risks.map(({ topic }) => conceptName(topic.name)).join(', ')],
  ];
  return (
    <div className={classes.before}>
      <h4>{t('plan.breaks.before', { seconds: Math.round((range.endMs - range.startMs) / 1000) })}</h4>
      <dl>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** The places for advertisements with their reasons, and as files for ad servers and bidders. */
export function AdBreaks({ response, breaks }: { response: AnalysisResponse; breaks: readonly AdBreak[] }) {
  const t = useText();
  const { percent } = useFormats();
  const [outcome, setOutcome] = useState<Message | null>(null);
  const formats = FORMATS.filter(({ needs }) => needs(response, breaks));

  function download({ extension, type, text }: FileFormat) {
    const file = exportFileName(response.videoUrl, extension);
    downloadText(file, type, text(response, breaks));
    setOutcome({ id: 'plan.breaks.downloaded', values: { file } });
  }

  return (
    <section className={classes.panel} aria-labelledby="result-breaks">
      <div className={classes.head}>
        <h3 id="result-breaks" tabIndex={-1}>
          {t('plan.breaks.title')}
        </h3>
        <p>{breaks.length > 0 ? t('plan.breaks.text') : t('plan.breaks.none')}</p>
      </div>
      <ol className={classes.breaks}>
        {breaks.map(({ timestamp, score, reasons }) => (
          <li key={timestamp} className={classes.break}>
            <div>
              <p className={classes.place}>
                <PlayTime timeMs={timestamp} /> <strong>{percent(score)}</strong>
              </p>
              <p className={classes.reasons}>
                {reasons.map((reason) => t(`plan.breaks.${reason}`)).join(' · ')}
              </p>
            </div>
            <Before response={response} timestamp={timestamp} />
          </li>
        ))}
      </ol>
      {formats.length > 0 ? (
        <div className={classes.actions}>
          {formats.map((format) => (
            <Button
              key={format.name}
              variant="default"
              size="sm"
              leftSection={<IconDownload size={16} aria-hidden="true" />}
              onClick={() => download(format)}
            >
              {t('sandbox.export.download', { format: format.name })}
            </Button>
          ))}
          <p role="status" className={classes.outcome}>
            {outcome ? t(outcome) : null}
          </p>
        </div>
      ) : null}
    </section>
  );
}
