import { useText } from '@/i18n/use-text';
import classes from './analysis-introduction.module.css';
import { ConfidenceLegend } from './moments/confidence-legend';

const POINTS = [
  { title: 'sandbox.introduction.picture', text: 'sandbox.introduction.picture-text' },
  { title: 'sandbox.introduction.sound', text: 'sandbox.introduction.sound-text' },
  { title: 'sandbox.introduction.words', text: 'sandbox.introduction.words-text' },
] as const;

/** Before the first analysis: what will be seen here, and how to read it. */
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
