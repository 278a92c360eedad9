import { useText } from '@/i18n/use-text';
import classes from './analysis-introduction.module.css';
import { ConfidenceLegend } from './entries/confidence-legend';

const POINTS = [
  { title: 'sandbox.introduction.video', text: 'sandbox.introduction.video-text' },
  { title: 'sandbox.introduction.audio', text: 'sandbox.introduction.audio-text' },
  { title: 'sandbox.introduction.captions', text: 'sandbox.introduction.captions-text' },
] as const;

/** Explains the result before the first analysis. */
export function AnalysisIntroduction() {
  const t = useText();
  return (
    <section aria-labelledby="analysis-introduction">
      <h2 id="analysis-introduction" className={classes.title}>
        {t('sandbox.introduction.title')}
      </h2>
      <p className={classes.lede}>{t('sandbox.introduction.text')}</p>
      <dl className={classes.points}>
        {POINTS.map(({ title, text }) => (
          <div key={title}>
            <dt>{t(title)}</dt>
            <dd>{t(text)}</dd>
          </div>
        ))}
      </dl>
      <ConfidenceLegend />
    </section>
  );
}
