import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { LegalContents } from './legal-contents';
import classes from './legal-layout.module.css';
import type { LegalSection } from './legal-section';
import { PlainLayout } from './plain-layout';

interface LegalLayoutProps {
  title: string;
  /** One sentence: what this text is. */
  lede: string;
  /** The date of the text: as displayed, and as `YYYY-MM-DD`. */
  updated: { text: string; iso: string };
  /** A summary, which is not binding. */
  summary: ReactNode;
  sections: readonly LegalSection[];
  /** The other legal text. */
  sibling: { title: string; href: string };
}

/**
 * Goes to the section in the fragment of the URL. The browser does so only for elements that exist when the document
 * arrives, but a page is rendered later. In the next frame, because a change of route first scrolls to the top.
 */
function useSectionOfUrl(): void {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const section = document.getElementById(location.hash.slice(1));
      section?.scrollIntoView();
      section?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
}

/** A legal text: numbered sections, each with its own URL, and a table of contents. */
export function LegalLayout({ title, lede, updated, summary, sections, sibling }: LegalLayoutProps) {
  const ids = useMemo(() => sections.map(({ id }) => id), [sections]);
  useSectionOfUrl();
  return (
    <PlainLayout>
      {/* Available in English only, whatever the language of the interface. */}
      <div className={classes.layout} lang="en">
        <header className={classes.head}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.updated}>
            Last updated <time dateTime={updated.iso}>{updated.text}</time>
          </p>
          <p className={classes.lede}>{lede}</p>
        </header>
        <LegalContents sections={sections} ids={ids} />
        <article className={classes.text}>
          <div className={classes.summary}>{summary}</div>
          {sections.map(({ id, title: heading, body }, place) => (
            <section key={id} className={classes.section}>
              <h2 id={id} className={classes.heading} tabIndex={-1}>
                <span className={classes.number}>{place + 1}.</span> {heading}
              </h2>
              <div className={classes.body}>{body}</div>
            </section>
          ))}
          <footer className={classes.foot}>
            <Link href={sibling.href}>{sibling.title}</Link>
            <a href="#top">Back to the top</a>
          </footer>
        </article>
      </div>
    </PlainLayout>
  );
}
