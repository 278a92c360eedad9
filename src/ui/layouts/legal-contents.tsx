import classes from './legal-contents.module.css';
import type { LegalSection } from './legal-section';
import { useSectionInView } from './use-section-in-view';

interface LegalContentsProps {
  sections: readonly LegalSection[];
  /** The ids of the sections. The array stays the same object while the page is shown. */
  ids: readonly string[];
}

/**
 * The table of contents: beside the text where there is room, otherwise folded above it. Both are rendered, and the
 * style sheet hides one: the HTML is prerendered, before the width of the window is known.
 */
export function LegalContents({ sections, ids }: LegalContentsProps) {
  const current = useSectionInView(ids);
  const list = (
    <ol className={classes.list}>
      {sections.map(({ id, title }, place) => (
        <li key={id}>
          <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'true' : undefined}>
            <span className={classes.number}>{place + 1}.</span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav className={classes.contents} aria-label="On this page">
      <div className={classes.beside}>
        <p className={classes.title}>On this page</p>
        {list}
      </div>
      <details className={classes.folded}>
        <summary className={classes.summary}>On this page</summary>
        {list}
      </details>
    </nav>
  );
}
