import classes from './countdown.module.css';

/**
 * The illustration beside the forms: a countdown, then the cue mark lights up in the corner. It ends after less than five
 * seconds, so that nothing moves while the user types (WCAG 2.2.2), and does not move with reduced motion.
 */
export function Countdown() {
  return (
    <div className={classes.screen} aria-hidden="true">
      <svg className={classes.drawing} viewBox="0 0 400 300" fill="none" stroke="#59616f" strokeWidth="2">
        <path stroke="#3d4450" d="M-400 150H800M200-400V700" />
        <g className={classes.sweep} stroke="none">
          <path fill="#6a9dff" opacity="0.07" d="M200 150V-400A550 550 0 0 1 676 -125Z" />
          <path stroke="#5a83cf" d="M200 150 676 -125" />
        </g>
        <circle fill="#14161b" fillOpacity="0.72" cx="200" cy="150" r="104" />
        <circle cx="200" cy="150" r="120" />
        <g fill="#d5dae3" stroke="none" textAnchor="middle" dominantBaseline="central">
          {[3, 2, 1].map((count) => (
            <text key={count} className={classes.count} data-count={count} x="200" y="150">
              {count}
            </text>
          ))}
        </g>
      </svg>
      <span className={classes.cue} />
    </div>
  );
}
