import classes from './countdown.module.css';

/**
 * The illustration beside the forms: a countdown, then the cue mark lights up in the corner. It ends after less than five
 * seconds, so that nothing moves while the user types (WCAG 2.2.2), and does not move with reduced motion.
 */
export function Countdown() {
  return (
    <div className={classes.screen} aria-hidden="true">
      <svg className={classes.drawing} viewBox="0 0 400 300">
        <path className={classes.hair} d="M-400 150H800M200-400V700" />
        <g className={classes.sweep}>
          <path className={classes.wedge} d="M200 150V-400A550 550 0 0 1 676 -125Z" />
          <path className={classes.hand} d="M200 150 676 -125" />
        </g>
        <circle className={classes.disc} cx="200" cy="150" r="104" />
        <circle className={classes.ring} cx="200" cy="150" r="120" />
        <circle className={classes.ring} cx="200" cy="150" r="104" />
        {[3, 2, 1].map((count) => (
          <text key={count} className={classes.count} data-count={count} x="200" y="150">
            {count}
          </text>
        ))}
      </svg>
      <span className={classes.cue} />
    </div>
  );
}
