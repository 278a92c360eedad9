import classes from './analysis-introduction.module.css';
import { ConfidenceLegend } from './confidence-legend';

const POINTS = [
  { title: 'The picture', text: 'Light, colour, motion, cuts and fades, black, test patterns.' },
  { title: 'The sound', text: 'Silence, loud and quiet passages, tones.' },
  { title: 'The words', text: 'What the subtitles inside the file talk about, as topics.' },
];

/** Before the first analysis: what will be seen here, and how to read it. */
export function AnalysisIntroduction() {
  return (
    <section aria-labelledby="analysis-introduction">
      <h2 id="analysis-introduction" className={classes.title}>
        What you will see
      </h2>
      <p className={classes.lede}>
        For every moment of the video, the concepts that were measured in it, each with a confidence. The
        address must lead to the video file itself, by http or https.
      </p>
      <dl className={classes.points}>
        {POINTS.map((point) => (
          <div key={point.title}>
            <dt>{point.title}</dt>
            <dd>{point.text}</dd>
          </div>
        ))}
      </dl>
      <ConfidenceLegend />
    </section>
  );
}
