import IconTrendingDown from '@tabler/icons-react/dist/esm/icons/IconTrendingDown.mjs';
import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { useText } from '@/i18n/use-text';
import { useFormats } from '@/ui/use-formats';
import classes from './trend.module.css';

/** The change of a figure: as text, with an arrow and a color. */
export function Trend({ change }: { change: number }) {
  const t = useText();
  const { percent } = useFormats();
  const grows = change >= 0;
  const Arrow = grows ? IconTrendingUp : IconTrendingDown;
  return (
    <span className={classes.trend} data-tone={grows ? 'good' : 'bad'}>
      <Arrow size={17} aria-hidden="true" />
      {t(grows ? 'statistics.increase' : 'statistics.decrease', { change: percent(Math.abs(change)) })}
    </span>
  );
}
