import { useText } from '@/i18n/use-text';
import type { MessageId } from '@/i18n/message';
import classes from './result-parts.module.css';

interface ResultPartsProps {
  /** The ids of the headings, with their words, in their order on the page. */
  parts: readonly { id: string; label: MessageId }[];
}

/** The ways past what a long result holds: its pictures and concepts alone are hundreds of stops for the keyboard. */
export function ResultParts({ parts }: ResultPartsProps) {
  const t = useText();
  return (
    <nav aria-label={t('sandbox.result.parts')}>
      <ul className={classes.parts}>
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a className={classes.part} href={`#${id}`}>
              {t(label)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
