import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import { useEffect, useMemo, type ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '@/config/paths';
import { useText } from '@/i18n/use-text';
import { Logo } from '@/ui/layouts/logo';
import classes from './legal-layout.module.css';
import { useSectionInView } from './use-section-in-view';

/** One section of a legal text. It is numbered by its position. */
export interface LegalSection {
  /** The fragment of its URL. Other documents link to it: never change it. */
  id: string;
  title: string;
  body: ReactNode;
}

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

/** The table of contents: beside the text where there is room, otherwise folded above it. */
function Contents({ sections }: { sections: readonly LegalSection[] }) {
  const current = useSectionInView(useMemo(() => sections.map(({ id }) => id), [sections]));
  return (
    <nav className={classes.contents} aria-label="On this page">
      <details>
        <summary>On this page</summary>
        <ol>
          {sections.map(({ id, title }, place) => (
            <li key={id}>
              <a href={`#${id}`} className={classes.link} aria-current={id === current ? 'true' : undefined}>
                <span>{place + 1}.</span>
                <span>{title}</span>
              </a>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}

/** A legal text: numbered sections, each with its own URL, and a table of contents. */
export function LegalLayout({ title, lede, updated, summary, sections, sibling }: LegalLayoutProps) {
  const t = useText();
  useSectionOfUrl();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <Logo />
        <Link href={paths.home} className={classes.back}>
          <IconArrowLeft size={18} aria-hidden="true" />
          {t('ui.back-to-home')}
        </Link>
      </header>
      {/* Available in English only, whatever the language of the interface. */}
      <main className={classes.layout} lang="en">
        <header className={classes.head}>
          <h1 className={classes.title} tabIndex={-1}>
            {title}
          </h1>
          <p className={classes.updated}>
            Last updated <time dateTime={updated.iso}>{updated.text}</time>
          </p>
          <p className={classes.lede}>{lede}</p>
        </header>
        <Contents sections={sections} />
        <article className={classes.text}>
          <div className={classes.summary}>{summary}</div>
          {sections.map(({ id, title: heading, body }, place) => (
            <section key={id}>
              <h2 id={id} tabIndex={-1}>
                <span className={classes.number}>{place + 1}.</span> {heading}
              </h2>
              {body}
            </section>
          ))}
          <footer className={classes.foot}>
            <Link href={sibling.href}>{sibling.title}</Link>
            <a href="#top">Back to the top</a>
          </footer>
        </article>
      </main>
    </div>
  );
}
